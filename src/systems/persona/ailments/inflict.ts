import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { StateFact } from '../facts/states.ts';
import { immuneTo } from '../harm/affinity.ts';
import { stagger } from '../harm/stagger.ts';
import type { Ailment, Combatant, Fight } from '../state.ts';
import { ailmentOf, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { answerTo, settle } from '../test/contest.ts';
import type { Result } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { makeTest } from '../test/test.ts';
import type { AilmentId } from './catalogue.ts';
import { ailmentKinds } from './catalogue.ts';

/** How an ailment may be resisted (PE-AIL-5). */
interface Resistance {
  /** By default Toughness for Physical ailments and Staggered, Willpower for all others (PE-R104). */
  readonly score?: 'toughness' | 'willpower' | undefined;
  /** The -20 or +20 of an affinity (PE-AFF-3, PE-AFF-5). */
  readonly flat?: readonly Term[];
  /** The attack's test, which has to be beaten with PE-R104 `opposed`. */
  readonly attack?: Result;
}

/** An ailment that is about to be inflicted. */
interface Infliction {
  readonly who: Id;
  /** The source (PE-AIL-15, PE-AIL-19); `null` for none. */
  readonly by: Id | null;
  readonly ailment: AilmentId;
  /** The sufferer's own turns; the usual duration of the ailment if omitted (PE-AIL-4). */
  readonly turns?: number | undefined;
  /** `null` if it cannot be resisted. */
  readonly resisted: Resistance | null;
  readonly clause: string;
}

/** Inflicts an ailment unless the target is immune or resists. Returns whether it took hold (section AIL). */
export function inflict(table: Table, infliction: Infliction): boolean {
  const { who: id, ailment, resisted } = infliction;
  const why = keptOff(table.fight, one(table.fight, id), ailment);
  if (why === 'out') return false;
  if (why !== null) return keepOff(table, infliction, why);
  if (resisted && resists(table, infliction, resisted)) return keepOff(table, infliction, 'resisted');
  if (!present(one(table.fight, id))) return false;
  if (ailment === 'staggered') return stagger(table, id, infliction.by, infliction.clause);
  takeHold(table, infliction);
  return true;
}

type Why = Extract<StateFact, { readonly fact: 'ailment-kept-off' }>['why'];

function keepOff(table: Table, { who, ailment }: Infliction, why: Why): false {
  const old = why === 'already' ? ofSameCategory(one(table.fight, who), ailment) : undefined;
  const keeps = old && old.id !== ailment ? { keeps: old.id } : {};
  table.tell({ fact: 'ailment-kept-off', who, ailment, why, ...keeps });
  return false;
}

/** What prevents the ailment without a die, so that no needless die is rolled; `null` if nothing does. */
function keptOff(fight: Fight, who: Combatant, ailment: AilmentId): Why | 'out' | null {
  if (!present(who)) return 'out';
  // PE-AIL-17: Despair ends when the sufferer is unconscious.
  if (ailment === 'despaired' && who.out !== null) return 'out';
  if (immuneTo(fight, who, ailment)) return 'immune';
  const has = ofSameCategory(who, ailment);
  if (ailment === 'staggered') return has ? 'already' : who.defending ? 'defending' : null;
  // PE-R102, `keepOld`: an ailment of the same category stays.
  return has && has.id !== ailment && fight.rulings.ailmentReplace === 'keepOld' ? 'already' : null;
}

const ofSameCategory = (who: Combatant, ailment: AilmentId): Ailment | undefined =>
  who.ailments.find(({ id }) => ailmentKinds[id].category === ailmentKinds[ailment].category);

/**
 * PE-AIL-5, PE-R104: makes the resistance test and returns whether it passed. Defend gives an Advantage (PE-ACT-15).
 */
function resists(table: Table, { who, by, ailment, clause }: Infliction, resisted: Resistance): boolean {
  const { category } = ailmentKinds[ailment];
  const bodily = category === 'physical' || category === 'staggered';
  const spec: TestSpec = {
    who,
    tested: { score: resisted.score ?? (bodily ? 'toughness' : 'willpower') },
    kind: 'resist-ailment',
    clause: 'PE-AIL-5',
    purpose: 'resist',
    with: ailment,
    flat: resisted.flat,
    ...(by === null ? {} : { against: by }),
  };
  const { attack } = resisted;
  if (table.fight.rulings.ailmentResist !== 'opposed' || !attack?.passed) return makeTest(table, spec).passed;
  const came = answerTo(table, attack, spec);
  settle(table, came);
  const { won } = came;
  if (by !== null) table.tell({ fact: 'contest', who: by, against: who, purpose: 'resist', won, clause });
  return !won;
}

/**
 * PE-R103: whether it is the sufferer's own turn and its end is still to come. With PE-R78 `afterEndHooks` that end has
 * passed when One Mores are used.
 */
const turnStillCounts = ({ active, stage, rulings }: Fight, id: Id): boolean =>
  active === id && !(stage === 'bonus' && rulings.oneMoreTiming === 'afterEndHooks');

/** PE-AIL-3, PE-AIL-4, PE-R111: the ailment begins, or its duration begins anew. */
function takeHold(table: Table, { who: id, by, ailment, turns: given, clause }: Infliction): void {
  const { fight } = table;
  const who = one(fight, id);
  const kind = ailmentKinds[ailment];
  const ruled = ailment === 'stunned' && given === undefined;
  const turns = ruled ? fight.rulings.stunnedTurns : (given ?? kind.turns);
  const fresh = turnStillCounts(fight, id);
  const same = ailmentOf(who, ailment);
  if (same) {
    table.tell({ fact: 'ailment-changed', who: id, ailment: { ...same, turns, fresh } });
    return;
  }
  const old = ofSameCategory(who, ailment);
  table.tell({
    fact: 'ailment',
    who: id,
    ailment: { id: ailment, by, turns, fresh, struck: 0 },
    ...(old ? { replaces: old.id } : {}),
    ...(ruled ? { ruledTurns: ruled } : {}),
    clause,
  });
}

/** PE-AFF-3, PE-AFF-5: what an affinity adds to the tests against ailments of the attack. */
export const affinityAgainstAilments = {
  weak: { value: -20, op: 'add', label: 'Weak', clause: 'PE-AFF-3' },
  resist: { value: 20, op: 'add', label: 'Resist', clause: 'PE-AFF-5' },
} as const satisfies { readonly [affinity: string]: Term };
