import { describe, expect, test } from 'vitest';
import type { Json } from '../kernel/json.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import { isSwitchable } from '../kernel/rulebook.ts';
import type { FightReply, Prompt } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { openHost } from './host.ts';

type Written = { readonly [key: string]: Json };

const host = () => openHost({ systems, newSeed: () => 'settle' });

const lesson: Written = {
  schema: 1,
  system: 'fighting-style',
  name: 'A lesson',
  battlefield: { width: 12, height: 8, grid: 'square', metric: 'one' },
  combatants: [
    { id: 'edda', side: 'heroes', cell: { x: 4, y: 4 }, sheet: { use: 'edda' } },
    { id: 'brute', side: 'foes', cell: { x: 5, y: 4 }, sheet: { use: 'brute' } },
  ],
  startAt: { round: 1, initiative: { edda: 9, brute: 6 }, active: 'edda' },
};

function settled(encounter: Json, rulings: SaidRulings) {
  const reply = host().handle({ do: 'settle', encounter, rulings });
  if (!('unfit' in reply)) throw new Error(JSON.stringify(reply));
  return { ...reply, encounter: reply.encounter as Written };
}

/** The prompt for the roll of Edda's first strike in the encounter. */
function diceOfBlow(encounter: Json): Prompt | null {
  const table = host();
  const begun = table.handle({ do: 'start', encounter }) as FightReply;
  const choice = { option: 'strike', target: 'brute', with: 'longsword' };
  const declared = table.handle({ do: 'answer', prompt: begun.prompt?.id, choice }) as FightReply;
  const parried = { do: 'answer', prompt: declared.prompt?.id, choice: { option: 'parry' } };
  return (table.handle(parried) as FightReply).prompt;
}

describe('rulings of the table that are written into an encounter', () => {
  test('[FS-TEST-1] with the ruling “d100under”, a test rolls a d100 against five times the target number', () => {
    expect(diceOfBlow(lesson)).toMatchObject({ dice: [{ sides: 20 }], target: 14 });
    const { encounter, unfit } = settled(lesson, { testDice: 'd100under' });
    expect(unfit).toEqual([]);
    expect(encounter.rulings).toEqual({ testDice: 'd100under' });
    // Five times the target number.
    expect(diceOfBlow(encounter)).toMatchObject({ dice: [{ sides: 100 }], target: 70 });
  });

  test('a ruling that the encounter states wins, even where it states the default', () => {
    const own = { ...lesson, rulings: { testDice: 'd20under', contestTie: 'reroll' } };
    const { encounter } = settled(own, {
      testDice: 'd100under',
      contestTie: 'higherTn',
      boonBane: 'flatTwo',
    });
    expect(encounter.rulings).toEqual({ testDice: 'd20under', contestTie: 'reroll', boonBane: 'flatTwo' });
  });

  test('defaults, unknown values and unknown rulings are left out', () => {
    const { encounter, unfit } = settled(lesson, { testDice: 'd20under', boonBane: 'gone', moon: true });
    expect(encounter).toEqual(lesson);
    expect(unfit).toEqual([]);
  });

  test('[FS-GRID-1] the ruling that every second diagonal counts 2 also sets the metric of the battlefield', () => {
    const { encounter, unfit } = settled(lesson, { gridMetric: 'alternating' });
    expect(unfit).toEqual([]);
    expect(encounter).toMatchObject({
      rulings: { gridMetric: 'alternating' },
      battlefield: { metric: 'alternating' },
    });
  });

  test('a map with a metric of its own keeps it: the ruling is reported as unfit, and the others are written', () => {
    const exact = { ...lesson, battlefield: { ...(lesson.battlefield as Written), metric: 'exact' } };
    const { encounter, unfit } = settled(exact, { gridMetric: 'alternating', boonBane: 'flatTwo' });
    expect(encounter).toMatchObject({ rulings: { boonBane: 'flatTwo' }, battlefield: { metric: 'exact' } });
    expect(encounter.rulings).not.toHaveProperty('gridMetric');
    expect(unfit).toMatchObject([
      { ruling: 'FS-R77', key: 'gridMetric', because: expect.stringContaining('metric') },
    ]);
  });

  test('an encounter that cannot begin in any case is refused as a bad encounter', () => {
    const bad = { ...lesson, combatants: [] };
    expect(host().handle({ do: 'settle', encounter: bad, rulings: { boonBane: 'flatTwo' } })).toMatchObject({
      ok: false,
      error: { code: 'bad-encounter' },
    });
  });
});

test('a fight reports its rulings that differ from the defaults, also after saving and loading', () => {
  const table = host();
  const { encounter } = settled(lesson, { testDice: 'd100under' });
  expect(table.handle({ do: 'start', encounter: lesson })).not.toHaveProperty('rulings');
  expect(table.handle({ do: 'start', encounter })).toMatchObject({ rulings: { testDice: 'd100under' } });
  const saved = table.handle({ do: 'save' });
  if (!('record' in saved)) throw new Error(JSON.stringify(saved));
  expect(host().handle({ do: 'load', record: saved.record })).toMatchObject({
    rulings: { testDice: 'd100under' },
  });
});

describe('rulings of the table before a fight', () => {
  test('[FS-GRID-1] a quick fight under the ruling “euclidean” has a battlefield with exact distances', () => {
    const ground = { sample: 'duel', open: { width: 12, height: 8 } };
    const sides = [[{ use: 'edda' }], [{ use: 'wolf' }]];
    const rulings = { gridMetric: 'euclidean' };
    expect(host().handle({ do: 'quick', system: 'fighting-style', ground, sides, rulings })).toMatchObject({
      ok: true,
      encounter: { rulings, battlefield: { width: 12, metric: 'exact' } },
    });
  });

  test('[AD-SIZ-3] a kept sheet of a bear is 2 squares wide, and 1 square under the ruling “guardOnly”', () => {
    const bears = { do: 'people', system: 'action-dice', sheets: [{ use: 'grizzly-bear' }] };
    expect(host().handle(bears)).toMatchObject({ people: [{ size: 2 }] });
    expect(host().handle({ ...bears, rulings: { sizeDerived: 'guardOnly' } })).toMatchObject({
      people: [{ size: 1 }],
    });
  });
});

describe.each(Object.values(systems))('$name', ({ id, encounters: { pack }, rulebook }) => {
  test('every value of every switchable ruling can be written into its first sample', () => {
    const table = host();
    const encounter = pack.encounters[0]?.encounter as Json;
    const wrong = rulebook.rulings.filter(isSwitchable).flatMap((ruling) => {
      const numbers = ruling.range ? [ruling.range.min, ruling.range.max] : [];
      return [...ruling.options.map((one) => one.id), ...numbers].flatMap((value) => {
        const reply = table.handle({ do: 'settle', encounter, rulings: { [ruling.key]: value } });
        const said = 'unfit' in reply && (reply.encounter as Written).rulings;
        const wanted = value === ruling.default ? undefined : { [ruling.key]: value };
        return JSON.stringify(said) === JSON.stringify(wanted) ? [] : [`${id} ${ruling.id} ${value}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
