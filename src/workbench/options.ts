import type { Option, Words } from '../cli/command-line.ts';
import { word } from '../cli/command-line.ts';
import type { System, Tactic } from '../engine/system.ts';
import { systems } from '../systems/registry.ts';
import { samplesOf } from './samples.ts';

/** The systems named on the command line, or all. */
export const someSystems: Words<{ readonly chosen: readonly System[] }> = {
  shows: '[system]',
  read(names) {
    const unknown = names.filter((name) => !Object.hasOwn(systems, name));
    if (unknown.length > 0)
      return {
        wrong: `there is no system "${unknown.join('", "')}", but ${Object.keys(systems).join(', ')}`,
      };
    const named = names.flatMap((name) => systems[name] ?? []);
    return { values: { chosen: named.length === 0 ? Object.values(systems) : named } };
  },
};

/** The id of a sample encounter; `null` without the option: all samples. */
export const sample: Option<string | null> = word('id');

/** What is wrong with an id of a sample encounter: none of the systems has it. */
export function noSuchSample(chosen: readonly System[], id: string | null): readonly string[] {
  if (id === null || chosen.some((system) => samplesOf(system, id).length > 0)) return [];
  const all = chosen.flatMap((system) => samplesOf(system, null));
  return [`--encounter: there is no sample "${id}", but ${all.join(', ')}`];
}

/** What is wrong with ids of tactics: one of the systems does not have them. */
export function noSuchTactic(
  option: string,
  tactics: readonly { readonly [id: string]: Tactic }[],
  ids: readonly string[],
): readonly string[] {
  return ids.flatMap((id) => {
    const without = tactics.find((all) => !Object.hasOwn(all, id));
    return without ? [`--${option}: there is no tactic "${id}", but ${Object.keys(without).join(', ')}`] : [];
  });
}
