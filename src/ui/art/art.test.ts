import { credits, outlines } from 'virtual:token-art';
import { expect, test } from 'vitest';
import { outlines as outlinesOf } from '../../../scripts/token-art.mjs';
import { iconNames } from '../../documents/icons.ts';
import { systems } from '../../systems/registry.ts';

test('the page has an outline for every picture that a sheet may name, and for no other', () => {
  expect(Object.keys(outlines)).toEqual(iconNames);
  for (const [name, path] of Object.entries(outlines)) expect(path, name).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
});

test('an unknown picture stops the build with its name', () => {
  expect(() => outlinesOf(['wolf-head', 'wolf-haed'])).toThrow('there is no icon "wolf-haed"');
});

test('every picture has an author, and every author a picture', () => {
  expect(credits.flatMap(({ icons }) => icons).sort()).toEqual([...iconNames].sort());
  for (const { name, icons } of credits) expect(icons.length, name).toBeGreaterThan(0);
});

test.each(Object.values(systems))(
  '$id: a sheet without a picture gets "person", an unknown picture is refused',
  (system) => {
    const [sample] = system.encounters.pack.encounters;
    const [hero] = system.encounters.pack.heroes;
    const encounter = sample!.encounter as { readonly combatants: readonly { readonly sheet: object }[] };
    const [first, ...rest] = encounter.combatants;
    const { icon: _, ...plain } = hero!.sheet as { readonly icon: string };
    const begun = (sheet: object) =>
      system.encounters.begin({ ...encounter, combatants: [{ ...first!, sheet }, ...rest] } as never);
    const alone = begun(plain);
    if (!alone.ok) throw new Error(JSON.stringify(alone.problems));
    expect(Object.values(system.view(alone.fight).combatants)[0]?.icon).toBe('person');
    const wrong = begun({ ...plain, icon: 'wolf-haed' });
    expect(!wrong.ok && wrong.problems.map(({ path }) => path)).toContain('combatants[0].sheet.icon');
  },
);
