import { describe, expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { system } from '../index.ts';
import type { Sketch } from './line-up.ts';
import { choice, decline, duel, move, strike, terms, waiting } from './line-up.ts';

/** Section 14: the Fighting Style skill, its gear, its cost, and governing attributes. */

const helpless = { now: { ap: 0 } };
/** Edda (STR 8, AGI 4) with these styles and in these clothes. */
const trained = (styles: readonly Sketch[], more: Sketch = {}) =>
  duel({ edda: { sheet: { styles, ...more } }, brute: helpless });
const style = (gear: readonly string[], more: Sketch = {}): Sketch => ({
  name: 'Own',
  rank: 6,
  gear,
  ...more,
});
const knightly = ['full-armor', 'shield', 'longsword'];

describe('what a style is', () => {
  test('[FS-STY-1] name and theme are free; the TN is attribute plus rank', () => {
    const own = style(knightly, { name: 'Ways of the Old Mill', theme: 'Flour and fists', rank: 3 });
    const table = trained([own]).does(strike('brute'));
    expect(waiting(table)).toMatchObject({ tn: 11, dice: 1 });
    expect(terms(table)).toContain('Ways of the Old Mill rank 3');
  });

  test('[FS-STY-1] a weapon, armor, a shield and unarmed fighting are trained only if the style lists them', () => {
    const tn = (gear: readonly string[], how = {}) => {
      const { tn: number, dice } = waiting(trained([style(gear)]).does(strike('brute', how)));
      return [number, dice];
    };
    expect(tn(knightly)).toEqual([14, 1]);
    expect(tn(['full-armor', 'shield'])).toEqual([12, 1]);
    expect(tn(['full-armor', 'longsword'])).toEqual([12, 1]);
    expect(tn(['shield', 'longsword'])).toEqual([14, 2]);
    expect(tn(knightly, { with: 'unarmed' })).toEqual([12, 1]);
    expect(tn([...knightly, 'unarmed'], { with: 'unarmed' })).toEqual([14, 1]);
  });

  test('[FS-STY-1] a style trains a kind of weapon, whatever the single weapon or material', () => {
    const blade = {
      id: 'heirloom',
      name: 'Heirloom of moonsilver',
      kind: 'longsword',
      hands: 1,
      damage: [{ count: 1, sides: 8, plus: 4, type: 'slashing' }],
      melee: { reach: 1 },
    };
    const gear = {
      weapons: [blade],
      inHand: [{ item: 'heirloom' }, { item: 'shield' }],
      shield: { material: 'bone' },
    };
    const table = trained([style(knightly)], { ...gear, armor: { level: 'full', material: 'steel' } });
    expect(waiting(table.does(strike('brute')))).toMatchObject({ tn: 14, dice: 1 });
  });

  test.each([
    ['full', ['partial-armor'], 2],
    ['full', ['full-armor'], 1],
    ['partial', ['full-armor'], 2],
    ['partial', ['partial-armor'], 1],
  ])('[FS-STY-2] %s armor with %j on the list: %i dice', (level, pieces, dice) => {
    const table = trained([style(['shield', 'longsword', ...pieces])], {
      armor: { level, material: 'iron' },
    });
    expect(waiting(table.does(strike('brute')))).toMatchObject({ tn: 14, dice });
  });

  test('[FS-STY-2] wearing no armor needs no training', () => {
    const table = trained([style(['shield', 'longsword'])], { armor: null });
    expect(waiting(table.does(strike('brute')))).toMatchObject({ tn: 14, dice: 1 });
  });
});

describe('what a style costs', () => {
  const perform = (id: string, sheet: Json, needs: Json) => {
    const deed = system.between.find((one) => one.id === id);
    if (!deed) throw new Error(`no deed ${id}`);
    return deed.perform(sheet, needs) as { sheet?: Sketch; code?: string; clause?: string };
  };
  const five = ['dagger', 'club', 'spear', 'shield', 'unarmed'];
  const more = ['whip', 'net', 'bola', 'lance', 'flail'];

  test('[FS-STY-3] becoming trained gives up to five pieces and costs no XP; a sixth is refused', () => {
    const needs = (gear: string[]) => ({ style: 'Mill', rank: 1, gear });
    expect(perform('become-trained', { name: 'Ada', xp: 40 }, needs(five))).toMatchObject({
      sheet: { xp: 40, styles: [{ name: 'Mill', gear: five }] },
    });
    expect(perform('become-trained', { name: 'Ada', xp: 40 }, needs([]))).toMatchObject({
      sheet: { xp: 40 },
    });
    expect(perform('become-trained', { name: 'Ada', xp: 999 }, needs([...five, 'whip']))).toMatchObject({
      code: 'styleFull',
      clause: 'FS-STY-3',
    });
  });

  test('[FS-STY-4] from 5 to 10 pieces each costs 25 XP, 125 in all; an eleventh is refused', () => {
    let sheet: Json = { name: 'Ada', xp: 150, styles: [{ name: 'Mill', gear: five }] };
    for (const [bought, piece] of more.entries()) {
      const done = perform('extend-style', sheet, { style: 'Mill', pieces: [piece] });
      expect(done).toMatchObject({ sheet: { xp: 150 - 25 * (bought + 1) } });
      sheet = done.sheet as Json;
    }
    expect(sheet).toMatchObject({ xp: 25, styles: [{ gear: [...five, ...more], xp: 125 }] });
    expect(perform('extend-style', sheet, { style: 'Mill', pieces: ['rapier'] })).toMatchObject({
      code: 'styleFull',
      clause: 'FS-STY-4',
    });
  });

  test('[FS-STY-4] an encounter with a style of eleven pieces is refused', () => {
    expect(() => trained([style([...five, ...more, 'rapier'])])).toThrow(/10 pieces/);
  });

  test('[FS-STY-5] each style has its own XP and its own gear', () => {
    const both = { name: 'Ada', xp: 100, styles: [{ name: 'Mill', gear: five, xp: 50 }, { name: 'Watch' }] };
    expect(perform('extend-style', both, { style: 'Watch', pieces: ['spear', 'whip'] })).toMatchObject({
      sheet: {
        xp: 50,
        styles: [
          { gear: five, xp: 50 },
          { gear: ['spear', 'whip'], xp: 50 },
        ],
      },
    });
  });
});

describe('several styles', () => {
  const knight = { name: 'Knight', rank: 6, gear: knightly };
  const brawler = { name: 'Brawler', rank: 7, gear: ['unarmed', 'longsword'] };

  test('[FS-STY-5] each test uses the style with the highest TN for the gear in hand', () => {
    // Knight: 8 + 6. Brawler: 8 + 7, but shield and armor are untrained.
    const table = trained([knight, brawler]).does(strike('brute'));
    expect(waiting(table)).toMatchObject({ tn: 14, dice: 1 });
    const bare = trained([knight, brawler], { armor: null, inHand: [{ item: 'longsword' }] });
    expect(waiting(bare.does(strike('brute')))).toMatchObject({ tn: 15, dice: 1 });
  });

  test('[FS-STY-5] the player may pick another style, for a Strike and for a Parry', () => {
    const table = trained([knight, brawler]).does(strike('brute', { style: 'Brawler' }));
    expect(waiting(table)).toMatchObject({ tn: 13, dice: 2 });
    const parry = duel({ brute: {}, edda: { sheet: { styles: [knight, brawler] } } }).does(strike('edda'));
    parry.answers('edda', choice('parry', { style: '1' })).rolls('attack', 1);
    expect(waiting(parry)).toMatchObject({ who: 'edda', tn: 13, dice: 2 });
    // Without armor the brawler is best, 15; both are asked for in one fight.
    const both = trained([knight, brawler], { armor: null, inHand: [{ item: 'longsword' }] });
    both
      .does(strike('brute'))
      .rolls('attack', 20)
      .does(strike('brute', { style: 'Knight' }));
    expect(waiting(both)).toMatchObject({ tn: 14, dice: 1 });
    trained([knight, brawler]).refuses(strike('brute', { style: 'Piper' }), 'noSuchThing', 'FS-STY-5');
  });

  test('[FS-STY-5, FS-OPP-1] an opportunity attack uses the best style too, unless style or attribute are picked', () => {
    const blow = (how: Sketch) => {
      const table = duel({ brute: {}, edda: { sheet: { styles: [knight, brawler] } } }).does(move(4, 5));
      return waiting(table.answers('edda', choice('opportunity-attack', how)).answers('brute', decline));
    };
    expect(blow({})).toMatchObject({ who: 'edda', tn: 14, dice: 1 });
    expect(blow({ style: 'Brawler' })).toMatchObject({ tn: 13, dice: 2 });
    expect(blow({ style: '0', attribute: 'AGI' })).toMatchObject({ tn: 10, dice: 1 });
  });

  test('[FS-STY-5] of styles with equal TN the one without a bane is used', () => {
    const cheap = { name: 'Cheap', rank: 6, gear: ['shield', 'longsword'] };
    expect(waiting(trained([cheap, knight]).does(strike('brute')))).toMatchObject({ tn: 14, dice: 1 });
    expect(waiting(trained([knight, cheap]).does(strike('brute')))).toMatchObject({ tn: 14, dice: 1 });
  });

  test('[FS-STY-5, FS-TEST-4] ruling boonBane flatTwo: a bane counts as -2 when styles are compared', () => {
    const dancer = { name: 'Dancer', rank: 7, gear: ['shield', 'longsword'] };
    const sheet = { styles: [knight, dancer] };
    const table = duel({ edda: { sheet }, brute: { now: { ap: 0 } } }, { rulings: { boonBane: 'flatTwo' } });
    expect(waiting(table.does(strike('brute')))).toMatchObject({ tn: 14, dice: 1 });
  });

  test('[FS-STY-5] gear that only the other style lists is untrained in this one', () => {
    const swords = { name: 'Swords', rank: 6, gear: ['longsword', 'full-armor'] };
    const shields = { name: 'Shields', rank: 6, gear: ['shield'] };
    expect(waiting(trained([swords, shields]).does(strike('brute')))).toMatchObject({ tn: 12, dice: 1 });
  });
});

describe('example styles and attributes', () => {
  test.each([
    ['ciro', 'Baldrian Noble', ['rapier', 'dagger', 'whip', 'arbolest', 'hand-crossbow']],
    ['edda', 'Classical Knight', ['full-armor', 'shield', 'longsword', 'lance', 'flail']],
    ['ilyr', 'Elven Ashlander', ['partial-armor', 'twinblade', 'shortsword', 'javelin', 'bola']],
    ['bandit', 'Forest Bandit', ['partial-armor', 'dagger', 'shortbow', 'unarmed', 'club']],
    ['runa', 'Nordling Hunter', ['partial-armor', 'hatchet', 'spear', 'longbow', 'net']],
    ['sefu', 'Sahani Rider', ['partial-armor', 'shield', 'glaive', 'shortsword', 'spear']],
  ])('[FS-STY-6] %s has the style %s: %j', (id, name, gear) => {
    const { heroes, foes } = system.encounters.pack;
    const sheet = [...heroes, ...foes].find((one) => one.id === id)?.sheet;
    expect(sheet).toMatchObject({ styles: [{ name, gear }] });
  });

  test('[FS-STY-7] each skill adds its own attribute: with ranks of 0 the TN is the attribute', () => {
    const none = { athletics: 0, acrobatics: 0, dodge: 0, stealth: 0, sleightOfHand: 0, observation: 0 };
    const sheet = {
      attributes: { STR: 3, AGI: 4, PER: 6, INT: 7, WIL: 9 },
      skills: { ...none, deception: 0, focus: 0, sorcery: 0 },
    };
    const { notes } = duel({ edda: { sheet }, brute: {} }).who('edda');
    const shown = Object.fromEntries(notes.map(({ label, value }) => [label, value]));
    expect(shown).toMatchObject({
      Athletics: '3',
      Acrobatics: '4',
      Dodge: '4',
      Stealth: '4',
      'Sleight of Hand': '4',
      Observation: '6',
      Deception: '7',
      Sorcery: '7',
      Focus: '9',
      'Classical Knight (STR)': '9',
      'Classical Knight (AGI)': '10',
    });
  });

  test('[FS-STY-7] a Parry may use Agility, a Block only Strength', () => {
    const table = duel({ brute: {}, sefu: {} }).does(strike('sefu'));
    table.refuses(choice('block', { attribute: 'AGI' }), 'wrongAttribute', 'FS-DEF-3');
    table.does(choice('parry', { attribute: 'AGI' })).rolls('attack', 1);
    expect(waiting(table).tn).toBe(12);
  });
});
