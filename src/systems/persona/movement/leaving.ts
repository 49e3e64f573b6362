import type { Cell, Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { takeAction } from '../actions/take.ts';
import { testedWith } from '../combat/attack-spec.ts';
import { bareHands, meansOf } from '../combat/means.ts';
import { bestOf } from '../derived.ts';
import { judgeAction } from '../judge.ts';
import { chanceInterrupts, mayTakeChance, offerChance } from '../reactions/chance-events.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import { testedName } from '../scores.ts';
import { engagedWith, inInitiativeOrder } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isHidden, one, suffers } from '../state.ts';
import { costOfFailure } from '../stress.ts';
import type { Table } from '../table.ts';
import { bestFor, testNumbers } from '../test/numbers.ts';
import type { Result } from '../test/roll.ts';
import { rollTest } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { besideAt, leftOnWay } from './leaving-geometry.ts';
import { againstOne } from './one-roll.ts';
import { otherSkill } from './other-skill.ts';

/**
 * Leaving engaged enemies: with care (Disengage) or without (Flee), PE-MOVE-7 to PE-MOVE-11. An enemy that was left may
 * be met and left again in the same Move (PE-MOVE-10). A test takes care with those only whom the mover knows of: leaving
 * one that is hidden from it (PE-ACT-36) is a Flee, and nothing that the mover is asked names it.
 */

/** PE-MOVE-7: the engaged enemies with whom a step loses contact, by initiative. */
export function leftByStep(fight: Fight, who: Combatant, from: Cell, to: Cell): readonly Combatant[] {
  const left = engagedAt(fight, who, from).filter((foe) => !besideAt(fight, who, to, foe));
  return inInitiativeOrder(fight, left);
}

/** The enemies that engage the combatant while it is on a cell. */
function engagedAt(fight: Fight, who: Combatant, cell: Cell): readonly Combatant[] {
  return engagedWith(fight, cell === who.cell ? who : { ...who, cell });
}

/** How a mover leaves. */
interface Leave {
  /** Whether no Disengage is possible. */
  readonly flees: boolean;
  /** Enemies that the rest of the path leaves; the one roll counts against them too (PE-R21). */
  readonly later: readonly Combatant[];
  /** The enemies to which that roll was lost in this walk: leaving them is a Flee (PE-MOVE-10). */
  readonly lostTo: Id[];
}

/**
 * PE-MOVE-7: decides whom leaving these enemies provokes: nobody if it was paid for with an Action or won by a test.
 */
export function provokedByLeaving(
  table: Table,
  id: Id,
  left: readonly Combatant[],
  leave: Leave,
): readonly Id[] {
  const { fight } = table;
  const who = one(fight, id);
  if (who.move?.careful) return none;
  const fresh = freshOf(who, left);
  const unsettled = leave.flees ? none : fresh.filter((foe) => !leave.lostTo.includes(foe.id));
  // PE-R20, PE-R21: an enemy that could not strike does not count, unless a Disengage is always needed.
  const counting = unsettled.filter((foe) => resists(fight, foe, who));
  const away = counting.length === 0 ? none : disengage(table, id, counting, leave);
  if (one(fight, id).move?.careful) return none;
  return strikers(fight, one(fight, id), fresh).filter((foe) => !away.includes(foe));
}

const none: readonly never[] = [];

/** PE-R20, PE-ACT-36: whether an enemy that is left makes a Disengage necessary, and resists it. */
const resists = (fight: Fight, foe: Combatant, who: Combatant): boolean =>
  !isHidden(foe, who.id) && (fight.rulings.disengageNeeded === 'always' || mayTakeChance(fight, foe, who));

/** PE-MOVE-8: the enemies left to which no Disengage of this Move was won. */
const freshOf = ({ move }: Combatant, left: readonly Combatant[]): readonly Combatant[] =>
  left.filter((foe) => !move?.disengaged.includes(foe.id));

/** Those among the enemies left that may strike. */
const strikers = (fight: Fight, who: Combatant, left: readonly Combatant[]): readonly Id[] =>
  left.filter((foe) => mayTakeChance(fight, foe, who)).map(({ id }) => id);

/** Asks how the mover leaves, makes the test if chosen, and returns the enemies that it gets away from. */
function disengage(
  table: Table,
  id: Id,
  left: readonly Combatant[],
  { later, lostTo }: Leave,
): readonly Id[] {
  const names = left.map((foe) => foe.id);
  const answer = table.ask(disengageQuestion(table.fight, id, names));
  if (answer.option === 'flee') return none;
  if (answer.option === 'action') {
    if (takeAction(table, id, 'disengage')) setCareful(table, id);
    return none;
  }
  const against = inInitiativeOrder(table.fight, [...left, ...later]).map((foe) => foe.id);
  const tested = testedIn(table, id, answer, names);
  const lost = testAgainst(table, id, tested, against);
  // Of the dice only the list of winners matters from here on.
  table.cross({ since: leavingTest(id, names).purpose, held: () => lost.join() });
  const away = against.filter((foe) => !lost.includes(foe));
  const { move } = one(table.fight, id);
  if (move && away.length > 0) {
    table.tell({ fact: 'move', who: id, move: { ...move, disengaged: [...move.disengaged, ...away] } });
  }
  lostTo.push(...lost);
  return away;
}

/** PE-MOVE-9: leaving was paid for with the Action; nothing in this Move provokes any more. */
export function setCareful(table: Table, id: Id): void {
  const { move } = one(table.fight, id);
  if (move) table.tell({ fact: 'move', who: id, move: { ...move, careful: true } });
}

/** PE-MOVE-8: the tests for a Disengage. */
const ways = {
  acrobatics: { skill: 'acrobatics' },
  endurance: { skill: 'endurance' },
  melee: { skill: 'melee' },
  agility: { score: 'agility' },
} as const satisfies { readonly [way: string]: Tested };
type WayOut = keyof typeof ways;
const wayIds = Object.keys(ways) as WayOut[];
const isWay = (given: unknown): given is WayOut =>
  typeof given === 'string' && (wayIds as readonly string[]).includes(given);

/** The Disengage test against these enemies, without what is tested. */
const leavingTest = (id: Id, foes: readonly Id[]) =>
  ({
    who: id,
    kind: 'other',
    clause: 'PE-MOVE-8',
    purpose: 'disengage',
    ...(foes.length === 1 ? { against: foes[0] } : {}),
  }) as const;

const best = (fight: Fight, id: Id, foes: readonly Id[]): WayOut => {
  const all = [ways.acrobatics, ways.endurance, ways.melee, ways.agility] as const;
  const tested = bestFor<Tested>(fight, leavingTest(id, foes), all);
  return wayIds.find((way) => ways[way] === tested) ?? 'agility';
};

/** Asks how the mover leaves, when an enemy left could strike. */
function disengageQuestion(fight: Fight, id: Id, left: readonly Id[]): Question {
  const who = one(fight, id);
  const refused = judgeAction(fight, who);
  return {
    id: 'disengage',
    clause: 'PE-MOVE-7',
    for: id,
    about: { leaving: left },
    options: () => [
      {
        id: 'test',
        label: 'Disengage',
        clause: 'PE-MOVE-8',
        group: 'move',
        needs: {
          with: {
            kind: 'one',
            label: 'With',
            default: best(fight, id, left),
            oneOf: [
              ...wayIds.map((way) => ({
                id: way,
                label: testedName(ways[way]),
                note: numeral(
                  testNumbers(fight, { ...leavingTest(id, left), tested: ways[way] }).target.value,
                ),
              })),
              { id: 'other', label: 'Another skill, if the game master allows it' },
            ],
          },
        },
      },
      {
        id: 'action',
        label: 'Disengage with the Action',
        clause: 'PE-MOVE-9',
        group: 'primary',
        cost: { action: 1 },
        ...(refused ? { refused } : {}),
      },
      { id: 'flee', label: 'Flee', clause: 'PE-MOVE-11', group: 'move' },
    ],
    read: (choice) => readLeaving(choice, refused, () => best(fight, id, left)),
  };
}

function readLeaving(choice: Choice, noAction: Refusal | null, usual: () => WayOut): Choice | Refusal {
  switch (choice.option) {
    case 'flee':
      return { option: 'flee' };
    case 'action':
      return noAction ?? { option: 'action' };
    case 'test': {
      const way = choice.with ?? usual();
      if (isWay(way) || way === 'other') return { option: 'test', with: way };
      return refuse('noSuchThing', 'one disengages with one of the skills named', 'PE-MOVE-8', 'with');
    }
    default:
      return stillResolving('the answers are test, action and flee');
  }
}

function testedIn(table: Table, id: Id, { with: way }: Choice, left: readonly Id[]): Tested {
  if (isWay(way)) return ways[way];
  const fallback = ways[best(table.fight, id, left)];
  const what = 'to leave the melee with care';
  return otherSkill(table, id, { clause: 'PE-MOVE-8', what, test: leavingTest(id, left) }) ?? fallback;
}

/**
 * PE-MOVE-8, PE-R21: the mover rolls once; returns the enemies that win. With `bestEnemyOnly` the best of them resists
 * for all.
 */
function testAgainst(table: Table, id: Id, tested: Tested, foes: readonly Id[]): readonly Id[] {
  const { rulings } = table.fight;
  let mine: Result = rollTest(table, {
    ...leavingTest(id, foes),
    tested,
    matters: { kind: 'opposed', die: true, hidden: false },
  });
  const lost: Id[] = [];
  const resisting = rulings.disengageAgainst === 'bestEnemyOnly' ? bestOfFoes(table.fight, foes, id) : foes;
  for (const foe of resisting) {
    const came = againstOne(table, mine, foe, () => holdingTest(table.fight, foe, id));
    mine = came.initiator;
    if (!came.won) lost.push(foe);
  }
  costOfFailure(table, mine);
  if (rulings.disengageAgainst === 'bestEnemyOnly' && lost.length > 0) return foes;
  return lost;
}

/**
 * PE-MOVE-8: the enemy's test, with the Melee Score or the Melee skill with the weapon in hand, whichever is higher.
 */
const holdingTest = (fight: Fight, foe: Id, id: Id): TestSpec => ({
  who: foe,
  tested: againstLeaving(fight, one(fight, foe)),
  kind: 'other',
  clause: 'PE-MOVE-8',
  purpose: 'hold-in-melee',
  against: id,
});

/** Firearms are no weapons of the Melee skill: whoever has nothing else holds with bare hands, as it would strike. */
function againstLeaving(fight: Fight, foe: Combatant): Tested {
  const weapon = meansOf(fight, foe).find(({ manner }) => manner === 'melee' || manner === 'thrown');
  const skill = testedWith({ means: weapon ?? bareHands(fight), form: 'standard' });
  return bestOf<Tested>(foe, [{ score: 'melee' }, skill], fight.rulings);
}

function bestOfFoes(fight: Fight, foes: readonly Id[], id: Id): readonly Id[] {
  let most = Number.NEGATIVE_INFINITY;
  let found: Id | null = null;
  for (const foe of foes) {
    const { value } = testNumbers(fight, holdingTest(fight, foe, id)).target;
    if (value > most) [most, found] = [value, foe];
  }
  return found === null ? [] : [found];
}

/** The enemies engaged at `from` that the rest of the path leaves too, and that resist the roll for it (PE-R21). */
export const leftLater = (
  fight: Fight,
  who: Combatant,
  from: Cell,
  rest: readonly Cell[],
  now: readonly Combatant[],
): readonly Combatant[] =>
  leftOnWay(
    fight,
    { ...who, cell: from },
    engagedAt(fight, who, from).filter(
      (foe) => !now.includes(foe) && !who.move?.disengaged.includes(foe.id) && resists(fight, foe, who),
    ),
    rest,
  );

/** Tells with which enemies contact is kept. */
type Stays = (foe: Combatant) => boolean;

/** The engaged enemies with whom a leap, a climb or a change of band loses contact, by initiative. */
const leftByParting = (fight: Fight, who: Combatant, stays: Stays): readonly Combatant[] =>
  inInitiativeOrder(
    fight,
    engagedWith(fight, who).filter((foe) => !stays(foe)),
  );

/** PE-MOVE-7: those of them that may strike unless it disengages from them. */
export function provokedByParting(fight: Fight, who: Combatant, stays: Stays = () => false): readonly Id[] {
  if (who.move?.careful) return none;
  return strikers(fight, who, freshOf(who, leftByParting(fight, who, stays)));
}

/**
 * Leaves all engaged enemies at once, by a leap, a climb or a change of band. `go` makes the move and returns whether
 * it was made. Chance Attacks come before or after it (PE-R65); whom they fell before it does not make it (PE-MOVE-11).
 */
export function partFromAll(table: Table, id: Id, go: () => boolean, stays: Stays = () => false): void {
  const { fight } = table;
  const who = one(fight, id);
  const left = leftByParting(fight, who, stays);
  const leave = { flees: false, later: none, lostTo: [] };
  const by = left.length === 0 ? none : provokedByLeaving(table, id, left, leave);
  const event = { event: 'leaving', who: id, by, from: who.cell, flee: true } as const;
  if (by.length === 0) {
    go();
    return;
  }
  if (chanceInterrupts(fight)) {
    const { prone } = who;
    const raged = suffers(who, 'enraged');
    if (!offerChance(table, event)) return;
    const now = one(fight, id);
    // PE-AIL-18: whom rage has come over goes for its enemies instead.
    if (now.prone === prone && suffers(now, 'enraged') === raged) go();
  } else if (go()) offerChance(table, event);
}
