import type { Rectangle } from './compile.ts';
import { eachCell } from './compile.ts';
import { distance } from './distance.ts';
import type { Cell, LightGrade, LightSource } from './document.ts';
import { LIGHT_GRADES } from './document.ts';
import type { Battlefield } from './field.ts';
import { cellAt, indexOf, lightGrade } from './field.ts';
import { hasLine } from './sight.ts';

/**
 * The light on a cell: the ambient grade, replaced by regions, raised by sources in range with a line of sight
 * to it. Bright outside the battlefield and where the document has no light. Cached per battlefield.
 */
export function lightAt(field: Battlefield, cell: Cell): LightGrade {
  const index = indexOf(field, cell);
  if (index < 0 || field.document.light === undefined) return 'bright';
  field.scratch.light ??= layLight(field);
  return lightGrade(field.scratch.light[index]!);
}

/**
 * The light of the whole battlefield: one string per row, one digit per cell, the index of its grade in LIGHT_GRADES.
 * `null` where the document has no light.
 */
export function lightRows(field: Battlefield): readonly string[] | null {
  if (field.document.light === undefined) return null;
  field.scratch.light ??= layLight(field);
  const digits = field.scratch.light.join('');
  return Array.from({ length: field.height }, (_, y) => digits.slice(y * field.width, (y + 1) * field.width));
}

function layLight(field: Battlefield): Uint8Array {
  const light = field.document.light!;
  const table = new Uint8Array(field.count).fill(Math.max(0, LIGHT_GRADES.indexOf(light.ambient)));
  for (const region of light.regions ?? []) {
    eachCell(field.width, field.height, region, (index) => {
      table[index] = Math.max(0, LIGHT_GRADES.indexOf(region.grade));
    });
  }
  for (const source of light.sources ?? []) {
    eachCell(field.width, field.height, around(source), (index) => {
      if (table[index] === brightest) return;
      const cell = cellAt(field, index);
      const apart = distance(field, source, 1, cell, 1);
      const grade = apart <= source.bright ? brightest : apart <= source.dim ? 1 : 0;
      if (grade > table[index]! && hasLine(field, source, 1, cell, 1, 'sight')) table[index] = grade;
    });
  }
  return table;
}

const brightest = 2;

/** The rectangle outside of which it lights nothing: no metric counts fewer cells than the longer of two offsets. */
function around({ x, y, bright, dim }: LightSource): Rectangle {
  const far = Math.floor(Math.max(bright, dim));
  return { x: x - far, y: y - far, w: 2 * far + 1, h: 2 * far + 1 };
}
