import type { Problem, System } from '../engine/system.ts';
import type { Json } from '../kernel/json.ts';
import { asJson } from '../kernel/json.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { CombatantView } from '../kernel/view.ts';
import type { Encounter } from '../kernel/written.ts';
import { battlefieldOf, modelUnder, unmentioned } from './model.ts';

/** A sheet by itself: as the combatant that a fight would begin with, by the system's own reading. */

/** The side of a combatant's footprint in cells, as the system reads the sheet; or the problems of the sheet. */
export function squaresOf(system: System, model: Encounter, sheet: Json): number | readonly Problem[] {
  const seen = seenAlone(system, model, sheet);
  return 'id' in seen ? seen.size : seen;
}

/** The view of a combatant at the beginning of a fight; or the problems of its sheet, by paths in the sheet. */
export function personAlone(
  system: System,
  sheet: Json,
  rulings: SaidRulings = {},
): CombatantView | readonly Problem[] {
  const [sample] = system.encounters.pack.encounters;
  return sample
    ? seenAlone(system, modelUnder(system, sample.encounter, rulings), sheet)
    : [{ path: 'sheet', message: 'there is no sample to show it in' }];
}

/** The views of several combatants; `null` for a sheet that is not valid. */
export const peopleOf = (
  system: System,
  sheets: readonly Json[],
  rulings: SaidRulings = {},
): readonly (CombatantView | null)[] =>
  sheets.map((sheet) => {
    const seen = personAlone(system, sheet, rulings);
    return 'id' in seen ? seen : null;
  });

function seenAlone(system: System, model: Encounter, sheet: Json): CombatantView | readonly Problem[] {
  const twice = ['one', 'other'].map((id, n) => ({ id, side: id, cell: { x: 10 * n, y: 10 * n }, sheet }));
  const begun = system.encounters.begin(
    asJson({
      ...unmentioned(model),
      name: 'One alone',
      battlefield: battlefieldOf(model, { sample: '', open: { width: 20, height: 20 } }),
      combatants: twice,
    }),
  );
  if (!begun.ok) return inSheet(begun.problems);
  const { one } = system.view(begun.fight).combatants;
  return one ?? [{ path: 'sheet', message: 'nobody is to be seen of it' }];
}

/**
 * The problems of the sheet, which the encounter contains twice, by paths in the sheet; all problems if it has none.
 */
function inSheet(problems: readonly Problem[]): readonly Problem[] {
  const at = 'combatants[0].sheet';
  const own = problems.filter(({ path }) => path === at || path.startsWith(`${at}.`));
  if (own.length === 0) return problems;
  return own.map(({ path, message }) => ({ path: path.slice(at.length + 1), message }));
}
