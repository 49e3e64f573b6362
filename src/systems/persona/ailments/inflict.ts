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
export interface Resistance {
  /** By its category unless said: Toughness for Physical ones, Willpower for all others (PE-R104). */
  readonly score?: 'toughness' | 'willpower' | undefined;
  /** -20 and +20 of affinities (PE-AFF-3, PE-AFF-5). */
  readonly flat?: readonly Term[];
  /** The attack's test: with PE-R104 `opposed` it has to be beaten. */
  readonly attack?: Result;
}

/** An ailment that is about to come over somebody. */
interface Infliction {
  readonly who: Id;
  /** The source (PE-AIL-15, PE-AIL-19); `null` for nobody. */
  readonly by: Id | null;
  readonly ailment: AilmentId;
  /** Own turns; as its kind says when left out (PE-AIL-4). */
  readonly turns?: number | undefined;
  /** `null`: it cannot be resisted. */
  readonly resisted: Resistance | null;
  readonly clause: string;
}

/** Brings an ailment over somebody, who may be immune or resist; whether it took hold (section AIL). */
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
  table.tell({ fact: 'ailment-kept-off', who, ailment, why });
  return false;
}

/** What keeps it off without a die: nothing is rolled where the result cannot matter. */
function keptOff(fight: Fight, who: Combatant, ailment: AilmentId): Why | 'out' | null {
  if (!present(who)) return 'out';
  // PE-AIL-17: it ends with consciousness.
  if (ailment === 'despaired' && who.out !== null) return 'out';
  if (immuneTo(fight, who, ailment)) return 'immune';
  const has = ofSameCategory(who, ailment);
  if (ailment === 'staggered') return has ? 'already' : who.defending ? 'defending' : null;
  // PE-R102.
  return has && has.id !== ailment && fight.rulings.ailmentReplace === 'keepOld' ? 'already' : null;
}

const ofSameCategory = (who: Combatant, ailment: AilmentId): Ailment | undefined =>
  who.ailments.find(({ id }) => ailmentKinds[id].category === ailmentKinds[ailment].category);

/** PE-AIL-5, PE-R104: the test against it; Defend helps (PE-ACT-15). */
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

/** PE-R103: it is the sufferer's own turn, and the end of it is still to come (it is over where PE-R78 puts One Mores after it). */
const turnStillCounts = ({ active, stage, rulings }: Fight, id: Id): boolean =>
  active === id && !(stage === 'bonus' && rulings.oneMoreTiming === 'afterEndHooks');

/** PE-AIL-3, PE-AIL-4, PE-R111: it begins, or begins anew. */
function takeHold(table: Table, { who: id, by, ailment, turns: given, clause }: Infliction): void {
  const { fight } = table;
  const who = one(fight, id);
  const kind = ailmentKinds[ailment];
  const usual = ailment === 'stunned' ? fight.rulings.stunnedTurns : kind.turns;
  const turns = given ?? usual;
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
    clause,
  });
}

/** PE-AFF-3, PE-AFF-5: what an affinity adds to tests against ailments of the attack. */
export const affinityAgainstAilments = {
  weak: { value: -20, op: 'add', label: 'Weak', clause: 'PE-AFF-3' },
  resist: { value: 20, op: 'add', label: 'Resist', clause: 'PE-AFF-5' },
} as const satisfies { readonly [affinity: string]: Term };
