import { expect } from 'vitest';
import { apart } from '../../../engine/deeds.ts';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import { apply } from '../apply/index.ts';
import type { Attack, Hit, Landed, Means } from '../combat/types.ts';
import type { Facts } from '../facts/index.ts';
import { landHit } from '../harm/land.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { stayAwake } from '../stress.ts';
import type { Table } from '../table.ts';
import { readDie } from '../test/dice.ts';
import type { Result } from '../test/roll.ts';
import { term } from '../test/roll.ts';
import type { LineUp, Setting } from './sketch.ts';
import { begun } from './sketch.ts';

/**
 * A table for a single rule: begins a fight and plays the rule with the dice and answers of the script, in that order.
 * Fails if the script does not fit or is not used up.
 */

/** A die by the purpose of its roll, or an answer by its question. */
export type Line = readonly [purpose: string, face: number] | readonly [asked: string, choice: Choice];

export interface Played<R> {
  readonly fight: Fight;
  readonly told: readonly Facts[];
  readonly came: R;
}

/** Plays `rule` on a fresh fight. */
export function played<R>(
  lineUp: LineUp,
  setting: Setting,
  script: readonly Line[],
  rule: (table: Table) => R,
): Played<R> {
  const fight = begun(lineUp, setting);
  const told: Facts[] = [];
  const lines = [...script];
  const next = (wanted: string): number | Choice => {
    const line = lines.shift();
    if (!line) throw new Error(`the script ends, but ${wanted} is waited for`);
    expect(line[0], 'what comes next').toBe(wanted);
    return line[1];
  };
  const table: Table = {
    fight,
    tell(fact) {
      told.push(fact);
      apply(fight, fact);
    },
    draw(pool, reading, why) {
      return reading.of(pool.dice.map(() => next(why.purpose) as number));
    },
    ask(question) {
      const choice = question.read(next(question.id) as Choice);
      if (isRefusal(choice)) throw new Error(`refused: ${choice.because}`);
      return choice;
    },
    ...apart,
  };
  const came = rule(table);
  expect(lines, 'what is left of the script').toEqual([]);
  return { fight, told, came };
}

/** The wounds left (Light, Heavy, Deadly) and the ailments of a combatant. */
export const woundsOf = ({ fight }: Played<unknown>, id: string): readonly [number, number, number] => {
  const { light, heavy, deadly } = one(fight, id);
  return [light, heavy, deadly];
};
export const ailmentsOf = ({ fight }: Played<unknown>, id: string): readonly string[] =>
  one(fight, id).ailments.map((ailment) => ailment.id);
/** The facts of one kind. */
export const toldOf = <K extends Facts['fact']>(
  { told }: Played<unknown>,
  kind: K,
): readonly Extract<Facts, { readonly fact: K }>[] =>
  told.filter((fact): fact is Extract<Facts, { readonly fact: K }> => fact.fact === kind);

/** A hit of `by` on `target` with this much Damage before additions. */
export interface Sketched {
  readonly by: string;
  readonly target: string;
  readonly damage?: number;
  /** Means like a plain shot with some fields changed; no Bonus adds to its Damage. */
  readonly means?: Partial<Means>;
  readonly attack?: Partial<Attack>;
  /** The die of the attack, its target number, its surplus of Advantages. */
  readonly die?: number;
  readonly goal?: number;
  readonly edge?: number;
  readonly degrees?: number;
  readonly evaded?: number;
  readonly critical?: boolean;
  readonly extraWounds?: number;
}

const shot: Means = {
  id: 'shot',
  label: 'Shot',
  manner: 'ballistic',
  element: 'missile',
  weapon: null,
  item: null,
  hand: null,
  power: null,
  metres: 30,
  damage: [],
  critical: 10,
  area: null,
  mental: false,
  tier: 1,
  inflicts: null,
};

/** The complete hit. */
export function hitOf(fight: Fight, sketched: Sketched): Hit {
  const { by, target, damage = 0, die = 50, goal = 59, edge = 0 } = sketched;
  const means: Means = { ...shot, damage: [term(damage, 'shot', 'PE-ATK-6')], ...sketched.means };
  const attack: Attack = {
    who: by,
    form: 'standard',
    means,
    targets: [target],
    at: null,
    pastProtector: false,
    edge: [],
    fate: 0,
    earns: true,
    unopposed: false,
    ...sketched.attack,
  };
  const roll: Result = {
    ...readDie(fight.rulings, goal, die, true),
    spec: {
      who: by,
      tested: { score: 'ballistic' },
      kind: 'attack',
      clause: 'PE-ATK-4',
      purpose: 'attack',
    },
    target: fold([term(goal, 'Ballistic', 'PE-TEST-1')]),
    edge: fold([term(edge, 'surplus', 'PE-ATK-2')]),
    bonus: 4,
    automatic: null,
  };
  return {
    attack,
    target,
    roll,
    degrees: sketched.degrees ?? 0,
    evaded: sketched.evaded ?? 0,
    critical: sketched.critical ?? false,
    extraWounds: sketched.extraWounds ?? 0,
    insteadOf: null,
    tied: false,
    bothFailed: false,
  };
}

/** Lands a hit and makes the tests to stay conscious (PE-TEST-7). */
export const struck = (
  lineUp: LineUp,
  sketched: Sketched,
  script: readonly Line[] = [],
  rulings: Setting['rulings'] = {},
): Played<Landed> =>
  played(lineUp, { rulings: rulings ?? {} }, script, (table) => {
    const landed = landHit(table, hitOf(table.fight, sketched));
    for (const id of landed.faints) stayAwake(table, id);
    return landed;
  });
