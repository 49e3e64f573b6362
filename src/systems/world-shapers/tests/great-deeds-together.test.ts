import { expect, test } from 'vitest';
import type { Setting, Sketch } from './line-up.ts';
import { ap, asked, choice, edges, endTurn, fight, momentum, rp, waiting } from './line-up.ts';

/** Cooperative Cinematic Actions (WS-CIN-8 to WS-CIN-11, WS-CIN-14). */

interface Nows {
  readonly brana?: Sketch;
  readonly maela?: Sketch;
  readonly sill?: Sketch;
}

const scene = (now: Nows = {}, setting: Setting = {}) =>
  fight(
    {
      heroes: {
        brana: { at: [5, 5], now: now.brana ?? {} },
        maela: { at: [5, 9], now: now.maela ?? {} },
        sill: { at: [2, 5], now: now.sill ?? {} },
        crate: { at: [1, 1] },
      },
      foes: { bandit: { at: [6, 5] } },
    },
    setting,
  );
const together = (...others: readonly string[]) =>
  choice('cinematic-together', { what: 'throws the gate down', with: others });
const allow = (skill: string, difficulty: number) => choice('allow', { skill, difficulty });
const join = choice('join');
const stunned = { effects: [{ status: 'stunned' }] };

test('[WS-CIN-8] [WS-CIN-9] [WS-CIN-10] [WS-CIN-11] the first pays AP, the others RP, each 2 Momentum, each its own check', () => {
  const table = scene();
  expect(table.option('cinematic-together')).toMatchObject({
    cost: { ap: 3, momentum: 2 },
    clause: 'WS-CIN-8',
  });
  table.does(together('sill', 'maela'));
  expect([asked(table), momentum(table, 'brana')]).toEqual(['sill cinematic.join', 6]);
  expect(table.option('join').cost).toEqual({ rp: 2, momentum: 2 });
  table.does(join).answers('maela', join);
  // The number of participants (WS-CIN-11).
  expect(table.choice().about).toMatchObject({ participants: 3, of: 'brana' });
  table.does(allow('rawForce', 11));
  expect(table.choice()).toMatchObject({ ask: 'gm.cinematic', about: { of: 'sill' } });
  table.refuses(choice('refuse'), 'noSuchThing', 'WS-CIN-3');
  expect([rp(table, 'sill'), ap(table, 'brana')]).toEqual([2, 3]);
  table.does(allow('quickFingers', 12)).does(allow('presence', 10));
  const paid = ['brana', 'sill', 'maela'].map((id) => [ap(table, id), rp(table, id), momentum(table, id)]);
  expect(paid).toEqual([
    [0, 2, 4],
    [0, 0, 4],
    [0, 0, 4],
  ]);
  expect(waiting(table)).toEqual({
    who: 'brana',
    purpose: 'cinematic',
    bonus: 7,
    dice: 'd20+d20',
    needs: 11,
  });
  expect(edges(table)).toEqual(['acting together 1']);
  // The better of two dice counts.
  table.rolls('cinematic', 2, 4);
  // Dexterity 15 and Quick Fingers 3.
  expect(waiting(table)).toMatchObject({ who: 'sill', bonus: 8, needs: 12 });
  table.rolls('cinematic', 4, 1);
  // Charisma 14 and Presence 3.
  expect(waiting(table)).toMatchObject({ who: 'maela', bonus: 7, needs: 10 });
  table.rolls('cinematic', 3, 3);
  expect(table.news('cinematic')).toMatchObject([{ passed: true, made: 0, with: ['sill', 'maela'] }]);
  expect(table.choice()).toMatchObject({
    ask: 'gm.cinematicOutcome',
    about: { participants: 3, passed: true },
  });
});

test('[WS-CIN-10] one failure is enough to fail', () => {
  const table = scene()
    .does(together('sill'))
    .does(join)
    .does(allow('rawForce', 11))
    .does(allow('stealth', 12));
  table.rolls('cinematic', 19, 1).rolls('cinematic', 3, 2);
  expect(table.news('cinematic')).toMatchObject([{ passed: false, clause: 'WS-CIN-10' }]);
  expect(table.choice().about).toMatchObject({ passed: false });
});

test('[WS-CIN-10] [WS-R49] the critical success of one makes good one failure of another, whoever came first', () => {
  const table = scene()
    .does(together('sill'))
    .does(join)
    .does(allow('rawForce', 11))
    .does(allow('stealth', 12));
  table.rolls('cinematic', 1, 2).rolls('cinematic', 20, 5);
  expect(table.news('cinematic')).toMatchObject([{ passed: true, made: 1 }]);
  expect(table.lines().some(({ rulings }) => rulings?.includes('WS-R49'))).toBe(true);
});

const three = (setting: Setting) => {
  const table = scene({}, setting).does(together('sill', 'maela')).does(join).does(join);
  table.does(allow('rawForce', 20)).does(allow('stealth', 20)).does(allow('firstAid', 20));
  return table.rolls('cinematic', 20, 1).rolls('cinematic', 2, 3).rolls('cinematic', 4, 5);
};

test('[WS-R49] two failures are too many for it, unless one makes good all', () => {
  expect(three({}).choice().about).toMatchObject({ passed: false });
  expect(three({ rulings: { coopCompensation: 'all' } }).choice().about).toMatchObject({ passed: true });
});

test('[WS-R4] [WS-CIN-10] without critical successes nothing is made good', () => {
  const table = scene({}, { rulings: { skillNatural20: 'noEffect' } })
    .does(together('sill'))
    .does(join);
  table
    .does(allow('rawForce', 11))
    .does(allow('stealth', 12))
    .rolls('cinematic', 1, 2)
    .rolls('cinematic', 20, 5);
  expect(table.choice().about).toMatchObject({ passed: false });
});

test('[WS-CIN-8] who declines pays nothing, and without anybody there is nothing to pay for', () => {
  const table = scene().does(together('sill', 'maela')).does(choice('decline')).does(join);
  table
    .does(allow('rawForce', 11))
    .does(allow('presence', 10))
    .rolls('cinematic', 4, 4)
    .rolls('cinematic', 3, 3);
  expect([rp(table, 'sill'), momentum(table, 'sill')]).toEqual([2, 6]);
  expect(table.choice().about).toMatchObject({ participants: 2 });
  const alone = scene().does(together('sill')).does(choice('decline'));
  expect([asked(alone), ap(alone, 'brana'), momentum(alone, 'brana')]).toEqual(['brana turn', 3, 6]);
});

test('[WS-R48] a joint idea that is turned down costs nobody anything, or everybody all', () => {
  const table = scene().does(together('sill')).does(join).does(choice('refuse'));
  expect([ap(table, 'brana'), rp(table, 'sill'), momentum(table, 'sill')]).toEqual([3, 2, 6]);
  const full = scene({}, { rulings: { cinematicRefusedCost: 'full' } });
  full.does(together('sill')).does(join).does(choice('refuse'));
  expect([ap(full, 'brana'), momentum(full, 'brana')]).toEqual([0, 4]);
  expect([rp(full, 'sill'), momentum(full, 'sill')]).toEqual([0, 4]);
  expect(asked(full)).toBe('brana turn');
});

test('[WS-CIN-8] enemies, objects, oneself, and those who cannot pay are not asked', () => {
  const table = scene({ maela: { rp: 1 } });
  table.refuses(together(), 'noSuchThing', 'WS-CIN-8');
  table.refuses(together('brana'), 'notAlly', 'WS-CIN-8');
  table.refuses(together('bandit'), 'notAlly', 'WS-CIN-8');
  table.refuses(together('crate'), 'wrongTarget', 'WS-CIN-8');
  table.refuses(together('sill', 'sill'), 'noSuchThing', 'WS-CIN-8');
  table.refuses(together('sill', 'maela'), 'noReactionPoints', 'WS-RND-6');
  const two = scene({ brana: { momentum: 2 } });
  two.refuses(choice('cinematic', { what: 'runs' }), 'noMomentum', 'WS-CIN-2');
  two.does(together('sill'));
});

test('[WS-CIN-9] a participant who goes Down before its check has failed it; the rest goes on', () => {
  const table = scene().does(together('sill', 'maela')).does(join).does(join);
  table.does(allow('rawForce', 11)).does(allow('stealth', 12)).does(allow('presence', 10));
  table.byHand('an arrow', { change: 'out', who: 'sill', out: 'unconscious' });
  table.rolls('cinematic', 20, 4);
  expect(waiting(table).who).toBe('maela');
  table.rolls('cinematic', 10, 4);
  // The critical success compensates the failure.
  expect(table.news('cinematic')).toMatchObject([{ passed: true, made: 1 }]);
  expect([rp(table, 'sill'), momentum(table, 'sill')]).toEqual([0, 4]);
});

test('[WS-CIN-9] whoever goes Down before it has paid is out of it, pays nothing and has failed', () => {
  const table = scene().does(together('sill')).does(join).does(allow('rawForce', 11));
  table.byHand('an arrow', { change: 'out', who: 'sill', out: 'unconscious' });
  table.does(allow('stealth', 1)).rolls('cinematic', 10, 4);
  expect(table.choice().about).toMatchObject({ passed: false });
  expect(momentum(table, 'sill')).toBe(6);
});

test('[WS-CIN-14] a Burst takes part for 4 Momentum and no points; the others pay as ever', () => {
  const table = scene({ sill: stunned }).does(together('sill', 'maela'));
  expect(table.option('join')).toMatchObject({ cost: { momentum: 4 } });
  table
    .does(join)
    .does(join)
    .does(allow('rawForce', 11))
    .does(allow('stealth', 12))
    .does(allow('presence', 10));
  expect([rp(table, 'sill'), momentum(table, 'sill')]).toEqual([2, 2]);
  expect([ap(table, 'brana'), momentum(table, 'brana')]).toEqual([0, 4]);
  expect([rp(table, 'maela'), momentum(table, 'maela')]).toEqual([0, 4]);
});

test('[WS-CIN-14] the first one may be the one who bursts', () => {
  const table = scene({ brana: stunned });
  expect(table.option('cinematic-together').cost).toEqual({ momentum: 4 });
  table.does(together('sill')).does(join).does(allow('rawForce', 11)).does(allow('stealth', 12));
  expect([ap(table, 'brana'), momentum(table, 'brana'), momentum(table, 'sill')]).toEqual([3, 2, 4]);
});

test('[WS-R51] or all pay 4 as soon as one bursts', () => {
  const everyone = { rulings: { coopBurstPayer: 'everyone' } };
  const table = scene({ sill: stunned }, everyone).does(together('maela', 'sill'));
  // She joins for 2 Momentum; the Burst of another comes after that.
  expect(table.option('join').cost).toEqual({ rp: 2, momentum: 2 });
  table
    .does(join)
    .does(join)
    .does(allow('rawForce', 11))
    .does(allow('presence', 10))
    .does(allow('stealth', 12));
  const paid = ['brana', 'maela', 'sill'].map((id) => [rp(table, id), momentum(table, id)]);
  expect(paid).toEqual([
    [2, 2],
    [0, 2],
    [2, 2],
  ]);
  expect(ap(table, 'brana')).toBe(0);
  // With 3 Momentum she could not pay the raised price, so the Burst is refused.
  const poor = scene({ brana: { momentum: 3 }, sill: stunned }, everyone);
  poor.refuses(together('sill'), 'noMomentum', 'WS-CIN-14');
  poor.does(together('maela'));
  // With 4 she can, to the last of it.
  const rich = scene({ brana: { momentum: 4 }, sill: stunned }, everyone)
    .does(together('sill'))
    .does(join);
  rich.does(allow('rawForce', 11)).does(allow('stealth', 12));
  expect([momentum(rich, 'brana'), momentum(rich, 'sill')]).toEqual([0, 2]);
});

test('[WS-CIN-8] [WS-GEN-12] whose Momentum is gone by the time it is to be paid goes through with nothing', () => {
  const table = scene().does(together('sill')).does(join);
  table.byHand('a curse', { change: 'pool', who: 'brana', pool: 'momentum', value: 1 });
  table.does(allow('rawForce', 11)).does(allow('stealth', 12));
  expect(table.news('came-to-nothing')).toMatchObject([{ who: 'brana', clause: 'WS-CIN-2' }]);
  expect([asked(table), ap(table, 'brana'), rp(table, 'sill'), momentum(table, 'sill')]).toEqual([
    'brana turn',
    3,
    2,
    6,
  ]);
});

test('[WS-CIN-8] [WS-R40] a summon joins as its summoner says who commands it', () => {
  const table = fight({
    heroes: {
      brana: { at: [5, 5], now: { effects: [{ stance: 'commanding' }] } },
      'spirit-hound': { at: [5, 7], summoner: 'brana', now: { momentum: 3 } },
    },
    foes: { bandit: { at: [9, 5] } },
  });
  table.does(together('spirit-hound'));
  expect(asked(table)).toBe('brana cinematic.join');
  table.does(join).does(allow('rawForce', 11)).does(allow('athletics', 5));
  expect(momentum(table, 'spirit-hound')).toBe(1);
});

test('[WS-CIN-8] only in the own turn', () => {
  const table = scene().does(endTurn);
  expect(asked(table)).toBe('maela turn');
  table.refuses({ ...together('maela'), by: 'brana' }, 'notYourTurn', 'WS-RND-1');
});
