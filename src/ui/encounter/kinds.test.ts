import { expect, test } from 'vitest';
import type { CombatantView } from '../../kernel/view.ts';
import type { Sketch } from '../../store/sketch.ts';
import { castOf, looksAfter, namesOf } from './cast.ts';
import { drawnKinds, fieldAsDrawn, kindsFor } from './kinds.ts';

const water = { id: 'water', label: 'Water', marks: { deep: true } };
const mud = { id: 'mud', label: 'Mud' };
const own = { battlefield: { terrain: [mud] }, combatants: [] };
const sample = { battlefield: { terrain: [{ ...mud, label: 'Other mud' }, water] }, combatants: [] };

const sketch = (of: object, begins: object | null, people: readonly (object | null)[] = []): Sketch =>
  ({ ok: true, problems: [], of, begins, people }) as unknown as Sketch;

test('the kinds of ground are those of the encounter and of the samples, drawn as the system draws them', () => {
  const shown = {
    battlefield: {
      terrain: [
        { ...mud, label: 'Other mud' },
        { ...water, look: 'water' },
      ],
    },
  };
  const drawn = drawnKinds([undefined, sketch(own, null), sketch(sample, shown)]);
  expect(kindsFor(own, [sample], drawn)).toEqual([
    { id: 'mud', label: 'Mud', written: mud, drawn: mud },
    { id: 'water', label: 'Water', written: water, drawn: { ...water, look: 'water' } },
  ]);
  const wet = { battlefield: { width: 3, terrain: [mud, water] } };
  expect(fieldAsDrawn(wet, drawn)).toEqual({ width: 3, terrain: [mud, { ...water, look: 'water' }] });
});

test('a combatant is drawn as last seen, at its present cell; one that was never seen, by its document', () => {
  const edda = { id: 'edda', side: 'Heroes', cell: { x: 0, y: 0 }, sheet: { use: 'edda' } };
  const seen = { id: 'edda', name: 'Edda', side: 'Heroes', cell: { x: 0, y: 0 }, size: 2, icon: 'shield' };
  const looks = looksAfter(new Map(), sketch({ combatants: [edda, 5] }, null, [seen, null]));
  const later = {
    combatants: [
      { ...edda, cell: { x: 3, y: 1 }, side: 'Others' },
      { ...edda, id: 'edda-2', sheet: { use: 'edda', name: 'Edda 2' } },
      { ...edda, id: 'brute', sheet: { use: 'brute' } },
    ],
  };
  const cast = castOf(later, looks, namesOf([{ id: 'edda', name: 'Edda' }]));
  const one: Partial<CombatantView> = { name: 'Edda', side: 'Others', cell: { x: 3, y: 1 }, size: 2 };
  expect(cast.edda).toMatchObject({ ...one, icon: 'shield' });
  expect(cast['edda-2']).toMatchObject({ name: 'Edda 2', size: 2 });
  expect(cast.brute).toMatchObject({ name: 'brute', size: 1 });
});
