import { expect, test } from 'vitest';
import type { Fighter, Setting } from './line-up.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  endTurn,
  fight,
  hold,
  move,
  offered,
  vitality,
  waiting,
} from './line-up.ts';

/** Stabilize, standing up, putting flames out, Command, and what is locked without combat. */

const scene = (maela: Fighter = {}, brana: Fighter = {}, setting: Setting = {}) =>
  fight(
    {
      heroes: { maela: { at: [5, 5], ...maela }, brana: { at: [5, 6], ...brana } },
      foes: { bandit: { at: [12, 5] } },
    },
    setting,
  );

const bleeds = { now: { vitality: -3, effects: [{ status: 'bleeding' }] } };

test('[WS-BAS-9] First Aid against 8 ends the Bleeding of somebody within 1 m, and gives no Vitality', () => {
  const table = scene({}, bleeds);
  expect(table.option('stabilize')).toMatchObject({ cost: { ap: 3 } });
  table.does(choice('stabilize'));
  // Intelligence 10 and First Aid 3.
  expect(waiting(table)).toMatchObject({ who: 'maela', purpose: 'stabilize', bonus: 3, needs: 8 });
  table.rolls('stabilize', 5);
  expect(conditions(table, 'brana')).not.toContain('bleeding');
  expect([vitality(table, 'brana'), ap(table, 'maela')]).toEqual([-3, 0]);
});

test('[WS-BAS-9] a failure costs its AP and ends nothing', () => {
  const table = scene({}, bleeds)
    .does(choice('stabilize', { target: 'brana' }))
    .rolls('stabilize', 4);
  expect(conditions(table, 'brana')).toContain('bleeding');
  expect(ap(table, 'maela')).toBe(0);
});

test('[WS-BAS-9] oneself too, if one can act; nobody out of reach, nobody who is not Bleeding', () => {
  const self = scene({ now: { effects: [{ status: 'bleeding' }] } });
  self.does(choice('stabilize')).rolls('stabilize', 20);
  expect(conditions(self, 'maela')).not.toContain('bleeding');
  scene().refuses(choice('stabilize', { target: 'brana' }), 'wrongTarget', 'WS-BAS-9');
  scene({}, { ...bleeds, at: [5, 8] }).refuses(
    choice('stabilize', { target: 'brana' }),
    'wrongTarget',
    'WS-BAS-9',
  );
  const two = scene({ now: { effects: [{ status: 'bleeding' }] } }, { ...bleeds, at: [5, 8] });
  two.refuses(choice('stabilize', { target: 'brana' }), 'outOfReach', 'WS-BAS-9');
});

test('[WS-BAS-9] [WS-INI-11] [WS-INI-12] held with its 3 AP, it is done when the trigger comes', () => {
  const order = { order: ['maela', 'bandit', 'brana'] };
  const table = scene({}, bleeds, order);
  table.does(hold('stabilize', { trigger: 'text', text: 'the bandit turns away', target: 'brana' }));
  expect(ap(table, 'maela')).toBe(0);
  table.does(endTurn).does(move(12, 6)).does(choice('happened')).rolls('stabilize', 5);
  expect(conditions(table, 'brana')).not.toContain('bleeding');
  // If it is out of reach when it fires, it is lost.
  const far = scene({}, { ...bleeds, at: [5, 9] }, order);
  far.does(hold('stabilize', { trigger: 'text', text: 'now', target: 'brana' })).does(endTurn);
  far.does(move(12, 6)).does(choice('happened'));
  expect(far.facts('held-lost')).toMatchObject([{ who: 'maela', why: 'illegal' }]);
  expect(conditions(far, 'brana')).toContain('bleeding');
});

const under = (...statuses: readonly string[]): Fighter => ({
  now: { effects: statuses.map((status) => ({ status })) },
});

test('[WS-STA-6] whoever is Prone stands up for 1 AP, and walks as ever then', () => {
  const table = scene(under('prone'));
  expect(table.option('stand-up')).toMatchObject({ cost: { ap: 1 } });
  table.does(choice('stand-up'));
  expect([ap(table, 'maela'), conditions(table, 'maela').includes('prone')]).toEqual([2, false]);
  table.does(move(8, 5));
  table.refuses(choice('stand-up'), 'wrongTarget', 'WS-STA-6');
  expect(offered(table)).not.toContain('stand-up');
});

test('[WS-STA-6] Stunned nobody stands up', () => {
  scene(under('prone', 'stunned')).refuses(choice('stand-up'), 'noActionPoints', 'WS-RND-4');
});

test('[WS-STA-6] flames are put out for 2 AP, those of an ally within 1 m too', () => {
  const table = scene(under('burning'), under('burning'));
  table.does(choice('put-out'));
  expect([ap(table, 'maela'), conditions(table, 'maela').includes('burning')]).toEqual([1, false]);
  const ally = scene({}, under('burning')).does(choice('put-out', { target: 'brana' }));
  expect(conditions(ally, 'brana')).not.toContain('burning');
  const far = scene({}, { ...under('burning'), at: [5, 9] });
  far.refuses(choice('put-out', { target: 'brana' }), 'wrongTarget', 'WS-STA-6');
});

const summoner = (setting: Setting = {}) =>
  fight(
    {
      heroes: { brana: { at: [2, 2] }, 'spirit-hound': { at: [2, 4], summoner: 'brana' } },
      foes: { ogre: { at: [12, 2] } },
    },
    setting,
  );

test('[WS-ADV-9] Command: until its next turn the summoner decides for its summons', () => {
  const table = summoner().does(choice('command'));
  expect([ap(table, 'brana'), conditions(table, 'brana').includes('commanding')]).toEqual([2, true]);
  table.refuses(choice('command'), 'already', 'WS-ADV-9');
  table.does(endTurn);
  expect(table.choice()).toMatchObject({ for: 'brana', about: { who: 'spirit-hound' } });
  table.does(endTurn).does(endTurn);
  // Round 2: Brana (27) before the hound. Her slot has started, so Command is over.
  expect(asked(table)).toBe('brana turn');
  table.does(endTurn);
  expect(asked(table)).toBe('spirit-hound turn');
});

test('[WS-ADV-9] [WS-R40] not for those that are out of her control', () => {
  const table = summoner().does(choice('command'));
  table.byHand('a demon', {
    change: 'condition',
    who: 'spirit-hound',
    condition: 'out-of-control',
    on: true,
  });
  table.does(endTurn);
  expect(asked(table)).toBe('spirit-hound turn');
  table.byHand('it is gone', {
    change: 'condition',
    who: 'spirit-hound',
    condition: 'out-of-control',
    on: false,
  });
  expect(asked(table)).toBe('brana turn');
  const over = summoner({ rulings: { summonControl: 'summonerAlways' } });
  over.refuses(choice('command'), 'already', 'WS-ADV-9');
  over.byHand('turned', { change: 'side', who: 'spirit-hound', side: 'foes' });
  over.refuses(choice('command'), 'wrongTarget', 'WS-ADV-9');
  over.does(endTurn);
  expect(asked(over)).toBe('spirit-hound turn');
});

test('[WS-ADV-9] [WS-R36] only where it is played, only for those who have summons', () => {
  summoner({ rulings: { advancedActions: false } }).refuses(choice('command'), 'notPlayed', 'WS-ADV-1');
  scene().refuses(choice('command'), 'wrongTarget', 'WS-ADV-9');
  expect(offered(scene())).not.toContain('command');
});

test('[WS-GEN-2] what is no combat has no rounds and no points, and unlocks nothing', () => {
  const table = fight(
    { heroes: { maela: { at: [5, 5] } }, rocks: { crate: { at: [6, 5] } } },
    { fromTheStart: 'ask' },
  );
  expect(asked(table)).toBe('gm gm.combatStart');
  table.does(choice('not-combat'));
  expect(table.isOver().winner).toBeNull();
  expect([ap(table, 'maela'), table.view().over]).toEqual([0, { winner: null }]);
});

test('[WS-COV-4] [WS-BAS-5] [WS-BAS-9] [WS-BAS-16] [WS-STA-6] nobody is helped, touched or handed anything through a wall', () => {
  const suffering = { effects: [{ status: 'bleeding' }, { status: 'burning' }] };
  // Sill stands beside Maela with nothing between them, so the actions are possible in any case.
  const beside = (setting: Setting = {}) =>
    fight(
      {
        heroes: {
          maela: { at: [5, 5], sheet: { objects: ['stimulant'] } },
          brana: { at: [6, 5], now: { vitality: 3, ...suffering } },
          sill: { at: [5, 6], now: suffering },
        },
        foes: { bandit: { at: [12, 5] } },
      },
      setting,
    );
  const walled = { field: { walls: [{ x: 5, y: 5, side: 'e', kind: 'wall' }] } };
  const deeds = [
    choice('stabilize', { target: 'brana' }),
    choice('use-item', { item: 'stimulant', target: 'brana' }),
    choice('put-out', { target: 'brana' }),
    choice('touch', { target: 'brana' }),
    choice('give-item', { item: 'stimulant', target: 'brana' }),
  ];
  for (const deed of deeds) {
    beside(walled).refuses(deed, 'covered', 'WS-COV-4');
    beside().does(deed);
  }
});
