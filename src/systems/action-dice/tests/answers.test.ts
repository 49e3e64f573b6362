import { expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { openHost } from '../../../table/host.ts';
import { system } from '../index.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { asked, choice, durability, encounter, endTurn, fight, move, vigor, waiting } from './line-up.ts';

/** Reactions during other reactions, who is asked, and reactions set to Off or Auto. */

const strike = (target: string) => choice('attack', { target });
const decline = choice('decline');
const act = (more: Sketch = {}) => choice('act', more);

/** A table with automatic answers for Hadra; returns what it waits for after these inputs. */
function preset(lineUp: LineUp, modes: { readonly [reaction: string]: string }, ...inputs: readonly Json[]) {
  const host = openHost({ systems: { [system.id]: system }, newSeed: () => 'preset' });
  host.handle({ do: 'start', encounter: encounter(lineUp), seed: 'preset', dice: 'manual' });
  host.handle({ do: 'prefer', reactions: { hadra: modes } } as Json);
  const prompt = () => {
    const reply = host.handle({ do: 'view' });
    return 'prompt' in reply ? reply.prompt : null;
  };
  for (const input of inputs) {
    const id = prompt()?.id ?? 0;
    host.handle(
      Array.isArray(input)
        ? { do: 'roll', prompt: id, faces: input }
        : { do: 'answer', prompt: id, choice: input },
    );
  }
  return prompt();
}

const thugBeside: LineUp = {
  red: { thug: { at: [5, 5], now: { vigor: 7 } } },
  blue: { hadra: { at: [6, 5] } },
};

test('[AD-REA-5] [AD-REA-8] with Defense set to Off the target is not asked, and damage is rolled', () => {
  const blow = strike('hadra') as Json;
  expect(preset(thugBeside, {}, blow, [15, 5])).toMatchObject({ ask: 'reaction.defense', for: 'hadra' });
  expect(preset(thugBeside, { defense: 'off' }, blow, [15, 5])).toMatchObject({
    kind: 'roll',
    purpose: 'damage',
  });
});

test('[AD-REA-5] with Defense set to Auto the target answers without being asked', () => {
  const then = preset(thugBeside, { defense: 'auto' }, strike('hadra') as Json, [15, 5]);
  expect(then).toMatchObject({ kind: 'roll' });
});

test('[AD-REA-10] with Take Opening set to Off the opening passes without a question', () => {
  const lies: LineUp = { ...thugBeside, red: { thug: { at: [5, 5], now: { conditions: ['prone'] } } } };
  const up = { option: 'stand-up' };
  expect(preset(lies, {}, up)).toMatchObject({ ask: 'reaction.opening' });
  expect(preset(lies, { 'take-opening': 'off' }, up)).toMatchObject({ ask: 'turn', for: 'thug' });
});

test('[AD-ACT-12] [AD-ENC-6] set to Off, a readied action is not offered, and a skill is not resisted', () => {
  const first: LineUp = {
    blue: { hadra: { at: [6, 5] } },
    red: { thug: { at: [9, 5], sheet: { skills: { menace: 2 } } } },
  };
  const ready = { option: 'ready', what: 'attack', when: 'reach' };
  const inputs: readonly Json[] = [ready, { option: 'end-turn' }, { option: 'move', to: { x: 7, y: 5 } }];
  expect(preset(first, {}, ...inputs)).toMatchObject({ ask: 'reaction.ready' });
  expect(preset(first, { readied: 'off' }, ...inputs)).toMatchObject({ ask: 'turn', for: 'thug' });
  const menace: readonly Json[] = [
    { option: 'end-turn' },
    { option: 'use-skill', skill: 'menace', target: 'hadra' },
    { option: '15' },
    [12, 5, 3],
    { option: 'resolve' },
  ];
  expect(preset(first, {}, ...menace)).toMatchObject({ ask: 'reaction.resist' });
  expect(preset(first, { 'resist-skill': 'off' }, ...menace)).toMatchObject({ ask: 'gm.skillOutcome' });
});

test('[AD-REA-14] [AD-R52] the target of an attack is asked for its reaction before others with higher Initiative', () => {
  const table = fight(
    {
      red: { lio: { at: [5, 7] }, hadra: { at: [5, 5] } },
      blue: { thug: { at: [6, 6], now: { vigor: 7 } } },
    },
    { order: ['lio', 'hadra', 'thug'] },
  );
  const ready = choice('ready', { what: 'attack', when: 'attacks' });
  table.does(ready).does(endTurn).does(ready).does(endTurn);
  table.does(strike('hadra')).rolls('attack', 1, 1);
  expect(asked(table)).toBe('hadra reaction.ready');
  table.does(decline);
  expect(asked(table)).toBe('lio reaction.ready');
  table.does(act({ target: 'thug', with: 'short-sword' }));
  expect(vigor(table, 'lio')).toBe(15);
});

test('[AD-ENC-7] [AD-SHK-3] a target that falls unconscious from the attack is not offered its readied attack', () => {
  const line: LineUp = {
    red: { hadra: { at: [5, 5], now: { durability: 0, health: 1 } }, lio: { at: [15, 5] } },
    blue: { thug: { at: [6, 5], now: { vigor: 7 } } },
  };
  const table = fight(line, { order: ['hadra', 'thug', 'lio'] });
  table.does(choice('ready', { what: 'attack', when: 'attacks' })).does(endTurn);
  table.does(strike('hadra')).rolls('attack', 15, 5).does(decline).rolls('damage', 8, 5);
  expect([table.who('hadra').out, asked(table)]).toEqual(['unconscious', 'thug turn']);
});

test('[AD-R36] [AD-ACT-12] ruling readyTiming before: a readied attack fells the attacker before its hit does damage', () => {
  const line: LineUp = {
    red: { lio: { at: [6, 6] }, hadra: { at: [5, 5] } },
    blue: { thug: { at: [6, 5], now: { vigor: 7, durability: 0, health: 1 } }, soldier: { at: [20, 5] } },
  };
  const table = fight(line, {
    order: ['lio', 'hadra', 'thug', 'soldier'],
    rulings: { readyTiming: 'before' },
  });
  table
    .does(choice('ready', { what: 'attack', when: 'allyHit' }))
    .does(endTurn)
    .does(endTurn);
  table.does(strike('hadra')).rolls('attack', 15, 5).does(decline);
  expect(asked(table)).toBe('lio reaction.ready');
  table
    .does(act({ target: 'thug', with: 'short-sword' }))
    .rolls('attack', 15, 1, 1, 1)
    .rolls('damage', 8, 1, 1);
  expect([table.who('thug').out, durability(table, 'hadra'), asked(table)]).toEqual([
    'unconscious',
    30,
    'soldier turn',
  ]);
});

/** Korr watches the east in the first round; the soldier attacks first. */
const watched = (answer: string, setting: Setting = {}) => {
  const table = fight(
    { red: { korr: { at: [5, 5], sheet: { watch: 90 } } }, blue: { soldier: { at: [6, 5] } } },
    { fromTheStart: true, ...setting },
  ).does(choice(answer));
  const dice = waiting(table).dice.split('+').length;
  table.rolls('initiative', ...Array.from({ length: dice }, () => 1)).rolls('initiative', 20);
  return table.does(strike('korr')).rolls('attack', 15, 5, 5);
};

test('[AD-INI-8] [AD-R22] a watcher of the wrong side is ambushed, and reacts only if the ambushed may', () => {
  expect(asked(watched('elsewhere'))).toBe('korr reaction.defense');
  const refused = { rulings: { ambushedReactions: false } };
  expect(waiting(watched('elsewhere', refused)).purpose).toBe('damage');
  // AD-INI-7: if the attack comes from the expected direction, he is not ambushed.
  expect(asked(watched('expected', refused))).toBe('korr reaction.defense');
});

test('[AD-INI-5] [AD-R22] without ambushedReactions the ambushed are not offered openings', () => {
  const line = (ambushed: boolean): LineUp => ({
    red: { thug: { at: [5, 5], now: { conditions: ['prone'] } } },
    blue: { hadra: { at: [6, 5], now: { conditions: ambushed ? ['ambushed'] : [] } } },
  });
  const setting = { round: 1, rulings: { ambushedReactions: false } };
  expect(asked(fight(line(true), setting).does(choice('stand-up')))).toBe('thug turn');
  expect(asked(fight(line(false), setting).does(choice('stand-up')))).toBe('hadra reaction.opening');
});

test('[AD-R14] [AD-REA-3] ruling unspentActions carryOne: a combatant with a kept action reacts in another’s turn', () => {
  const table = fight(
    { red: { hadra: { at: [6, 5] } }, blue: { thug: { at: [5, 5], now: { vigor: 7 } } } },
    { rulings: { unspentActions: 'carryOne' } },
  );
  table.does(endTurn).does(strike('hadra')).rolls('attack', 15, 5);
  expect(asked(table)).toBe('hadra reaction.defense');
});

test('[AD-R16] [AD-REA-1] a Defense does not interrupt an act of several turns', () => {
  const table = fight(
    {
      red: { hadra: { at: [6, 5], now: { actions: 1, durability: 4 } } },
      blue: { thug: { at: [5, 5], now: { vigor: 7 } } },
    },
    {},
  );
  table.does(choice('emergency-aid')).does(strike('hadra')).rolls('attack', 15, 5);
  table.does(choice('defense')).rolls('defense', 20, 5, 5).does(endTurn);
  expect(asked(table)).toBe('hadra act.continue');
});

test('[AD-ACT-12] a mover felled by a readied attack stays where it was hit', () => {
  const table = fight({
    red: { hadra: { at: [5, 5], sheet: { weapons: ['polearm'], shields: [] } } },
    blue: { lio: { at: [10, 5], now: { durability: 0, health: 1 } }, thug: { at: [20, 5] } },
  });
  table
    .does(choice('ready', { what: 'attack', when: 'reach' }))
    .does(endTurn)
    .does(move(6, 5));
  table
    .does(act({ target: 'lio' }))
    .rolls('attack', 15, 1, 1)
    .rolls('damage', 8, 1, 1, 1);
  expect([table.who('lio').out, table.who('lio').cell]).toEqual(['unconscious', { x: 7, y: 5 }]);
});

/** Veshta's Storm Call on both: three dice of Soul, each against 15. */
const storm = (setting: Setting = {}) => {
  const table = fight(
    {
      red: { veshta: { at: [2, 5], now: { actions: 3 } } },
      blue: { thug: { at: [12, 5] }, soldier: { at: [13, 5] } },
    },
    { order: ['veshta', 'soldier', 'thug'], ...setting },
  );
  return table.does(choice('power-storm-call', { at: { x: 12, y: 5 } })).rolls('attack', 15, 5, 5, 5);
};

test('[AD-REA-14] [AD-ATK-8] targets of an area react once each by Initiative, or in the order the game master names', () => {
  const table = storm();
  expect(asked(table)).toBe('soldier reaction.defense');
  table.does(decline);
  expect(asked(table)).toBe('thug reaction.defense');
  const said = storm({ rulings: { reactionOrder: 'gm' } });
  expect(asked(said)).toBe('gm gm.reactionOrder');
  said.does(choice('thug'));
  expect(asked(said)).toBe('thug reaction.defense');
  said.does(decline);
  expect(asked(said)).toBe('soldier reaction.defense');
});

test('[AD-R65] [AD-REA-2] ruling resistanceCost reaction5: after a Defense the rider cannot be resisted', () => {
  const chain = (modes: string) =>
    fight(
      {
        red: { thug: { at: [5, 5], sheet: { weapons: ['chain'] }, now: { vigor: 7 } } },
        blue: { hadra: { at: [6, 5] } },
      },
      { rulings: { resistanceCost: modes } },
    )
      .does(strike('hadra'))
      .rolls('attack', 15, 5)
      .does(choice('defense'))
      .rolls('defense', 1, 1, 1)
      .rolls('damage', 1, 1);
  expect(asked(chain('free'))).toBe('hadra resist');
  const table = chain('reaction5');
  expect([asked(table), table.who('hadra').conditions.map(({ id }) => id)]).toEqual(['thug turn', ['prone']]);
});

test('[AD-POS-11] [AD-ACT-12] a mover knocked down by a readied chain goes no farther', () => {
  const table = fight({
    red: { hadra: { at: [5, 5], sheet: { weapons: ['chain'], shields: [] } } },
    blue: { lio: { at: [10, 5] } },
  });
  table
    .does(choice('ready', { what: 'attack', when: 'reach' }))
    .does(endTurn)
    .does(move(6, 5));
  table
    .does(act({ target: 'lio', with: 'chain' }))
    .rolls('attack', 15, 1, 1)
    .rolls('damage', 1, 1, 1, 1);
  table.does(choice('submit'));
  expect([table.who('lio').cell, asked(table)]).toEqual([{ x: 7, y: 5 }, 'lio turn']);
});

test('[AD-R36] [AD-REA-4] ruling readyTiming before: a caster felled first casts nothing, and the Mana stays spent', () => {
  const table = fight(
    {
      red: { hadra: { at: [5, 5] } },
      blue: { veshta: { at: [6, 5], now: { durability: 0, health: 1 } }, thug: { at: [20, 5] } },
    },
    { rulings: { readyTiming: 'before' } },
  );
  table.does(choice('ready', { what: 'attack', when: 'ability' })).does(endTurn);
  table.does(choice('power-firebolt', { target: 'hadra' }));
  table
    .does(act({ target: 'veshta' }))
    .rolls('attack', 15, 1, 1)
    .rolls('damage', 8, 1, 1, 1);
  expect([table.who('veshta').out, table.who('veshta').pools.mana?.value]).toEqual(['unconscious', 27]);
  expect(table.facts('attack').map(({ who }) => who)).toEqual(['hadra']);
});
