import { expect, test } from 'vitest';
import type { Reach } from '../../../battlefield/reach.ts';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { stream } from '../../../kernel/streams.ts';
import { apply } from '../apply/index.ts';
import { flankedBy, hemmers } from '../combat/flanking.ts';
import { isCrowded } from '../combat/modifiers.ts';
import { system } from '../index.ts';
import { turnQuestion } from '../menu.ts';
import { waysAround } from '../movement/around.ts';
import { moverOf } from '../movement/buying.ts';
import { canGo, reachOf, yardsToward } from '../movement/rules.ts';
import { gapBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { copy, one } from '../state.ts';
import { deedsAt, fewestAp, readyMeans, standingFoes } from '../tactics/deeds.ts';
import { tactics } from '../tactics/index.ts';
import type { Setting } from './sketch.ts';
import { begun } from './sketch.ts';

/** Cached results are right while the footing of a fight stays the same, and shortcuts skip nothing that matters. */

/** The guard at (6,5) between two heroes. */
const between = (setting: Setting = {}): Fight =>
  begun(
    {
      heroes: { wenna: { at: [5, 5] }, torvin: { at: [7, 5] } },
      foes: { guard: { at: [6, 5] } },
    },
    setting,
  );
const guardsFlank = (fight: Fight) => flankedBy(fight, one(fight, 'guard'));
const goes = (fight: Fight, who: string, x: number, y: number): void =>
  apply(fight, {
    fact: 'moved',
    who,
    from: one(fight, who).cell,
    path: [{ x, y }],
    cost: 1,
    how: 'walk',
    passing: false,
  });

test('[SL-FLK-1] who flanks is looked at anew after a step, and is what it was where the step is taken back', () => {
  const fight = between();
  expect(guardsFlank(fight)).toEqual(['wenna', 'torvin']);
  const before = copy(fight);
  goes(fight, 'torvin', 6, 6);
  expect(guardsFlank(fight)).toBeNull();
  expect(guardsFlank(before)).toEqual(['wenna', 'torvin']);
  goes(fight, 'torvin', 7, 5);
  expect(guardsFlank(fight)).toEqual(['wenna', 'torvin']);
});

test('[SL-FLK-1] somebody who is thought of elsewhere is not taken for the one who stands there', () => {
  const fight = between();
  expect(guardsFlank(fight)).not.toBeNull();
  expect(flankedBy(fight, { ...one(fight, 'guard'), cell: { x: 6, y: 12 } })).toBeNull();
  const elsewhere = { ...one(fight, 'torvin'), cell: { x: 12, y: 12 } };
  const then: Fight = { ...fight, combatants: { ...fight.combatants, torvin: elsewhere } };
  expect(guardsFlank(then)).toBeNull();
  expect(guardsFlank(fight)).not.toBeNull();
});

test('[SL-FLK-2] a door that is opened lets a spear flank', () => {
  const walls = [{ kind: 'door', id: 'gate', label: 'Gate', x: 7, y: 5, side: 'w' }];
  const fight = between({ field: { walls } });
  expect(hemmers(fight, one(fight, 'guard')).map(({ id }) => id)).toEqual(['wenna']);
  apply(fight, { fact: 'door', door: 'gate', open: true, who: 'torvin' });
  expect(hemmers(fight, one(fight, 'guard')).map(({ id }) => id)).toEqual(['wenna', 'torvin']);
});

test('[SL-R24] what one table says of flanking is not what another says', () => {
  const archer = (setting: Setting): Fight =>
    begun(
      { heroes: { wenna: { at: [4, 5] }, pell: { at: [12, 5] } }, foes: { guard: { at: [5, 5] } } },
      setting,
    );
  expect(guardsFlank(archer({}))).toEqual(['wenna', 'pell']);
  expect(guardsFlank(archer({ rulings: { flankGeometry: 'adjacentOnly' } }))).toBeNull();
});

test('[SL-POS-4] a space is shared from the step into it to the step out of it', () => {
  const fight = between();
  const crowded = () => isCrowded(fight, one(fight, 'guard'));
  expect(crowded()).toBe(false);
  goes(fight, 'wenna', 6, 5);
  expect(crowded()).toBe(true);
  goes(fight, 'wenna', 5, 5);
  expect(crowded()).toBe(false);
});

test('[SL-STA-6] a spell is ready as long as there is mana for it', () => {
  const fight = begun({
    heroes: { isra: { at: [5, 5] } },
    foes: { guard: { at: [9, 5] } },
  });
  const spells = () => readyMeans(fight, one(fight, 'isra')).filter(({ spell }) => spell !== null).length;
  expect(spells()).toBeGreaterThan(0);
  apply(fight, {
    fact: 'mana',
    who: 'isra',
    left: 0,
    invested: 0,
    why: 'cast',
    clause: 'SL-STA-6',
  });
  expect(spells()).toBe(0);
});

/** Calls `look` for each turn of several fights that the default tactic plays. */
function inPlay(
  id: string,
  fights: number,
  look: (fight: Fight, who: Combatant) => void,
  rulings: { readonly [key: string]: string } = {},
): void {
  const sample = system.encounters.pack.encounters.find((each) => each.id === id)?.encounter;
  const watching: Tactic<Fight> = {
    ...tactics.simple,
    decide(question, fight, random) {
      if (question.id === 'turn') look(fight, one(fight, question.for));
      return tactics.simple.decide(question, fight, random);
    },
  };
  for (let i = 0; i < fights; i++) {
    const start = system.encounters.begin({ ...(sample as object), rulings });
    if (!start.ok) throw new Error(id);
    const answers = new SampleAnswers(stream(`stands/${i}`), stream(`minds/${i}`), () => watching);
    playOut(system, start.fight, answers, { roundCap: 8 });
  }
}

test('[SL-R63] no attack takes fewer AP than is said of its means', () => {
  let deeds = 0;
  inPlay('ford', 3, (fight, who) => {
    const least = Math.min(...readyMeans(fight, who).map((means) => fewestAp(who, means)));
    for (const { needs } of deedsAt(fight, who, standingFoes(fight, who))) {
      deeds++;
      expect(needs).toBeGreaterThanOrEqual(least);
    }
  });
  expect(deeds).toBeGreaterThan(0);
});

test('[SL-MOV-5] no way to somebody is shorter than is said before it is looked for', () => {
  let ways = 0;
  inPlay('broken-bridge', 1, (fight, who) => {
    const mover = moverOf(fight, who);
    const reach = reachOf(fight, mover, 'walk');
    for (const foe of standingFoes(fight, who)) {
      const gap = 1;
      const least = yardsToward(fight, mover, foe, gap);
      reach.eachStop((index, cost) => {
        const cell = { x: index % reach.field.width, y: Math.floor(index / reach.field.width) };
        if (gapBetween(fight, { ...who, cell }, foe) > gap) return;
        ways++;
        expect(cost).toBeGreaterThanOrEqual(least);
      });
    }
  });
  expect(ways).toBeGreaterThan(0);
});

/** Cells with their costs, in listing order. */
const listed = (reach: Reach): readonly string[] =>
  reach.stops().map((cell) => `${cell.x},${cell.y} for ${reach.costTo(cell)}`);
const around = (fight: Fight, id: string, yards: number) => listed(waysAround(fight, one(fight, id), yards));
const alone = (fight: Fight, id: string, yards: number) =>
  listed(reachOf(fight, one(fight, id), 'walk', yards));

test('[SL-MOV-5] ways that one search serves are those that each would have found, near and far, for whomever', () => {
  let asked = 0;
  for (const id of ['ford', 'broken-bridge']) {
    inPlay(id, 1, (fight, who) => {
      if (asked++ % 5 !== 0) return;
      const mover = moverOf(fight, who).id;
      for (const yards of [6, 150, 2, 11])
        expect(around(fight, mover, yards)).toEqual(alone(fight, mover, yards));
      const [foe] = standingFoes(fight, who);
      if (foe && asked % 2 === 0) expect(around(fight, foe.id, 4)).toEqual(alone(fight, foe.id, 4));
    });
  }
  expect(asked).toBeGreaterThan(20);
});

test('[SL-MOV-5] [SL-CND-9] ways are looked for anew when somebody steps aside, falls or is thought of elsewhere', () => {
  const fight = cornered();
  expect(around(fight, 'wenna', 2)).toEqual([]);
  const before = copy(fight);
  goes(fight, 'raider', 0, 2);
  expect(around(fight, 'wenna', 1)).toEqual(['0,1 for 1']);
  expect(around(before, 'wenna', 1)).toEqual([]);
  apply(fight, { fact: 'posture', who: 'wenna', posture: 'prone', clause: 'SL-MSC-7' });
  expect(around(fight, 'wenna', 2)).toEqual([]);
  expect(around(fight, 'wenna', 3)).toEqual(['0,1 for 3']);
  const elsewhere: Combatant = { ...one(fight, 'wenna'), cell: { x: 8, y: 8 } };
  expect(listed(waysAround(fight, elsewhere, 3))).toEqual(listed(reachOf(fight, elsewhere, 'walk', 3)));
  expect(around(fight, 'wenna', 3)).toEqual(['0,1 for 3']);
  const lenient = begun(
    { heroes: { wenna: { at: [5, 5] } }, foes: { guard: { at: [12, 12] } } },
    { rulings: { posture: 'none' } },
  );
  apply(lenient, { fact: 'posture', who: 'wenna', posture: 'prone', clause: 'SL-MSC-7' });
  expect(around(lenient, 'wenna', 1).length).toBe(8);
});

test('[SL-MOV-5] a door that is opened is a way', () => {
  const walls = [{ kind: 'door', id: 'gate', label: 'Gate', x: 7, y: 5, side: 'w' }];
  const fight = between({ field: { walls } });
  const shut = around(fight, 'torvin', 3);
  expect(shut).toEqual(alone(fight, 'torvin', 3));
  apply(fight, { fact: 'door', door: 'gate', open: true, who: 'torvin' });
  const open = around(fight, 'torvin', 3);
  expect(open).toEqual(alone(fight, 'torvin', 3));
  expect(open.length).toBeGreaterThan(shut.length);
});

/** Wenna in the corner of the field, three foes around her. */
const cornered = (): Fight =>
  begun({
    heroes: { wenna: { at: [0, 0] } },
    foes: { guard: { at: [1, 0] }, raider: { at: [0, 1] }, goblin: { at: [1, 1] } },
  });

test('[SL-POS-3] whether there is a way out is looked at anew when somebody steps aside, and back', () => {
  const fight = cornered();
  const out = (of: Fight): boolean => canGo(of, one(of, 'wenna'), 'walk', 3);
  expect(out(fight)).toBe(false);
  const before = copy(fight);
  goes(fight, 'raider', 0, 2);
  expect(out(fight)).toBe(true);
  expect(out(before)).toBe(false);
  expect(canGo(before, { ...one(before, 'wenna'), cell: { x: 8, y: 8 } }, 'walk', 3)).toBe(true);
  expect(out(before)).toBe(false);
  goes(fight, 'raider', 0, 1);
  expect(out(fight)).toBe(false);
});

test('[SL-CND-9] [SL-R35] prone the first step takes three yards, standing one, and by some tables prone too', () => {
  const alone = { heroes: { wenna: { at: [5, 5] } }, foes: { guard: { at: [12, 12] } } } as const;
  const goesFor = (of: Fight, yards: number): boolean => canGo(of, one(of, 'wenna'), 'walk', yards);
  const down = (of: Fight): void =>
    apply(of, { fact: 'posture', who: 'wenna', posture: 'prone', clause: 'SL-MSC-7' });
  const fight = begun(alone);
  expect([goesFor(fight, 2), goesFor(fight, 3)]).toEqual([true, true]);
  down(fight);
  expect([goesFor(fight, 2), goesFor(fight, 3)]).toEqual([false, true]);
  const elsewhere = begun(alone, { rulings: { posture: 'none' } });
  down(elsewhere);
  expect(goesFor(elsewhere, 2)).toBe(true);
});

test('[SL-AP-2] what is listed without what is greyed is what of the whole list is not greyed', () => {
  let asked = 0;
  const same = (fight: Fight, who: Combatant): void => {
    const { menu, options } = turnQuestion(fight, who.id);
    asked++;
    expect(menu?.open().map(({ id, by }) => [id, by])).toEqual(
      options().flatMap(({ id, by, refused }) => (refused ? [] : [[id, by]])),
    );
  };
  for (const readyCost of ['twoThenCost', 'prepaid']) inPlay('ford', 1, same, { readyCost });
  expect(asked).toBeGreaterThan(20);
});
