import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { checkUnique, lookUpAll } from '../../documents/sheets.ts';
import type { Problem } from '../../engine/system.ts';
import { powerOf } from './pack/armory.ts';
import type { PersonaDocument, PersonaSheet, Power } from './powers.ts';
import type { SheetDocument } from './sheet.ts';

/** Looks up the Powers and Personas of a sheet (PE-ACT-37, PE-PER-1). */

export const readyPowers = (
  written: readonly (string | Power)[],
  at: Path,
  problems: Problem[],
): readonly Power[] => lookUpAll(written, 'Power', powerOf, at, problems);

function readyPersona(
  persona: PersonaDocument,
  toughnessBonus: number,
  at: Path,
  problems: Problem[],
): PersonaSheet {
  return {
    ...persona,
    // With no wounds at all it would be broken before the first hit.
    wounds: persona.wounds ?? Math.max(1, toughnessBonus),
    powers: readyPowers(persona.powers, [...at, 'powers'], problems),
  };
}

/**
 * The Personas of an Evoker and the id of the equipped one: the first unless the sheet says otherwise; `null` for none.
 */
export function readyPersonas(
  sheet: SheetDocument,
  toughnessBonus: number,
  at: Path,
  problems: Problem[],
): { readonly personas: readonly PersonaSheet[]; readonly equipped: string | null } {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  checkUnique(
    sheet.personas.map(({ id }) => id),
    (index) => [...at, 'personas', index, 'id'],
    problems,
  );
  if (sheet.kind !== 'evoker' && sheet.personas.length > 0) {
    say(['personas'], 'only Evokers have Personas (PE-PER-1)');
  }
  const personas = sheet.personas.map((persona, index) => {
    if (persona.grade > sheet.rank) {
      say(['personas', index, 'grade'], `the grade is the Rank at the most: ${sheet.rank}`);
    }
    return readyPersona(persona, toughnessBonus, [...at, 'personas', index], problems);
  });
  const equipped = sheet.equipped === undefined ? (personas[0]?.id ?? null) : sheet.equipped;
  if (equipped !== null && !personas.some(({ id }) => id === equipped)) {
    say(['equipped'], `the sheet has no Persona "${equipped}"`);
  }
  return { personas, equipped };
}
