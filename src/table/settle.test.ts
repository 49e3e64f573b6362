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

describe('what a table has ruled is written into an encounter that says nothing', () => {
  test('and the rule plays the other way: [FS-TEST-1] a d100 in place of the d20', () => {
    expect(diceOfBlow(lesson)).toMatchObject({ dice: [{ sides: 20 }], target: 14 });
    const { encounter, unfit } = settled(lesson, { testDice: 'd100under' });
    expect(unfit).toEqual([]);
    expect(encounter.rulings).toEqual({ testDice: 'd100under' });
    // Five times the target number.
    expect(diceOfBlow(encounter)).toMatchObject({ dice: [{ sides: 100 }], target: 70 });
  });

  test('what the document states itself wins, its default too', () => {
    const own = { ...lesson, rulings: { testDice: 'd20under', contestTie: 'reroll' } };
    const { encounter } = settled(own, {
      testDice: 'd100under',
      contestTie: 'higherTn',
      boonBane: 'flatTwo',
    });
    expect(encounter.rulings).toEqual({ testDice: 'd20under', contestTie: 'reroll', boonBane: 'flatTwo' });
  });

  test('defaults and what this version does not know are left out', () => {
    const { encounter, unfit } = settled(lesson, { testDice: 'd20under', boonBane: 'gone', moon: true });
    expect(encounter).toEqual(lesson);
    expect(unfit).toEqual([]);
  });

  test('where the map has to agree it is measured so: [FS-GRID-1] every second diagonal counts 2', () => {
    const { encounter, unfit } = settled(lesson, { gridMetric: 'alternating' });
    expect(unfit).toEqual([]);
    expect(encounter).toMatchObject({
      rulings: { gridMetric: 'alternating' },
      battlefield: { metric: 'alternating' },
    });
  });

  test('a map that was measured otherwise stays so, and that is told; everything else is ruled', () => {
    const exact = { ...lesson, battlefield: { ...(lesson.battlefield as Written), metric: 'exact' } };
    const { encounter, unfit } = settled(exact, { gridMetric: 'alternating', boonBane: 'flatTwo' });
    expect(encounter).toMatchObject({ rulings: { boonBane: 'flatTwo' }, battlefield: { metric: 'exact' } });
    expect(encounter.rulings).not.toHaveProperty('gridMetric');
    expect(unfit).toMatchObject([
      { ruling: 'FS-R77', key: 'gridMetric', because: expect.stringContaining('metric') },
    ]);
  });

  test('an encounter that cannot begin anyhow is refused with what is wrong with it', () => {
    const bad = { ...lesson, combatants: [] };
    expect(host().handle({ do: 'settle', encounter: bad, rulings: { boonBane: 'flatTwo' } })).toMatchObject({
      ok: false,
      error: { code: 'bad-encounter' },
    });
  });
});

test('a fight tells what it plays otherwise than by default, after it was saved and loaded too', () => {
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

describe('what is shown before a fight is as the table rules', () => {
  test('a quick fight: [FS-GRID-1] distances go as the crow flies', () => {
    const ground = { sample: 'duel', open: { width: 12, height: 8 } };
    const sides = [[{ use: 'edda' }], [{ use: 'wolf' }]];
    const rulings = { gridMetric: 'euclidean' };
    expect(host().handle({ do: 'quick', system: 'fighting-style', ground, sides, rulings })).toMatchObject({
      ok: true,
      encounter: { rulings, battlefield: { width: 12, metric: 'exact' } },
    });
  });

  test('kept people: [AD-SIZ-3] a bear takes four squares, or one where size is a matter of Guard alone', () => {
    const bears = { do: 'people', system: 'action-dice', sheets: [{ use: 'grizzly-bear' }] };
    expect(host().handle(bears)).toMatchObject({ people: [{ size: 2 }] });
    expect(host().handle({ ...bears, rulings: { sizeDerived: 'guardOnly' } })).toMatchObject({
      people: [{ size: 1 }],
    });
  });
});

describe.each(Object.values(systems))('$name', ({ id, encounters: { pack }, rulebook }) => {
  test('its first sample can be played under every value of every ruling', () => {
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
