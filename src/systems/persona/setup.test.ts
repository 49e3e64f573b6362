import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { pack } from './pack/index.ts';
import { readSheet } from './ready.ts';
import { begin } from './setup.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';
import type { Fighter, Setting } from './tests/sketch.ts';
import { begun } from './tests/sketch.ts';

const duel = (rin: Fighter = {}, ogre: Fighter = {}, setting: Setting = {}): Fight =>
  begun({ evokers: { rin: { at: [3, 3], ...rin } }, shadows: { ogre: { at: [4, 3], ...ogre } } }, setting);
const rinWith = (now: Fighter['now'], setting: Setting = {}): Combatant =>
  one(duel(now ? { now } : {}, {}, setting), 'rin');

test('[PE-TIME-5] a fight begins with everybody in place, whole, and nobody’s turn', () => {
  const fight = duel({ now: { fate: 0 } }, {}, { fromTheStart: true });
  expect(fight).toMatchObject({ phase: 'initiative', round: 0, order: [], active: null, over: null });
  expect(fight.listing).toEqual(['rin', 'ogre']);
  expect(one(fight, 'rin')).toMatchObject({
    side: 'evokers',
    player: true,
    cell: { x: 3, y: 3 },
    light: 4,
    heavy: 2,
    deadly: 1,
    stress: 0,
    spirit: 12,
    exertion: 12,
    equipped: 'lantern-hart',
    initiative: null,
    turn: 'waiting',
    out: null,
  });
  expect(one(fight, 'ogre')).toMatchObject({ player: false, light: 4, heavy: 2, squares: 1 });
});

test('[PE-TIME-6] the game master is asked who is surprised, or it is written', () => {
  expect(duel({}, {}, { fromTheStart: true, surprised: 'ask' }).phase).toBe('surprise');
  const fight = duel({}, {}, { fromTheStart: true, surprised: ['ogre'] });
  expect(fight.phase).toBe('initiative');
  expect([one(fight, 'rin').surprised, one(fight, 'ogre').surprised]).toEqual([false, true]);
});

test('[PE-TIME-9] a fight that begins in its middle: the order by initiative, the turn, who had theirs', () => {
  const fight = begun(
    { evokers: { rin: {}, jun: { at: [1, 1] } }, shadows: { ogre: { at: [8, 8] } } },
    { order: ['ogre', 'jun', 'rin'], turnOf: 'jun', round: 3, stage: 'start' },
  );
  expect(fight).toMatchObject({ phase: 'turns', round: 3, stage: 'start', active: 'jun' });
  expect(fight.order).toEqual(['ogre', 'jun', 'rin']);
  expect(fight.order.map((id) => one(fight, id).turn)).toEqual(['done', 'active', 'waiting']);
});

test('[PE-WND-4] [PE-R86] Shadows take no Stress, unless the table or the sheet says so', () => {
  const tracks = (setting: Setting, sheet = {}) => {
    const fight = duel({}, { sheet }, setting);
    return [one(fight, 'rin').tracksStress, one(fight, 'ogre').tracksStress];
  };
  expect(tracks({})).toEqual([true, false]);
  expect(tracks({ rulings: { shadowsTrackStress: true } })).toEqual([true, true]);
  expect(tracks({}, { stress: true })).toEqual([true, true]);
  expect(tracks({ rulings: { shadowsTrackStress: true } }, { stress: false })).toEqual([true, false]);
});

test('[PE-WND-4] [PE-R85] without a Deadly Wound one is out, as the table has it', () => {
  const outs = (deadlyOutcome?: string) => {
    const rulings = deadlyOutcome === undefined ? {} : { deadlyOutcome };
    const fight = duel({ now: { deadly: 0 } }, { now: { deadly: 0 } }, { rulings });
    return [one(fight, 'rin').out, one(fight, 'ogre').out];
  };
  expect(outs()).toEqual(['unconscious', 'dead']);
  expect(outs('alwaysDead')).toEqual(['dead', 'dead']);
  expect(outs('alwaysDown')).toEqual(['unconscious', 'unconscious']);
});

test('whoever is out lies on the ground, unless it has fled', () => {
  expect(rinWith({ conditions: ['unconscious'] })).toMatchObject({ out: 'unconscious', prone: true });
  expect(rinWith({ conditions: ['fled'] })).toMatchObject({ out: 'fled', prone: false });
});

test('[PE-R84] with tracks that shrink, decay leaves less room for wounds', () => {
  // Toughness 43 less 14 is 29: two Light Wounds less, and one Heavy Wound.
  const decayed = { decay: { toughness: 14 } };
  expect(rinWith(decayed)).toMatchObject({ light: 4, heavy: 2 });
  expect(rinWith(decayed, { rulings: { woundTracksFixed: false } })).toMatchObject({ light: 2, heavy: 1 });
});

test('[PE-AIL-4] an ailment lasts its usual time unless something else is written', () => {
  const turns = (ailment: object, rulings = {}) =>
    rinWith({ ailments: [ailment] }, { rulings }).ailments[0]?.turns;
  expect(turns({ id: 'dizzy' })).toBe(2);
  expect(turns({ id: 'dizzy', turns: 3 })).toBe(3);
  expect(turns({ id: 'burning' })).toBeNull();
  expect(turns({ id: 'dizzy', turns: null })).toBeNull();
  expect(turns({ id: 'stunned' }, { stunnedTurns: 1 })).toBe(1);
});

test('how things stand: tracks, pools, injuries, states, the band', () => {
  const rin = rinWith({
    light: 1,
    heavy: 0,
    stress: 21,
    spirit: 3,
    personas: { 'lantern-hart': 0 },
    decay: { agility: 5 },
    injuries: { leftLeg: 1 },
    conditions: ['prone', 'running', 'defending', 'surprised', 'bleeding'],
    suffocation: { rounds: 2 },
    augments: [{ power: 'sharpen', on: 'attacks', advantages: 1, until: 3 }],
    disruptions: [{ kind: 'scared', by: 'ogre' }],
    ailments: [{ id: 'burning', by: 'ogre', struck: 2 }],
    acted: true,
    oneMore: true,
    chanceUsed: true,
    apLost: { body: 1 },
  });
  expect(rin).toMatchObject({
    light: 1,
    heavy: 0,
    stress: 21,
    spirit: 3,
    personas: [{ left: 0 }],
    decay: { agility: 5 },
    injuries: { leftLeg: { row: 1, ignored: 0 } },
    prone: true,
    running: true,
    defending: true,
    surprised: true,
    bleeding: true,
    suffocation: { mode: 'active', rounds: 2, out: 0 },
    augments: [{ until: 3 }],
    disruptions: [{ kind: 'scared', by: 'ogre' }],
    ailments: [{ id: 'burning', by: 'ogre', turns: null, fresh: false, struck: 2 }],
    acted: true,
    oneMore: true,
    chanceUsed: true,
    apLost: { body: 1 },
  });
});

test('what the last fight left stands on the sheet; what the encounter says goes before it', () => {
  const sheet = { current: { light: 2, stress: 9, personas: { 'lantern-hart': 1 } } };
  expect(one(duel({ sheet, now: { light: 3 } }), 'rin')).toMatchObject({
    light: 3,
    stress: 9,
    personas: [{ left: 1 }],
  });
});

test('[PE-DEC-2] whoever is of no use this week is out of the fight', () => {
  const sheet = { current: { decay: { fellowship: 32 }, unfit: true } };
  expect(one(duel({ sheet }), 'rin').out).toBe('unconscious');
});

test('[PE-GRP-1] [PE-ACT-36] holds have two ends, hiding has one for each who does not know', () => {
  const fight = duel(
    { now: { heldBy: [{ by: 'ogre', struggles: 1 }] } },
    {},
    { hidden: { ogre: ['rin', 'rin'] } },
  );
  expect(one(fight, 'rin').heldBy).toEqual([{ by: 'ogre', struggles: 1, stored: null }]);
  expect(one(fight, 'ogre').holding).toEqual(['rin']);
  expect(one(fight, 'ogre').hiddenFrom).toEqual(['rin']);
});

test('[PE-ATK-9] weapons are loaded, with two spare clips each, unless something else is said', () => {
  const fight = duel();
  expect(fight.loaded).toEqual({ 'rin/pistol': 8 });
  expect(fight.spares).toEqual({ 'rin/pistol': 2 });
  const said = duel({ sheet: { spares: { pistol: 5 } }, now: { loaded: { pistol: 3 }, jammed: [] } });
  expect([said.loaded, said.spares]).toEqual([{ 'rin/pistol': 3 }, { 'rin/pistol': 5 }]);
});

test('[PE-FUM-2] a jammed weapon has lost what was loaded', () => {
  const fight = duel({ now: { jammed: ['pistol'] } });
  expect([fight.jammed, fight.loaded]).toEqual([['rin/pistol'], { 'rin/pistol': 0 }]);
});

test('[PE-ACT-33] every item is in one place: two-handed ones in both hands, the second of a kind by its number', () => {
  const fight = begun({
    evokers: {
      jun: { sheet: { consumables: ['balm', 'balm'], weapons: ['rifle', 'knife', 'knife'] } },
      rin: { at: [1, 1], now: { inHand: { left: 'balm' } } },
    },
    shadows: { ogre: { at: [8, 8] } },
  });
  const jun = one(fight, 'jun');
  expect([jun.hands.right?.id, jun.hands.left?.id]).toEqual(['jun/rifle', 'jun/rifle']);
  expect(jun.carried.map(({ id }) => id)).toEqual(['jun/knife', 'jun/knife-2', 'jun/balm', 'jun/balm-2']);
  const rin = one(fight, 'rin');
  expect([rin.hands.right, rin.hands.left?.short]).toEqual([null, 'balm']);
  expect(rin.carried.map(({ short }) => short)).toEqual(['sword', 'pistol']);
  expect(one(fight, 'ogre').carried).toEqual([]);
});

test('[PE-PER-1] a Persona has as many wounds as its owner’s Toughness Bonus, unless they are written', () => {
  const wounds = (toughness: number, unnatural: number, written?: number) =>
    readSheet(
      {
        name: 'Rin',
        kind: 'evoker',
        scores: { toughness },
        unnatural: { toughness: unnatural },
        personas: [{ id: 'hart', name: 'Hart', ...(written === undefined ? {} : { wounds: written }) }],
      },
      [],
      [],
    )?.personas[0]?.wounds;
  expect([wounds(43, 0), wounds(49, 2), wounds(43, 0, 7), wounds(8, 0)]).toEqual([4, 6, 7, 1]);
});

test('every fight of the pack is JSON, and a copy of it is the same', () => {
  for (const { id, encounter } of pack.encounters) {
    const read = begin(encounter);
    if (!read.ok) throw new Error(`${id} cannot be begun`);
    expect(JSON.parse(JSON.stringify(read.fight)), id).toEqual(read.fight);
    expect(copy(read.fight), id).toEqual(read.fight);
  }
});
