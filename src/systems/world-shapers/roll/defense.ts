import type { Cell, Id } from '../../../kernel/json.ts';
import type { Question, Why } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { deciderOf } from '../control.ts';
import type { Said } from '../cover/cover.ts';
import { askCover } from '../cover/gm.ts';
import { drTerms } from '../derived.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { allies, isObject, one } from '../state.ts';
import type { Stat } from '../stats.ts';
import { drName } from '../stats.ts';
import type { Table } from '../table.ts';
import type { Matters } from './dice.ts';
import { throwOf } from './dice.ts';
import type { Edge, Weighed } from './edge.ts';
import { edgeWhy, weigh } from './edge.ts';
import { influenceOn } from './influences.ts';

/** A Defense Roll that an effect calls for (WS-DRS-1, WS-DRS-4). */
export interface DefenseSpec {
  readonly who: Id;
  readonly dr: Stat;
  /** The number to reach: the DR Power of the effect's user (WS-DRS-5), or a printed one. */
  readonly power: number;
  /** The user of the effect. */
  readonly by: Id;
  readonly clause: string;
  /** What the roll is, as a constant word. */
  readonly purpose: string;
  /** The origin of the effect, for cover (WS-COV-1). */
  readonly from?: Cell | null | undefined;
  readonly terms?: readonly Term[] | undefined;
  readonly edges?: readonly Edge[] | undefined;
  /** WS-R89 `gmDecides`: the game master's answer about the target's cover; asked for if missing. */
  readonly cover?: Said | undefined;
  /** Ids of rulings that influenced the number to reach. */
  readonly rulings?: readonly string[] | undefined;
  /** WS-R94 `roll`: objects roll this one, too. */
  readonly objectsRoll?: true | undefined;
}

/** A Defense Roll before its die is rolled. Pure. */
export function prepareDefense(
  fight: Fight,
  spec: DefenseSpec,
): { readonly bonus: Total; readonly weighed: Weighed } {
  const who = one(fight, spec.who);
  const { dr, by, cover: says } = spec;
  const rolling = { roll: 'defense', dr, by, from: spec.from ?? null, says } as const;
  const { terms, edges } = influenceOn(fight, who, rolling);
  const weighed = weigh(fight.rulings, [...edges, ...(spec.edges ?? [])]);
  const all = [...drTerms(fight, who.sheet, spec.dr), ...terms, ...(spec.terms ?? []), ...weighed.terms];
  return { bonus: fold(all), weighed };
}

/**
 * Makes a Defense Roll; returns whether the target withstands the effect. Nothing happens to a target that the game
 * master takes away before it has rolled.
 */
export const defenseRoll = (table: Table, given: DefenseSpec): boolean =>
  table.upon([given.who], () => rolled(table, given)) ?? true;

function rolled(table: Table, given: DefenseSpec): boolean {
  const { fight } = table;
  const spec = { ...given, cover: given.cover ?? askCover(table, given.who, given.by, given.from ?? null) };
  const { bonus, weighed } = prepareDefense(fight, spec);
  const how = fails(table, spec);
  if (how !== null) return tellDefense(table, spec, bonus, how, null, false);
  const { pool, reading } = throwOf(weighed.dice, weighed.keep, mattersOf(fight, spec.power, bonus.value));
  const natural = table.draw(pool, reading, whyOf(spec, bonus, weighed));
  const result = natural + bonus.value;
  const passed = passes(fight, spec.power, natural, bonus.value);
  return tellDefense(table, spec, bonus, 'rolled', result, passed);
}

function tellDefense(
  table: Table,
  { who, by, dr, power, clause }: DefenseSpec,
  bonus: Total,
  how: 'rolled' | 'chosen' | 'object',
  result: number | null,
  passed: boolean,
): boolean {
  table.tell({ fact: 'defense', who, by, dr, how, bonus, result, power, passed, clause });
  return passed;
}

/** WS-DRS-3, WS-DRS-2: failing without a roll: objects always, others by choice; otherwise `null`. */
function fails(table: Table, spec: DefenseSpec): 'object' | 'chosen' | null {
  const who = one(table.fight, spec.who);
  if (isObject(who)) return spec.objectsRoll ? null : 'object';
  return mayChoose(table.fight, spec) && table.ask(failQuestion(table.fight, spec)).option === 'fail'
    ? 'chosen'
    : null;
}

/** WS-R64: whether the target is asked. */
function mayChoose(fight: Fight, { who, by }: DefenseSpec): boolean {
  switch (fight.rulings.drFailPrompt) {
    case 'alliesOnly':
      return allies(one(fight, who), one(fight, by));
    case 'always':
      return true;
    case 'never':
      return false;
  }
}

const failQuestion = (fight: Fight, spec: DefenseSpec): Question => {
  const clause = 'WS-DRS-2';
  return {
    id: 'dr.choice',
    clause,
    for: deciderOf(fight, one(fight, spec.who)),
    about: { who: spec.who, by: spec.by, dr: spec.dr, purpose: spec.purpose },
    options: () => [
      { id: 'roll', label: 'Roll', clause, group: 'reaction' },
      { id: 'fail', label: 'Let it fail', clause, group: 'reaction' },
    ],
    read: ({ option }) =>
      option === 'roll' || option === 'fail' ? { option } : onlyAnswers('roll or fail', clause),
  };
};

/** WS-DRS-4, WS-R65: whether a roll with this bonus succeeds. */
export function passes({ rulings }: Fight, power: number, natural: number, bonus: number): boolean {
  if (rulings.drNaturals === 'autoBoth' && (natural === 20 || natural === 1)) return natural === 20;
  return natural + bonus >= power;
}

/** What matters of the die for that. */
export function mattersOf({ rulings }: Fight, power: number, bonus: number): Matters {
  const least = power - bonus;
  const special = rulings.drNaturals === 'autoBoth' ? [20, 1] : [];
  return { kind: 'reaches', least, marks: special.filter((face) => face >= least !== (face === 20)) };
}

function whyOf(spec: DefenseSpec, total: Total, weighed: Weighed): Why {
  return {
    clause: spec.clause,
    for: spec.who,
    purpose: spec.purpose,
    against: spec.by,
    with: drName(spec.dr),
    total,
    target: spec.power,
    ...edgeWhy(weighed),
    ...rulingsOf(spec, weighed),
  };
}

function rulingsOf(
  { rulings = [] }: DefenseSpec,
  { edge }: Weighed,
): { readonly rulings?: readonly string[] } {
  const all = edge ? [...rulings, rulingIds.advantageMode] : rulings;
  return all.length > 0 ? { rulings: all } : {};
}
