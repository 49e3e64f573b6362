import { coverBetween } from '../../../battlefield/cover.ts';
import type { CoverGrade, LightGrade } from '../../../battlefield/document.ts';
import type { Battlefield } from '../../../battlefield/field.ts';
import { heightAt } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import { lightAt } from '../../../battlefield/light.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** What the battlefield says of an attack: cover, light, height. */

const beside = { near: 1 } as const;
const covers = new WeakMap<Battlefield, Map<number, CoverGrade>>();
const mostKept = 100_000;

/** PE-DIS-2, PE-DIS-3: the cover of `target` against `attacker`. Kept for each pair of places. */
export function coverOf(fight: Fight, attacker: Combatant, target: Combatant): CoverGrade {
  const field = fieldOf(fight);
  let known = covers.get(field);
  if (!known) {
    known = new Map();
    covers.set(field, known);
  }
  const { width, count } = field;
  const pair = (attacker.cell.y * width + attacker.cell.x) * count + target.cell.y * width + target.cell.x;
  const key = (pair * 8 + attacker.squares) * 8 + target.squares;
  let grade = known.get(key);
  if (grade === undefined) {
    grade = coverBetween(field, attacker.cell, attacker.squares, target.cell, target.squares, beside).grade;
    if (known.size > mostKept) known.clear();
    known.set(key, grade);
  }
  return grade;
}

const brightness: readonly LightGrade[] = ['dark', 'dim', 'bright'];

/** PE-DIS-4, PE-DIS-6: the light on somebody; of several squares the best. */
export function lightOn(fight: Fight, who: Combatant): LightGrade {
  const field = fieldOf(fight);
  if (field.document.light === undefined) return 'bright';
  let best = 0;
  for (const cell of footprint(field, who.cell, who.squares)) {
    best = Math.max(best, brightness.indexOf(lightAt(field, cell)));
  }
  return brightness[best] ?? 'bright';
}

/** The height of the ground under somebody, in metres; of several squares the highest. */
export function heightUnder(fight: Fight, who: Combatant): number {
  const field = fieldOf(fight);
  if (field.heights === null) return 0;
  return Math.max(...footprint(field, who.cell, who.squares).map((cell) => heightAt(field, cell)));
}
