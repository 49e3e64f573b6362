import { describe, expect, test } from 'vitest';
import type { Fighter, Sketch } from './line-up.ts';
import { asked, attack, decline, duel, endTurn, fight, light, waiting, wounds } from './line-up.ts';

/** Ailments, the helpless and critical dice in play (sections AIL, HLP, CRIT). */

const ailing = (...ids: readonly string[]): Fighter => ({ now: { ailments: ids.map((id) => ({ id })) } });
/** Rin’s sword: Melee 48. The Ogre: Melee 40, Agility 30. */
const rin = (more: Fighter, ogre: Fighter, rulings: Sketch = {}) =>
  duel({ rin: more, ogre }, { rulings }).does(attack('ogre', { with: 'sword' }));

describe('on tests', () => {
  test('[PE-AIL-9] the Dizzy have -10 on everything', () => {
    expect(waiting(rin(ailing('dizzy'), {})).target).toBe(38);
  });

  test('[PE-AIL-9] a Dizzy ally does not count for outnumbering', () => {
    const target = (jun: Fighter): number =>
      waiting(
        fight({
          red: { rin: { at: [5, 5] }, jun: { at: [7, 5], ...jun } },
          blue: { ogre: { at: [6, 5] } },
        }).does(attack('ogre', { with: 'sword' })),
      ).target;
    expect([target({}), target(ailing('dizzy'))]).toEqual([58, 48]);
  });

  test('[PE-AIL-13] against the Stunned +10 more: 48 + 20', () => {
    expect(waiting(rin({}, ailing('stunned'))).target).toBe(68);
    expect(waiting(rin({}, ailing('drowsed'))).target).toBe(58);
  });

  test('[PE-AIL-20] attacks on the Condemned roll two dice, the lower counts', () => {
    const table = rin({}, ailing('condemned'));
    expect(waiting(table).dice).toBe(2);
    // The target is 58, which the 90 would miss.
    table.rolls('attack', 90, 50);
    expect(asked(table)).toBe('ogre evasion');
  });

  test('[PE-AIL-20] ruling condemnedMode rerollMiss: one die, and another after a miss', () => {
    const table = rin({}, ailing('condemned'), { condemnedMode: 'rerollMiss' });
    expect(waiting(table).dice).toBe(1);
    table.rolls('attack', 90);
    expect(waiting(table).purpose).toBe('attack');
    expect(asked(table.rolls('attack', 50))).toBe('ogre evasion');
  });

  test('[PE-AIL-21] the Damned roll two dice, the higher counts', () => {
    const table = rin(ailing('damned'), {});
    expect(waiting(table).dice).toBe(2);
    table.rolls('attack', 10, 90);
    expect(table.facts('attack-result')).toMatchObject([{ outcome: 'missed' }]);
  });

  test('[PE-AIL-21, PE-TEST-8] a Damned attacker and a Condemned target: one die; the rulings say otherwise', () => {
    const dice = (rerollConflict: string): number =>
      waiting(rin(ailing('damned'), ailing('condemned'), { rerollConflict })).dice;
    expect([dice('cancel'), dice('worseWins'), dice('betterWins')]).toEqual([1, 2, 2]);
  });
});

describe('nothing to be done', () => {
  /** The Ogre has initiative 3 and comes after Rin: this ends its turn and begins hers. */
  const passed = (...ids: readonly string[]) => duel({ rin: {}, ogre: ailing(...ids) }).does(endTurn);

  test.each([
    ['shocked', 'PE-AIL-11'],
    ['stunned', 'PE-AIL-13'],
    ['drowsed', 'PE-AIL-12'],
  ])('[PE-AIL-6] a turn lost to %s says so', (ailment, clause) => {
    const table = passed(ailment);
    expect(asked(table)).toBe('rin turn');
    expect(table.facts('turn-idle')).toMatchObject([{ who: 'ogre', ailment }]);
    const line = table.lines().find(({ text }) => /^Ogre is \w+: nothing to be done$/.test(text));
    expect(line).toMatchObject({ clause, level: 'deed' });
  });

  test('[PE-AIL-10] the Frozen are told to be so before they try to break free', () => {
    const table = passed('frozen');
    expect(table.facts('turn-idle')).toMatchObject([{ who: 'ogre', ailment: 'frozen' }]);
    expect(waiting(table)).toMatchObject({ who: 'ogre', purpose: 'break-ice' });
  });

  test('[PE-AIL-9] the Dizzy can act: nothing of the kind is said', () => {
    expect(passed('dizzy').facts('turn-idle')).toEqual([]);
  });
});

describe('Shocked', () => {
  const touch = (rulings: Sketch = {}) => rin({}, ailing('shocked'), rulings);

  test('[PE-AIL-11] whoever strikes it in melee, hit or miss, must pass Agility 41 or is Shocked too', () => {
    const miss = touch().rolls('attack', 90);
    expect(waiting(miss)).toMatchObject({ who: 'rin', purpose: 'shock', target: 41 });
    expect(miss.rolls('shock', 42).facts('ailment')).toMatchObject([
      { who: 'rin', ailment: { id: 'shocked', by: 'ogre', turns: 2 } },
    ]);
    const hit = touch().rolls('attack', 50).rolls('location', 50);
    expect(hit.rolls('shock', 41).facts('ailment')).toMatchObject([{ who: 'ogre' }]);
  });

  test('[PE-AIL-11] ruling shockContact onHitOnly: a miss is safe', () => {
    const miss = touch({ shockContact: 'onHitOnly' }).rolls('attack', 90);
    expect(asked(miss)).toBe('rin turn');
  });
});

describe('Critical Hits', () => {
  const crit = (die: number, ogre: Fighter = {}, rulings: Sketch = {}) =>
    rin({}, ogre, rulings).rolls('attack', die);

  test('[PE-CRIT-1] the die is 10 or lower, and the attack hits', () => {
    const lands = (die: number) =>
      crit(die).answers('ogre', decline).rolls('location', 50).facts('attack-result');
    expect(lands(10)).toMatchObject([{ outcome: 'no-damage', critical: true }]);
    expect(lands(11)).toMatchObject([{ outcome: 'no-damage', critical: false }]);
  });

  test('[PE-CRIT-1] evaded it is nothing; ruling criticalNeedsHit false: nobody evades it', () => {
    // The Ogre's Parry of 40: a 1 has 3 degrees, as many as the attack, and is the lower die.
    const evaded = crit(10).answers('ogre', { option: 'parry', with: 'claws' }).rolls('evasion', 1);
    expect(evaded.facts('attack-result')).toMatchObject([{ outcome: 'evaded', critical: false }]);
    expect(waiting(crit(10, {}, { criticalNeedsHit: false })).purpose).toBe('location');
  });

  test('[PE-CRIT-3, PE-ATK-7] it Staggers through a Defense that holds, and the log says why', () => {
    const table = duel({ rin: {}, ogre: { sheet: { scores: { toughness: 95 } } } });
    table.does(attack('ogre', { with: 'sword' })).rolls('attack', 5);
    table.does(decline).rolls('location', 50);
    const said = table.lines().map(({ text }) => text);
    expect(said).toContain('Rin hits Ogre, but does no harm: Critical Hit, resisted');
    expect(said).toContain('Ogre is Staggered');
  });

  test('[PE-CRIT-5] a keener weapon is critical up to its own number', () => {
    const keen: Fighter = {
      sheet: {
        weapons: [{ id: 'needle', name: 'Needle', class: 'melee', hands: 1, damage: 3, critical: 20 }],
        inHand: { right: 'needle', left: null },
      },
    };
    const lands = (die: number) =>
      duel({ rin: keen, ogre: ailing('staggered') })
        .does(attack('ogre', { with: 'needle' }))
        .rolls('attack', die)
        .rolls('location', 50)
        .facts('attack-result');
    expect(lands(20)).toMatchObject([{ critical: true }]);
    expect(lands(21)).toMatchObject([{ critical: false }]);
  });
});

describe('the Helpless', () => {
  /** A second Shadow, so that the fight does not end. */
  const lying = (rulings: Sketch = {}) =>
    fight(
      {
        red: { rin: { at: [5, 5], sheet: { scores: { strength: 60 } } } },
        blue: {
          husk: { use: 'imp', at: [6, 5], now: { conditions: ['unconscious'] } },
          ogre: { at: [15, 11] },
        },
      },
      { rulings },
    ).does(attack('husk', { with: 'sword' }));

  test('[PE-HLP-1] even a 97 hits, with 0 degrees, and is Savage', () => {
    const table = lying().rolls('attack', 97).rolls('location', 50);
    // Sword 3 + SB 6 + the surplus of prone (1) against TB 2: 8 above, two Light and the Savage Heavy one.
    expect(wounds(table, 'husk')).toEqual([0, 0, 1]);
  });

  test('[PE-HLP-1] ruling helplessRoll noRoll: no die for the attack', () => {
    expect(waiting(lying({ helplessRoll: 'noRoll' })).purpose).toBe('location');
  });

  test('[PE-HLP-1] the Drowsed are not Helpless: a Technical Hit, not a Savage one', () => {
    const table = rin({ sheet: { scores: { strength: 60 } } }, ailing('drowsed'))
      .rolls('attack', 58)
      .rolls('location', 50);
    // 3 + 6 + 1 against TB 4 + AP 1 + Resist, which a Technical Hit ignores: base, High Damage, Technical.
    expect([light(table, 'ogre'), wounds(table, 'ogre')[1]]).toEqual([1, 2]);
  });
});
