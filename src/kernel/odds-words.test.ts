import { expect, test } from 'vitest';
import type { SaidOdds } from './odds-words.ts';
import { about, aboutAnswers, certainty, isSame, oddsParts, shortOdds, span, success } from './odds-words.ts';

const odds = (part: Partial<SaidOdds>): SaidOdds => ({
  exact: true,
  chances: {},
  harm: {},
  healing: {},
  ...part,
});
const name = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
/** A combatant without tracks. */
const one = (id: string) => ({ name: name(id), tracks: {} });

test('what stops a deed for certain is left out, what may stop it is a chance like others', () => {
  expect(oddsParts(odds({ chances: { thwarts: 1, hit: 0.62 } }), name)).toEqual(['62 % hit']);
  expect(oddsParts(odds({ chances: { thwarts: 0.4 } }), name)).toEqual(['40 % stops it']);
  // Chances are sums over many ways, so a certain one may miss 1 by rounding errors.
  expect(oddsParts(odds({ chances: { thwarts: 1 - 2e-16, hit: 0.62 } }), name)).toEqual(['62 % hit']);
});

test('the order is hit, wounds, critical, full level, who drops, and last critical failure', () => {
  const reply = odds({
    chances: {
      hit: 0.79,
      critical: 0.06,
      'critical-failure': 0.06,
      wounds: 0.45,
      spills: 0.15,
      'out:ogre': 0.02,
    },
  });
  expect(oddsParts(reply, name)).toEqual([
    '79 % hit',
    '45 % wounds',
    '6 % critical',
    '15 % finds its level full',
    '2 % drops Ogre',
    '6 % critical failure',
  ]);
  expect(shortOdds(reply, one).slice(0, 3)).toEqual(['79 % hit', '2 % drops Ogre', '45 % wounds']);
});

test('what befalls something of a combatant is said with the name of its owner, or with “its” beside it', () => {
  const reply = odds({ chances: { hit: 0.6, 'condition:kai:its-Persona-breaks': 0.25 } });
  expect(oddsParts(reply, name)).toEqual(['60 % hit', '25 % Kai’s Persona breaks']);
  expect(shortOdds(reply, one, 'kai')).toEqual(['60 % hit', '25 % its Persona breaks']);
});

test('odds by answer are the same as others if both are exact and all chances agree', () => {
  const parry = odds({ chances: { hit: 0.38, miss: 0.62 } });
  expect(isSame(parry, odds({ chances: { hit: 0.38, miss: 0.62, fumble: 0 } }))).toBe(true);
  expect(isSame(parry, odds({ chances: { hit: 0.41, miss: 0.59 } }))).toBe(false);
  expect(isSame(parry, { ...parry, exact: false })).toBe(false);
});

test('odds: hit, critical, other outcomes, who drops, conditions, and last fumble; certainty has words of its own', () => {
  const reply = odds({
    chances: {
      'out:ogre': 0.09,
      'critical-defence': 0.06,
      critical: 0.24,
      hit: 0.62,
      'harm:ogre:health:7': 0.1,
      'falls-prone': 0.5,
      fumble: 0.05,
      miss: 0.38,
      'condition:ogre:shield-broken': 0.3,
    },
  });
  expect(oddsParts(reply, name)).toEqual([
    '62 % hit',
    '24 % critical',
    '6 % critical defence',
    '50 % falls prone',
    '9 % drops Ogre',
    '30 % Ogre shield broken',
    '5 % fumble',
  ]);
  // In a contest nobody is hit: here the miss is the complement of winning.
  expect(oddsParts(odds({ chances: { miss: 0.4, won: 0.55, fumble: 0.05 } }), name)).toEqual([
    '55 % won',
    '5 % fumble',
  ]);
  // In a line that is cut where its room ends, who drops comes before everything else that may happen.
  expect(shortOdds(reply, one).slice(0, 3)).toEqual(['62 % hit', '9 % drops Ogre', '24 % critical']);
  expect(shortOdds(reply, one, 'ogre').slice(0, 2)).toEqual(['62 % hit', '9 % drops it']);
  expect(shortOdds(odds({}), one)).toEqual([]);
  expect(certainty(reply)).toBe('exact');
  // The probability of bursts that were not followed: 1 in 2.5 billion, 1 in 400 million.
  expect(certainty({ ...reply, tail: 4e-10 })).toBe('exact to 1 in 2 billion');
  expect(certainty({ ...reply, tail: 2.5e-9 })).toBe('exact to 1 in 400 million');
  expect(certainty({ ...reply, judged: true })).toBe('exact, if the game master judges as usual');
});

test('where a deed may hit more than once, the chance is that of any hit', () => {
  const reply = odds({
    several: ['hit', 'critical'],
    chances: { hit: 0.95, critical: 0.2, 'out:ogre': 0.09 },
  });
  expect(oddsParts(reply, name)).toEqual(['95 % any hit', '20 % any critical', '9 % drops Ogre']);
  expect(shortOdds(reply, one)[0]).toBe('95 % any hit');
  expect(success(reply)).toEqual({ p: 0.95, what: 'hit', label: 'any hit' });
  // What befalls one of those it may hit is that one's own.
  expect(oddsParts(about(reply, 'ogre'), name)).toEqual(['9 % drops Ogre']);
});

test('odds: none of 2,000 samples is "under 3 in 2000"', () => {
  const reply = odds({ exact: false, samples: 2000, halfWidth: 0.021, chances: { hit: 0.5, 'out:ogre': 0 } });
  expect(oddsParts(reply, name)).toEqual(['50 % hit', 'under 3 in 2000 drops Ogre']);
  expect(certainty(reply)).toBe('estimate ± 2 of 2000 fights');
});

test('the figure on a button is the chance to hit of one target, or from the worst to the best: 38–62 %', () => {
  const found = (chances: SaidOdds['chances']) => success(odds({ chances }));
  expect(found({ critical: 0.1, hit: 0.62, 'out:ogre': 0.1 })).toEqual({
    p: 0.62,
    what: 'hit',
    label: 'hit',
  });
  expect(found({ miss: 1 })).toEqual({ p: 0, what: 'hit', label: 'hit' });
  expect(found({ 'condition:ogre:prone': 0.4 })).toBeNull();
  expect(span([{ p: 0.62 }])).toBe('62 %');
  expect(span([{ p: 0.62 }, { p: 0.38 }, { p: 0.5 }])).toBe('38–62 %');
  expect(span([{ p: 0.62, plays: 200 }, { p: 0.38 }])).toBe('≈ 38–62 %');
});

test('a first look of 200 plays without a hit is "<2 %", without a miss ">98 %"', () => {
  const look = odds({ exact: false, samples: 200, chances: { miss: 1 } });
  const found = success(look);
  expect(found).toEqual({ p: 0, what: 'hit', label: 'hit', plays: 200 });
  expect(span([found ?? { p: 1 }])).toBe('≈ <2 %');
  expect(span([{ p: 1, plays: 200 }])).toBe('≈ >98 %');
});

test('odds about one combatant leave out what concerns others or the deed as a whole', () => {
  const duck = {
    words: 'Duck',
    exact: true,
    chances: { hit: 0.9, 'out:imp': 0.2, 'out:impala': 0.3, 'condition:imp:prone': 0.1 },
    harm: { imp: { health: 2 }, impala: { health: 1 } },
    healing: { impala: { health: 3 } },
  };
  expect(about(duck, 'imp')).toEqual({
    words: 'Duck',
    exact: true,
    chances: { 'out:imp': 0.2, 'condition:imp:prone': 0.1 },
    harm: { imp: { health: 2 } },
    healing: {},
  });
});

test('of several who answer each is told what befalls it, and an ally whom nothing befalls the whole', () => {
  const answer = (words: string, chance: number) => ({
    words,
    exact: true,
    chances: { 'out:imp': chance, hit: 1 },
    harm: { imp: { health: 2 } },
    healing: {},
  });
  const answers = [answer('Spend a point', 0.8), answer('Keep the point', 0.7)];
  expect(aboutAnswers(answers, 'imp')).toEqual(answers.map((one) => about(one, 'imp')));
  expect(aboutAnswers(answers, 'ally')).toEqual(answers);
});

test('a short line: success, who drops, the mean harm of the one it stands beside, then the rest', () => {
  const health = { label: 'Health', kind: 'bar', max: 9, left: 9, clause: 'X-1' } as const;
  const hurt = (id: string) => ({ name: name(id), tracks: { health } });
  const reply = odds({
    chances: { hit: 0.9, critical: 0.1, 'out:imp': 0.2 },
    harm: { imp: { health: 2.1 }, ogre: { health: 4 } },
  });
  expect(shortOdds(reply, hurt)).toEqual(['90 % hit', '20 % drops Imp', '4.0 harm', '10 % critical']);
  expect(shortOdds(reply, hurt, 'imp')).toEqual(['90 % hit', '20 % drops it', '2.1 harm', '10 % critical']);
});

test('a short line without chances is the mean harm, or else what is healed', () => {
  const health = { label: 'Health', kind: 'bar', max: 9, left: 5, clause: 'X-1' } as const;
  const hurt = (id: string) => ({ name: name(id), tracks: { health } });
  expect(shortOdds(odds({ harm: { imp: { health: 2.1 } } }), hurt)).toEqual(['2.1 harm on average']);
  expect(shortOdds(odds({ healing: { imp: { health: 3.5 } } }), hurt)).toEqual(['heals 3.5']);
  const drains = odds({ harm: { imp: { health: 2.1 } }, healing: { ogre: { health: 1 } } });
  expect(shortOdds(drains, hurt)).toEqual(['2.1 harm on average', 'heals 1.0']);
  const both = { chances: { works: 0.5 }, healing: { imp: { health: 1.75 } } };
  expect(shortOdds(odds(both), hurt)).toEqual(['50 % works', 'heals 1.8']);
});

test('whoever may come to by being healed is told right after the chance of success', () => {
  const health = { label: 'Health', kind: 'bar', max: 9, left: -2, clause: 'X-1' } as const;
  const hurt = (id: string) => ({ name: name(id), tracks: { health } });
  const mend = odds({
    chances: { works: 0.9, 'condition:oren:prone': 0.8, 'back:oren': 0.8, 'healed:oren:health:4': 0.9 },
    healing: { oren: { health: 3.6 } },
  });
  expect(oddsParts(mend, name)).toEqual(['90 % works', '80 % Oren comes to', '80 % Oren prone']);
  expect(shortOdds(mend, hurt, 'oren')).toEqual(['90 % works', '80 % comes to', 'heals 3.6', '80 % prone']);
});

test('a walk past enemies leads with what it costs the walker, not with a condition that it brings somebody', () => {
  const health = { label: 'Health', kind: 'bar', max: 9, left: 5, clause: 'X-1' } as const;
  const hurt = (id: string) => ({ name: name(id), tracks: { health } });
  const walk = odds({
    chances: { 'condition:edda:braced': 0.21, 'out:imp': 0.04 },
    harm: { imp: { health: 1.4 } },
  });
  expect(oddsParts(walk, name)).toEqual(['4 % drops Imp', '21 % Edda braced']);
  expect(shortOdds(walk, hurt)).toEqual(['4 % drops Imp', '1.4 harm', '21 % Edda braced']);
  const safe = odds({ chances: { 'condition:edda:braced': 0.21 }, harm: { imp: { health: 1.4 } } });
  expect(shortOdds(safe, hurt)).toEqual(['1.4 harm', '21 % Edda braced']);
});

test('whoever sneaks reads who may notice, the likeliest first', () => {
  const sneak = odds({ chances: { hidden: 0.38, 'notices:imp': 0.2, 'notices:ogre': 0.5 } });
  expect(oddsParts(sneak, name)).toEqual(['38 % hidden', '50 % Ogre notices', '20 % Imp notices']);
});

test('who may be moved is told unless that is certain or comes with each success', () => {
  const blow = odds({ chances: { hit: 0.6, 'moved:imp': 0.36, 'condition:imp:prone': 0.1 } });
  expect(oddsParts(blow, name)).toEqual(['60 % hit', '36 % Imp is moved', '10 % Imp prone']);
  expect(shortOdds(blow, one, 'imp')).toEqual(['60 % hit', '36 % is moved', '10 % prone']);
  expect(oddsParts(odds({ chances: { won: 0.6, 'moved:imp': 0.6 } }), name)).toEqual(['60 % won']);
  expect(oddsParts(odds({ chances: { 'moved:imp': 1 } }), name)).toEqual([]);
});

test('where only the resistance of one decides, its failure is the success; an effect that tells the same is enough', () => {
  const alone = odds({ chances: { 'withstands:orc': 0.3, 'succumbs:orc': 0.7 } });
  expect(oddsParts(alone, name)).toEqual(['70 % Orc gives in']);
  expect(success(alone)).toEqual({ p: 0.7, what: 'gives in', label: 'gives in' });
  const slowed = odds({ chances: { ...alone.chances, 'condition:orc:slowed': 0.7 } });
  expect(oddsParts(slowed, name)).toEqual(['70 % Orc slowed']);
  expect(success(slowed)).toEqual({ p: 0.7, what: 'gives in', label: 'gives in' });
  const driven = odds({ chances: { ...alone.chances, 'moved:orc': 0.7 } });
  expect(oddsParts(driven, name)).toEqual(['70 % Orc is moved']);
  // Harm comes with an attack that must hit, and a burst is withstood by each on its own.
  const rider = odds({ chances: { ...alone.chances, hit: 0.6 } });
  expect(oddsParts(rider, name)).toEqual(['60 % hit']);
  expect(success(rider)).toEqual({ p: 0.6, what: 'hit', label: 'hit' });
  const burst = odds({ chances: { ...alone.chances, 'succumbs:imp': 0.5 } });
  expect([oddsParts(burst, name), success(burst)]).toEqual([[], null]);
});
