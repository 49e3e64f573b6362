import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Question } from '../../../kernel/port.ts';
import type { Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { declare, spendAction } from '../actions/action.ts';
import { endAilment } from '../ailments/end.ts';
import { savageSteps } from '../harm/count.ts';
import { isHelpless } from '../harm/helpless.ts';
import { loseWounds, ribOf } from '../harm/wounds.ts';
import { nameOf } from '../names.ts';
import { stillResolving } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import { loseStress } from '../stress.ts';
import type { Table } from '../table.ts';
import type { Result } from '../test/roll.ts';
import { rollTest, term } from '../test/roll.ts';
import { allOutTest } from './all-out-test.ts';
import { beginBonus } from './bonus.ts';
import { enemiesOf, partners } from './contributors.ts';

/** Resolves an All-Out Attack (section AOA): every contributor rolls, every enemy is hit, nobody evades. */
export function allOut(table: Table, initiator: Id, named: readonly Id[]): void {
  const { fight } = table;
  const invited = named.length > 0 ? named : partners(fight, one(fight, initiator)).map(({ id }) => id);
  const joined = named.length > 0 ? named : invited.filter((id) => joins(table, id, initiator));
  table.tell({ fact: 'one-more-spent', who: initiator, why: joined.length > 0 ? 'all-out' : 'used' });
  beginBonus(table, initiator);
  // PE-AOA-2: without another contributor there is no attack, and the One More can be used otherwise.
  if (joined.length === 0) return;
  declare(table, initiator, 'all-out', 'action');
  spendAction(table, initiator);
  table.deed(initiator, () => strike(table, initiator, [initiator, ...joined]));
  table.tell({ fact: 'one-more', bonus: null });
}

/** PE-R80, `ableAllies`: asks whether this ally joins. */
const joins = (table: Table, id: Id, initiator: Id): boolean =>
  table.ask(joinQuestion(table.fight, id, initiator)).option === 'join';

const joinQuestion = (fight: Fight, id: Id, initiator: Id): Question => {
  const clause = 'PE-AOA-2';
  return {
    id: 'join-all-out',
    clause,
    for: id,
    about: {
      initiator,
      title: `${nameOf(fight, initiator)} calls an All-Out Attack. Does ${nameOf(fight, id)} join?`,
    },
    reaction: 'join-all-out',
    options: () => [
      {
        id: 'join',
        label: 'Join the All-Out Attack',
        clause,
        group: 'reaction',
        note: `target ${numeral(allOutTest(fight, id).target)}`,
      },
      { id: 'decline', label: 'Stay out of it', clause, group: 'reaction' },
    ],
    read: ({ option }) =>
      option === 'join' || option === 'decline'
        ? { option }
        : stillResolving('the answers are join and decline'),
  };
};

/** PE-AOA-3 to PE-AOA-7. `joined`: the initiator first, then the others by initiative. */
function strike(table: Table, initiator: Id, joined: readonly Id[]): void {
  const { best, contributors } = bestRoll(table, joined);
  if (contributors.length < 2) {
    const text = 'Nobody is left to join the All-Out Attack: it comes to nothing.';
    table.tell({ fact: 'note', text, clause: 'PE-AOA-2', who: initiator });
    return;
  }
  const wounds = woundsOf(table.fight, contributors.length, best?.degrees ?? null);
  // PE-R82, `true`: if nobody passed, nobody is struck.
  const enemies =
    wounds.value > 0 ? enemiesOf(table.fight, one(table.fight, initiator)).map(({ id }) => id) : [];
  table.tell({ fact: 'all-out', who: initiator, contributors, best: best?.who ?? null, wounds });
  for (const id of enemies) hurt(table, id, initiator, wounds.value);
  // PE-AOA-6: the enemies struck lose Staggered.
  for (const id of enemies) endAilment(table, id, 'staggered', 'all-out');
  const killed = enemies.filter((id) => !conscious(one(table.fight, id))).length;
  for (const id of contributors) loseStress(table, id, 2 + killed, 'All-Out Attack', 'PE-AOA-7');
}

/** The rolls of an All-Out Attack. */
interface Rolls {
  /** The best roll that passed; `null` if none did. */
  readonly best: { readonly who: Id; readonly degrees: number } | null;
  /** Those who rolled: whoever is taken out of the fight by hand before that contributes nothing. */
  readonly contributors: readonly Id[];
}

/** Everybody who joined rolls. A failure costs no Stress (PE-AOA-3). */
function bestRoll(table: Table, joined: readonly Id[]): Rolls {
  let best: Rolls['best'] = null;
  const contributors: Id[] = [];
  for (const who of joined) {
    const { spec } = allOutTest(table.fight, who);
    const inHand: string = String(best?.degrees);
    const rolled = table.part<Result>(who, () => rollTest(table, { ...spec, inHand }));
    if (rolled === null) continue;
    contributors.push(who);
    const { passed, degrees } = rolled;
    if (passed && (best === null || degrees > best.degrees)) best = { who, degrees };
    // For odds, only the best degrees so far still matter; whose roll they are is told, but changes nothing.
    const { degrees: most = -1 } = best ?? {};
    table.cross({ since: spec.purpose, held: () => `${who}/${most}` });
  }
  return { best, contributors };
}

/**
 * PE-AOA-4, PE-AOA-5, PE-R82: one wound per contributor plus the degrees of the best roll, at most twice the
 * contributors.
 */
function woundsOf({ rulings }: Pick<Fight, 'rulings'>, joined: number, degrees: number | null): Total {
  if (degrees === null && rulings.allOutNeedsSuccess) {
    return fold([term(0, 'nobody passed', 'PE-AOA-4', rulingIds.allOutNeedsSuccess)]);
  }
  const base = term(joined, 'contributors', 'PE-AOA-4');
  if (degrees === null) return fold([base]);
  const most = 2 * joined;
  return fold([
    base,
    degrees > most
      ? term(most, `${degrees} degrees, at most twice the contributors`, 'PE-AOA-5')
      : term(degrees, 'degrees of the best roll', 'PE-AOA-4'),
  ]);
}

/** PE-AOA-4, PE-R83: wounds to the Body, without Damage, Defense or affinity. */
function hurt(table: Table, who: Id, by: Id, normal: number): void {
  const savage = table.fight.rulings.allOutSavage && normal > 0 ? savageOf(table.fight, who, normal) : 0;
  loseWounds(table, {
    who,
    by,
    with: 'all-out',
    location: 'body',
    normal,
    savage,
    attack: true,
    untold: true,
  });
}

/** PE-SAV-3, PE-SAV-4: the Savage wounds; Very High Damage cannot occur, as there is no Damage. */
function savageOf(fight: Fight, id: Id, normal: number): number {
  const who = one(fight, id);
  const circumstances = { margin: 1, helpless: isHelpless(fight, who) };
  return savageSteps(fight.rulings, circumstances, normal, ribOf(fight, who, true)).value;
}
