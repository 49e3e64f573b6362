import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import { one } from '../state.ts';
import type { Ability } from '../stats.ts';
import { abilities, abilityNames } from '../stats.ts';
import type { Table } from '../table.ts';
import { betterAbility } from './dice.ts';

/** Numbers and abilities that the game master names for checks (AD-ACT-15, AD-RES-2, AD-RES-4). */

/**
 * AD-RES-2: the ability that resists: the better of those that the effect names, otherwise the game master names it;
 * Resolve is proposed.
 */
export function abilityFor(
  table: Table,
  {
    who,
    by,
    what,
    abilities: named,
  }: { readonly who: Id; readonly by: Id; readonly what: string; readonly abilities: readonly Ability[] },
): Ability {
  const { fight } = table;
  return betterAbility(fight, one(fight, who), named) ?? askAbility(table, who, by, what);
}

export function askAbility(table: Table, who: Id, by: Id, what: string): Ability {
  const all: readonly Ability[] = ['resolve', ...abilities.filter((ability) => ability !== 'resolve')];
  const { option } = table.ask({
    id: 'gm.resistAbility',
    clause: 'AD-RES-2',
    for: 'gm',
    about: { who, by, what, title: `With what does ${nameOf(table.fight, who)} resist ${what}?` },
    options: () =>
      all.map((ability) => ({ id: ability, label: abilityNames[ability], clause: 'AD-RES-2', group: 'gm' })),
    read: ({ option: said }) =>
      all.some((ability) => ability === said) ? { option: said } : onlyAnswers(all.join(', '), 'AD-RES-2'),
  });
  return all.find((ability) => ability === option) ?? 'resolve';
}

/** The numbers offered (ours); any other can be entered. */
const vsScale = [10, 15, 20, 25] as const;
const least = 1;
const most = 99;

/** Asks the game master for the number to beat; `proposed` is the first option. */
export function askVs(
  table: Table,
  asking: {
    readonly id: 'gm.skillVs' | 'gm.resistVs';
    readonly clause: string;
    readonly proposed: number;
    readonly about: Question['about'];
  },
): number {
  const { id, clause, proposed, about } = asking;
  const scale = [proposed, ...vsScale.filter((vs) => vs !== proposed)];
  const { option, vs } = table.ask({
    id,
    clause,
    for: 'gm',
    about: { ...about, proposed },
    options: () => [
      ...scale.map((each) => ({ id: `${each}`, label: `${each}`, clause, group: 'gm' })),
      {
        id: 'other',
        label: 'Another number',
        clause,
        group: 'gm',
        needs: { vs: { kind: 'number', label: 'To beat', min: least, max: most, default: proposed } },
      },
    ],
    read({ option: said, vs: number }) {
      if (scale.some((each) => `${each}` === said)) return { option: said };
      if (said !== 'other') return onlyAnswers(`${scale.join(', ')} or other`, clause);
      const full = number ?? proposed;
      return Number.isInteger(full) && (full as number) >= least && (full as number) <= most
        ? { option: 'other', vs: full }
        : refuse('noSuchThing', `a whole number from ${least} to ${most}`, clause, 'vs');
    },
  });
  return option === 'other' ? Number(vs) : Number(option);
}
