import { hasSight } from '../../../battlefield/sight.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Option, Question } from '../../../kernel/port.ts';
import { bestOf } from '../derived.ts';
import { isBlind } from '../harm/injury-effects.ts';
import { stillResolving } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import { bothAloft, fieldOf, inInitiativeOrder } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, isHidden, one } from '../state.ts';
import { costOfFailure } from '../stress.ts';
import type { Table } from '../table.ts';
import { theDie } from '../test/matters.ts';
import type { Result } from '../test/roll.ts';
import { rollTest, term } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { againstOne } from './one-roll.ts';

/** Being hidden and being noticed (PE-ACT-36, PE-MOVE-15, PE-R53). */

/** Whether the seer could notice a combatant at a cell: conscious, not Blinded, with line of sight. */
const couldSee = (fight: Fight, seer: Combatant, who: Combatant, cell: Cell): boolean =>
  conscious(seer) &&
  !isBlind(fight, seer) &&
  (bothAloft(seer, who) || hasSight(fieldOf(fight), seer.cell, seer.squares, cell, who.squares));

/** The enemies that have this combatant in sight, by initiative. */
export function enemiesInSight(fight: Fight, who: Combatant): readonly Combatant[] {
  const found = fight.listing
    .map((id) => one(fight, id))
    .filter((foe) => foes(foe, who) && couldSee(fight, foe, who, who.cell));
  return inInitiativeOrder(fight, found);
}

/** The enemies that a combatant hides from. */
export const wouldSeek = (fight: Fight, who: Combatant): readonly Id[] =>
  fight.listing.filter((id) => {
    const foe = one(fight, id);
    return foes(foe, who) && conscious(foe);
  });

/**
 * Noticing after a combatant has moved over `cells`, the first being where it started: enemies may notice it if it is
 * hidden, and it may notice those that are hidden from it. `full`: it moved at full speed (PE-MOVE-15).
 */
export function notice(table: Table, mover: Id, cells: readonly Cell[], full: boolean): void {
  const { fight } = table;
  const who = one(fight, mover);
  if (who.hiddenFrom.length > 0) noticed(table, mover, seersOf(fight, who, cells, full), full);
  for (const id of fight.listing) {
    const hider = one(fight, id);
    if (!isHidden(hider, mover)) continue;
    const now = one(fight, mover);
    if (cells.some((cell) => couldSee(fight, { ...now, cell }, hider, hider.cell))) {
      noticed(table, id, [mover], false);
    }
  }
}

/** PE-OBST-2: a hidden combatant made a noise: everyone it is hidden from may notice it, in sight or not. */
export function heard(table: Table, id: Id): void {
  const { fight } = table;
  const { hiddenFrom } = one(fight, id);
  const seers = hiddenFrom.filter((seer) => conscious(one(fight, seer)));
  if (seers.length > 0) noticed(table, id, seers, false);
}

/**
 * The enemies it is hidden from that saw it on one of the cells, except those it has slipped past in this Move already.
 */
function seersOf(fight: Fight, who: Combatant, cells: readonly Cell[], full: boolean): readonly Id[] {
  const seers = who.hiddenFrom
    .map((id) => one(fight, id))
    .filter((seer) => who.move?.tested[slipped(seer.id, full)] === undefined)
    .filter((seer) => cells.some((cell) => couldSee(fight, seer, who, cell)));
  return inInitiativeOrder(fight, seers).map(({ id }) => id);
}

const slipped = (seer: Id, full: boolean): string => `${full ? 'dashed past' : 'slipped past'} ${seer}`;

/** PE-R53: one Stealth test, opposed by each seer. */
function noticed(table: Table, id: Id, seers: readonly Id[], full: boolean): void {
  if (seers.length === 0) return;
  const byDice = table.fight.rulings.stealthTest === 'stealthVsPerception';
  let mine = byDice ? stealthTest(table, id, full) : null;
  for (const seer of seers) {
    let unseen = true;
    if (mine) {
      const came = againstOne(table, mine, seer, () => noticeTest(table.fight, seer, id));
      mine = came.initiator;
      unseen = came.won;
    }
    settleSight(table, id, seer, verdict(table, id, seer, byDice ? unseen : null), full);
  }
  if (mine) costOfFailure(table, mine);
}

const stealthTest = (table: Table, id: Id, full: boolean): Result =>
  rollTest(table, {
    who: id,
    tested: { skill: 'stealth' },
    kind: 'other',
    clause: 'PE-ACT-36',
    purpose: 'stealth',
    ...(full ? { edge: [term(-2, 'full speed', 'PE-MOVE-15')] } : {}),
    matters: theDie,
  });

const noticeTest = (fight: Fight, seer: Id, id: Id): TestSpec => ({
  who: seer,
  tested: bestOf<Tested>(one(fight, seer), [{ score: 'perception' }, { skill: 'awareness' }], fight.rulings),
  kind: 'other',
  clause: 'PE-ACT-36',
  purpose: 'notice',
  against: id,
});

const verdicts = ['seen', 'unseen', 'surprise'] as const;
type Verdict = (typeof verdicts)[number];
const isVerdict = (given: string): given is Verdict => (verdicts as readonly string[]).includes(given);

/** Asks the game master for the verdict, by default that of the dice. */
function verdict(table: Table, id: Id, seer: Id, unseen: boolean | null): Verdict {
  const { option } = table.ask(stealthQuestion(id, seer, unseen));
  if (isVerdict(option)) return option;
  return unseen === true ? 'unseen' : 'seen';
}

function settleSight(table: Table, id: Id, seer: Id, came: Verdict, full: boolean): void {
  const { fight } = table;
  const who = one(fight, id);
  if (came === 'seen') {
    const from = who.hiddenFrom.filter((each) => each !== seer);
    table.tell({ fact: 'hidden', who: id, from, clause: 'PE-ACT-36' });
    return;
  }
  if (came === 'surprise' && !one(fight, seer).surprised) {
    table.tell({
      fact: 'condition',
      who: seer,
      condition: 'surprised',
      on: true,
      by: id,
      clause: 'PE-ACT-36',
    });
  }
  const { move } = one(fight, id);
  if (!move) return;
  const tested = { ...move.tested, [slipped(seer, full)]: 'free' as const };
  table.tell({ fact: 'move', who: id, move: { ...move, tested } });
}

const labels: { readonly [verdict in Verdict]: string } = {
  seen: 'It is seen',
  unseen: 'It stays unseen',
  surprise: 'It stays unseen and surprises',
};

/** `unseen` is the result of the dice; `null` if there were none and the game master has to decide. */
function stealthQuestion(who: Id, seer: Id, unseen: boolean | null): Question {
  const clause = 'PE-ACT-36';
  const said: readonly Option[] = verdicts.map((id) => ({ id, label: labels[id], clause, group: 'gm' }));
  const asRolled: Option = { id: 'decline', label: 'As the dice say', clause, group: 'gm' };
  return {
    id: 'stealth',
    clause,
    for: 'gm',
    ...(unseen === null ? {} : { reaction: 'stealth' }),
    about: { who, seer, ...(unseen === null ? {} : { unseen }) },
    options: () => (unseen === null ? said : [asRolled, ...said]),
    read: ({ option }) =>
      isVerdict(option) || (option === 'decline' && unseen !== null)
        ? { option }
        : stillResolving(`the answers are ${verdicts.join(', ')}`),
  };
}
