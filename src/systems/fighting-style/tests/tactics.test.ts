import { expect, test } from 'vitest';
import type { Choice, Question } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { maneuverQuestion } from '../combat/maneuvers.ts';
import { findMeans } from '../combat/strikes.ts';
import { system } from '../index.ts';
import { turnQuestion } from '../menu.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { tactics } from '../tactics/index.ts';
import { plainAttack } from '../tactics/weigh.ts';
import type { LineUp, Setting } from './line-up.ts';
import { encounter } from './line-up.ts';

/** Decisions of the tactics. */

function turn(tactic: keyof typeof tactics, lineUp: LineUp, setting: Setting = {}): Choice {
  const begun = system.encounters.begin(encounter(lineUp, setting));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const { fight } = begun;
  return tactics[tactic].decide(turnQuestion(fight, fight.active ?? ''), fight, stream('mind'));
}

/** A guard with a spear of reach 2 and both attacks used, and Edda at a distance of 2. */
const struckTwice: LineUp = {
  watch: { 'watch-guard': { at: [5, 5], now: { ap: 1, attacksUsed: 2 } } },
  heroes: { edda: { at: [7, 5] } },
};

test('[FS-ATK-7] [FS-TURN-5] with both attacks used and a foe in reach, `simple` and `walk-and-hit` end the turn', () => {
  expect(turn('simple', struckTwice).option).toBe('end-turn');
  expect(turn('walk-and-hit', struckTwice).option).toBe('end-turn');
});

test('[FS-ATK-7] with both attacks used and no foe in reach, both tactics still move towards it', () => {
  const far: LineUp = { ...struckTwice, heroes: { edda: { at: [10, 5] } } };
  expect(turn('simple', far).option).toBe('move');
  expect(turn('walk-and-hit', far).option).toBe('move');
});

test('[FS-OPP-2] with both attacks used, `simple` goes no nearer where that provokes', () => {
  // The giant has a reach of 3 m, so the brute at 2 m provokes by any step.
  const near: LineUp = {
    pit: { brute: { at: [4, 5], now: { ap: 1, attacksUsed: 2 } } },
    bridge: { 'hill-giant': { at: [6, 4] } },
  };
  expect(turn('simple', near).option).toBe('end-turn');
});

test('[FS-REACT-3] `simple` takes a weapon in hand before it strikes, the one with the most damage', () => {
  const disarmed = (inHand: readonly string[], weapons: readonly string[]): Choice =>
    turn('simple', {
      heroes: { sefu: { at: [5, 5], sheet: { weapons, inHand: inHand.map((item) => ({ item })) } } },
      foes: { brute: { at: [6, 5] } },
    });
  expect(disarmed(['shield'], ['dagger', 'spear'])).toMatchObject({ option: 'draw', item: 'sefu/spear' });
  // A net deals no damage, so whoever holds one is not armed.
  expect(disarmed(['net'], ['net', 'spear'])).toMatchObject({ option: 'draw', item: 'sefu/spear' });
  expect(disarmed(['shield'], ['net'])).toMatchObject({ option: 'strike', with: 'unarmed' });
  expect(disarmed(['dagger'], ['dagger', 'spear'])).toMatchObject({ option: 'strike' });
});

test('[FS-HP-2] `simple` goes to heal a fallen friend, unless that provokes', () => {
  const fallen = (foe: readonly [number, number]): Choice =>
    turn('simple', {
      heroes: {
        imre: { at: [1, 5] },
        ciro: { at: [6, 5], now: { health: 0, conditions: [{ id: 'unconscious' }] } },
      },
      pit: { brute: { at: foe } },
    });
  expect(fallen([11, 11])).toMatchObject({ option: 'move', path: [{}, {}, {}, { x: 5 }] });
  expect(fallen([2, 5])).toMatchObject({ option: 'use-magic', target: 'brute' });
});

test('[FS-COV-3] `simple` steps to where it can shoot at a foe behind full cover, instead of walking up to it', () => {
  const field = {
    terrain: [{ id: 'rock', label: 'Rock', blocksMove: true, blocksSight: true, cover: 'full' }],
    cells: [{ x: 5, y: 5, w: 1, h: 1, terrain: 'rock' }],
  };
  const lineUp: LineUp = { archers: { runa: { at: [3, 5] } }, pit: { brute: { at: [9, 5] } } };
  expect(turn('simple', lineUp)).toMatchObject({ option: 'strike', with: 'runa/longbow' });
  const { option, path } = turn('simple', lineUp, { field });
  expect([option, (path as unknown as readonly unknown[]).length]).toEqual(['move', 1]);
});

test('[FS-ATK-7] [FS-R33] `simple` goes round a long wall with a bow in hand, also where that leaves it no reach', () => {
  // The wall ends 30 m down, farther than a turn's movement.
  const field = { height: 40, walls: [{ kind: 'wall', x: 4, y: 0, side: 'w', length: 30 }] };
  const lineUp: LineUp = { archers: { runa: { at: [1, 1] } }, pit: { brute: { at: [8, 1] } } };
  for (const reachMeasure of ['longestMelee', 'readiedOnly']) {
    expect(turn('simple', lineUp, { field, rulings: { reachMeasure } }).option, reachMeasure).toBe('move');
  }
});

test('[FS-ACT-4] `simple` breaks free by the skill with the higher TN', () => {
  // Ciro has Athletics 7 and Acrobatics 12, Edda 12 and 6; with both attacks used they break free.
  const held = (who: string): Choice =>
    turn('simple', {
      heroes: {
        [who]: { at: [5, 5], now: { ap: 1, attacksUsed: 2, conditions: [{ id: 'held', other: 'brute' }] } },
      },
      pit: { brute: { at: [6, 5], now: { inHand: [] } } },
    });
  expect(held('ciro')).toMatchObject({ option: 'break-free', from: 'brute', skill: 'acrobatics' });
  expect(held('edda')).toMatchObject({ option: 'break-free', from: 'brute', skill: 'athletics' });
});

/** The maneuver that `simple` picks for Edda after a critical win with this weapon. */
function maneuver(
  foe: string,
  weapon: string,
  on: { readonly edda?: readonly string[]; readonly foe?: readonly string[]; readonly health?: number } = {},
): Choice {
  const now = (ids: readonly string[] = [], more: object = {}) => ({
    now: { conditions: ids.map((id) => ({ id })), ...more },
  });
  const begun = system.encounters.begin(
    encounter({
      heroes: { edda: { at: [5, 5], ...now(on.edda) } },
      foes: { [foe]: { at: [6, 5], ...now(on.foe, on.health === undefined ? {} : { health: on.health }) } },
    }),
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const { fight } = begun;
  const [edda, loser] = [one(fight, 'edda'), one(fight, foe)];
  const means = findMeans(edda, weapon);
  if (!means) throw new Error(`Edda has no ${weapon}`);
  const win = { winner: 'edda', loser: foe, attack: plainAttack(edda, means, loser) };
  return tactics.simple.decide(maneuverQuestion(fight, win, 'all'), fight, stream('mind'));
}

test('[FS-MAN-8] `simple` uses Precision where it adds 2 damage or more', () => {
  // 8 instead of 4.5 on the average with a longsword.
  expect(maneuver('brute', 'longsword').option).toBe('precision');
  expect(maneuver('brute', 'unarmed').option).toBe('trip');
});

test('[FS-MAN-2] [FS-HP-1] a foe that falls even by the least damage is the object of no maneuver: `simple` braces', () => {
  // 3 to 10 damage with a longsword, 1 to 4 with bare hands.
  expect(maneuver('brute', 'longsword', { health: 4 }).option).toBe('precision');
  expect(maneuver('brute', 'longsword', { health: 3 }).option).toBe('brace');
  expect(maneuver('brute', 'longsword', { health: 3, edda: ['braced'] }).option).toBe('decline');
  expect(maneuver('brute', 'unarmed', { health: 3 }).option).toBe('precision');
  expect(maneuver('brute', 'unarmed', { health: 1 }).option).toBe('brace');
});

test('[FS-SIZE-1] otherwise it trips a brute, and braces itself against a hill giant, which passes a Trip automatically', () => {
  expect(maneuver('brute', 'unarmed').option).toBe('trip');
  expect(maneuver('hill-giant', 'unarmed').option).toBe('brace');
});

test('[FS-MAN-5] who is braced already does not brace again, but feints', () => {
  expect(maneuver('hill-giant', 'unarmed', { edda: ['braced'] }).option).toBe('feint');
  expect(maneuver('brute', 'unarmed', { edda: ['braced'] }).option).toBe('trip');
});

test('[FS-MAN-4] who is dazed already is not bashed', () => {
  // Nobody trips a foe on the ground.
  expect(maneuver('brute', 'unarmed', { foe: ['prone'] }).option).toBe('bash');
  expect(maneuver('brute', 'unarmed', { foe: ['prone', 'dazed'] }).option).toBe('brace');
});

test('[FS-ACT-6] for the game master both tactics let a search that passed find, and one that failed not', () => {
  for (const tactic of ['simple', 'walk-and-hit'] as const) {
    const found = [true, false].map((passed) => {
      const question: Question = {
        id: 'finding',
        clause: 'FS-ACT-6',
        for: 'gm',
        about: { who: 'edda', passed },
        options: () => [],
        read: (choice) => choice,
      };
      return tactics[tactic].decide(question, {} as Fight, stream('mind')).option;
    });
    expect(found).toEqual(['found', 'not-found']);
  }
});

test('[FS-OPP-6] [FS-R49] `simple` counts an opening once for each foe on its way, however many steps are in its reach', () => {
  // The giant reaches 3 m: any way gives it an opening. To it lead two such steps, 2 m; to the archer one, 4 m.
  const lineUp: LineUp = {
    heroes: { edda: { at: [3, 5] } },
    foes: { 'hill-giant': { at: [6, 4] }, 'bandit-archer': { at: [3, 10] } },
  };
  const goes = (setting: Setting): Choice => turn('simple', lineUp, setting);
  expect(goes({})).toMatchObject({ option: 'move', path: [{}, {}] });
  expect(goes({ rulings: { opportunityTiming: 'everyStep' } })).toMatchObject({ path: [{}, {}, {}, {}] });
});

test('[FS-TURN-5] ending the turn in place of an attack is thought of in eight rounds: two cautious ones ended theirs for ever', () => {
  const thoughts = (round: number): readonly string[] => {
    const begun = system.encounters.begin(
      encounter({ heroes: { edda: { at: [5, 5] } }, watch: { 'watch-guard': { at: [6, 5] } } }, { round }),
    );
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const { fight } = begun;
    const question = turnQuestion(fight, 'edda');
    return (tactics.simple.candidates?.(question, fight, stream('mind')) ?? []).map(({ option }) => option);
  };
  expect(thoughts(8)).toEqual(['strike', 'end-turn']);
  expect(thoughts(9)).toEqual(['strike']);
});

test('[FS-ACT-6] who knows of no foe searches for one that is here and awake, not for whoever is gone or lies', () => {
  const sought = (outs: readonly ('dead' | 'unconscious' | 'fled')[]): Choice => {
    const ids = ['fledgling', 'imp', 'cub'];
    const hiders = Object.fromEntries(
      ids.map((id, i) => [id, { use: 'ember-imp', at: [8, 3 + i] as const }]),
    );
    const hidden = Object.fromEntries(ids.map((id) => [id, ['runa']]));
    const begun = system.encounters.begin(
      encounter({ heroes: { runa: { at: [2, 2] } }, pit: hiders }, { hidden, turnOf: 'runa' }),
    );
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const { fight } = begun;
    for (const [i, out] of outs.entries()) one(fight, ids[i] ?? '').out = out;
    return tactics.simple.decide(turnQuestion(fight, 'runa'), fight, stream('mind'));
  };
  expect(sought([])).toEqual({ option: 'search', target: 'fledgling' });
  for (const out of ['dead', 'unconscious', 'fled'] as const)
    expect(sought([out])).toEqual({ option: 'search', target: 'imp' });
  expect(sought(['fled', 'dead', 'unconscious'])).toEqual({ option: 'end-turn' });
});

test('[FS-COND-4] aware of no foe, `simple` still stands up and heals a fallen friend before it searches', () => {
  const unseen: Setting = { hidden: { wolf: ['imre', 'edda'] } };
  const against = (heroes: LineUp[string]): Choice =>
    turn('simple', { heroes, foes: { wolf: { at: [11, 11] } } }, unseen);
  const fallen = { at: [6, 5], now: { health: 0 } } as const;
  const lying = { at: [5, 5], now: { conditions: [{ id: 'prone' }] } } as const;
  expect(against({ imre: { at: [5, 5] }, edda: fallen })).toMatchObject({
    option: 'use-magic',
    spell: 'mend',
  });
  expect(against({ imre: { at: [1, 5] }, edda: fallen }).option).toBe('move');
  expect(against({ imre: { at: [5, 5], now: { mana: 0 } }, edda: fallen }).option).toBe('search');
  expect(against({ edda: lying, imre: { at: [1, 1] } }).option).toBe('stand-up');
});
