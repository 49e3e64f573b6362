import { describe, expect, test } from 'vitest';
import { system } from '../index.ts';
import type { Setting, Sketch } from './line-up.ts';
import {
  asked,
  choice,
  conditions,
  decline,
  duel,
  encounter,
  fight,
  health,
  movement,
  strike,
  waiting,
} from './line-up.ts';

/** Section 18: armor. */

type Rulings = Setting['rulings'];

/** The damage that 12 points of a type do to Sefu with this sheet; with a face for his defence, he blocks. */
const suffers = (type: string, sefu: Sketch, defence?: number): number => {
  const blade = {
    id: 'blade',
    name: 'Blade',
    kind: 'longsword',
    hands: 1,
    damage: [{ count: 0, sides: 2, plus: 12, type }],
    melee: { reach: 1 },
  };
  const edda = { sheet: { weapons: [blade], inHand: [{ item: 'blade' }], shield: null } };
  const table = duel({ edda, sefu: { sheet: sefu } }).does(strike('sefu'));
  if (defence === undefined) table.does(decline).rolls('attack', 2).does(decline);
  else table.does(choice('block')).rolls('attack', 2).rolls('defence', defence);
  return 21 - health(table, 'sefu');
};
const wears = (level: string, material: string, more: Sketch = {}): Sketch => ({
  armor: { level, material, ...more },
});

describe('what is worn and borne, as the person at the table sees it', () => {
  const seen = (sefu: Sketch) =>
    duel({ sefu: { sheet: sefu }, brute: {} })
      .who('sefu')
      .notes.filter(({ label }) => ['AR', 'Magic AR', 'BR'].includes(label))
      .map(({ label, value }) => `${label} ${value}`);

  test('[FS-ARM-2] AR against magical types is shown beside AR, also of a hide that has nothing else', () => {
    const hide = [{ name: 'Wet hide', ar: 0, magicAr: 4 }];
    expect(seen({ ...wears('full', 'moonsilver'), naturalArmor: hide, shield: null, inHand: [] })).toEqual([
      'AR 5 (full armor, moonsilver)',
      'Magic AR 2 (full armor, moonsilver)',
      'AR 0 (Wet hide)',
      'Magic AR 4 (Wet hide)',
    ]);
    // Iron has none: nothing is said of it.
    expect(seen({ ...wears('full', 'iron'), shield: null, inHand: [] })).toEqual(['AR 5 (full armor, iron)']);
  });

  test('[FS-SHD-1] the BR of a shield is shown, as the table has it or as printed', () => {
    const none = { armor: null, naturalArmor: [] };
    expect(seen({ ...none, shield: { material: 'bone' }, inHand: [{ item: 'shield' }] })).toEqual(['BR 6']);
    expect(seen({ ...none, shield: { material: 'bone', br: 11 }, inHand: [] })).toEqual([
      'BR 11 (not in hand)',
    ]);
  });
});

describe('levels and materials', () => {
  test('[FS-ARM-1] 12 slashing do 12 without armor, 9 in partial iron, 7 in full iron', () => {
    const worn = [{ armor: null }, wears('partial', 'iron'), wears('full', 'iron')];
    expect(worn.map((sheet) => suffers('slashing', sheet))).toEqual([12, 9, 7]);
  });

  /** Sefu (AGI 6, Dodge 9, Stealth 7) in armor: metres, Dodge, Stealth. */
  const mobility = (armor: Sketch | null, rulings: Rulings = {}) => {
    const styles = [{ name: 'Any', rank: 6, gear: ['partial-armor', 'full-armor', 'spear', 'shield'] }];
    const table = duel({ sefu: { sheet: { armor, styles } }, edda: {} }, { rulings });
    const metres = movement(table, 'sefu');
    table.does(choice('sneak')).answers('gm', choice('these', { whom: ['edda'] }));
    const stealth = waiting(table).tn;
    table.rolls('sneak', 20).rolls('notice', 1).does({ option: 'end-turn' });
    table.answers('edda', strike('sefu')).answers('sefu', choice('dodge')).rolls('attack', 1);
    return [metres, waiting(table).tn, stealth];
  };
  const partial = { level: 'partial', material: 'bone' };
  const full = { level: 'full', material: 'bone' };

  test('[FS-ARM-1] ruling armorMobility speedOnly: -1 m of Speed in partial, -2 m in full armor, tests unchanged', () => {
    expect(mobility(null)).toEqual([11, 9, 7]);
    expect(mobility(partial)).toEqual([10, 9, 7]);
    expect(mobility(full)).toEqual([9, 9, 7]);
  });

  test('[FS-ARM-1] ruling armorMobility off: armor changes neither Speed nor tests', () => {
    expect(mobility(full, { armorMobility: 'off' })).toEqual([11, 9, 7]);
  });

  test('[FS-ARM-1] ruling armorMobility dodgeAndStealth: the same numbers are also taken off Dodge and Stealth', () => {
    const rulings = { armorMobility: 'dodgeAndStealth' };
    expect(mobility(null, rulings)).toEqual([11, 9, 7]);
    expect(mobility(partial, rulings)).toEqual([10, 8, 6]);
    expect(mobility(full, rulings)).toEqual([9, 7, 5]);
  });

  test('[FS-ARM-2] the AR of full armor grows with its material; only a rare material has magic AR', () => {
    const materials = ['hide', 'bone', 'iron', 'steel'];
    expect(materials.map((material) => suffers('slashing', wears('full', material)))).toEqual([9, 8, 7, 6]);
    expect(materials.map((material) => suffers('fire', wears('full', material)))).toEqual([12, 12, 12, 12]);
    expect(suffers('fire', wears('full', 'moonsilver'))).toBe(10);
    expect(suffers('fire', wears('partial', 'moonsilver'))).toBe(11);
  });

  test('[FS-ARM-2] a material not in the pack needs its AR on the sheet, or is refused', () => {
    expect(suffers('frost', wears('full', 'dragonhide', { ar: 7, magicAr: 4 }))).toBe(8);
    expect(suffers('piercing', wears('full', 'dragonhide', { ar: 7, magicAr: 4 }))).toBe(5);
    const lineUp = { a: { edda: {} }, b: { sefu: { at: [6, 5] as const, sheet: wears('full', 'paper') } } };
    const begun = system.encounters.begin(encounter(lineUp));
    expect(begun).toMatchObject({ ok: false, problems: [{ path: 'combatants[1].sheet.armor.material' }] });
  });

  test('[FS-ARM-3] full iron has AR 5: physical types lose 5 each, magical and other types nothing', () => {
    const left = (type: string) => suffers(type, wears('full', 'iron'));
    expect(['crushing', 'piercing', 'slashing'].map(left)).toEqual([7, 7, 7]);
    expect(['fire', 'frost', 'shock', 'acid', 'force', 'psychic'].map(left)).toEqual([
      12, 12, 12, 12, 12, 12,
    ]);
  });

  test('[FS-ARM-3] magic AR takes nothing off types of neither group', () => {
    expect(suffers('necrotic', wears('full', 'moonsilver'))).toBe(12);
  });
});

describe('several sources of AR', () => {
  const dragonSkin = { name: 'Dragon skin', ar: 2, magicAr: 4 };

  test('[FS-ARM-4] sources of AR do not add up: the one that takes most off this damage counts', () => {
    const sheet = { ...wears('full', 'iron'), naturalArmor: [dragonSkin] };
    expect(suffers('slashing', sheet)).toBe(12 - 5);
    expect(suffers('fire', sheet)).toBe(12 - 4);
  });

  test('[FS-ARM-4] one source counts for all parts of an attack: of 5 slashing and 5 fire, dragon skin leaves 4', () => {
    const blade = {
      id: 'blade',
      name: 'Blade',
      kind: 'longsword',
      hands: 1,
      damage: [
        { count: 0, sides: 2, plus: 5, type: 'slashing' },
        { count: 0, sides: 2, plus: 5, type: 'fire' },
      ],
      melee: { reach: 1 },
    };
    const edda = { sheet: { weapons: [blade], inHand: [{ item: 'blade' }], shield: null } };
    const sefu = { sheet: { ...wears('full', 'iron'), naturalArmor: [dragonSkin] }, now: { ap: 0 } };
    const table = duel({ edda, sefu }).does(strike('sefu')).rolls('attack', 2).does(decline);
    // Iron: 0 + 5. Dragon skin: 3 + 1. The skin leaves less.
    expect(table.facts('damage')[0]).toMatchObject({ amount: 4 });
    expect(conditions(table, 'sefu')).toEqual([]);
  });

  /** A fight in which Sefu, in full iron over dragon skin, was hit for 12 points of a type, or as many as stated. */
  const asks = (type: string, arChoice: string, now: Sketch = { ap: 0 }, points = 12) => {
    const blade = {
      id: 'blade',
      name: 'Blade',
      kind: 'longsword',
      hands: 1,
      damage: [{ count: 0, sides: 2, plus: points, type }],
      melee: { reach: 1 },
    };
    const edda = {
      at: [5, 5] as const,
      sheet: { weapons: [blade], inHand: [{ item: 'blade' }], shield: null },
    };
    const sefu = {
      at: [6, 5] as const,
      sheet: { ...wears('full', 'iron'), naturalArmor: [dragonSkin] },
      now,
    };
    const lineUp = { heroes: { edda }, foes: { sefu, brute: { at: [9, 9] as const } } };
    return fight(lineUp, { rulings: { arChoice } }).does(strike('sefu')).rolls('attack', 2).does(decline);
  };

  test('[FS-ARM-4] ruling arChoice highestAuto: nobody is asked', () => {
    expect(asked(asks('slashing', 'highestAuto'))).toBe('edda turn');
  });

  test('[FS-ARM-4] ruling arChoice ask: the owner picks a source, the better one is listed first', () => {
    const table = asks('fire', 'ask');
    expect(asked(table)).toBe('sefu armor');
    expect(table.choice().options.map(({ label, note }) => [label, note])).toEqual([
      ['Dragon skin', '8 points get through'],
      ['full armor, iron', '12 points get through'],
    ]);
    expect(asks('fire', 'ask', { ap: 0 }, 5).choice().options[0]?.note).toBe('1 point gets through');
    table.refuses(choice('both'), 'noSuchThing', 'FS-ARM-4');
    table.answers('sefu', choice('armor'));
    expect(health(table, 'sefu')).toBe(21 - 12);
    expect(health(asks('fire', 'ask').answers('sefu', choice('natural-0')), 'sefu')).toBe(21 - 8);
  });

  test('[FS-ARM-4, FS-REF-1] ruling arChoice ask: whoever is taken away while choosing its armour is not harmed', () => {
    const taken = (change: Sketch & { readonly change: string }) => {
      const table = asks('fire', 'ask').byHand('so be it', { who: 'sefu', ...change } as never);
      return [asked(table), table.facts('damage').map(({ amount }) => amount)];
    };
    expect(taken({ change: 'remove' })).toEqual(['edda turn', []]);
    expect(taken({ change: 'out', out: 'fled' })).toEqual(['edda turn', []]);
    expect(taken({ change: 'out', out: 'dead' })).toEqual(['edda turn', []]);
    // Unconscious he is there to be burned, and asked nothing any more: the skin stops 4 of 12.
    expect(taken({ change: 'out', out: 'unconscious' })).toEqual(['edda turn', [8]]);
  });

  test('[FS-ARM-4] ruling arChoice ask: nobody is asked if the sources do the same, or the target is unconscious', () => {
    expect(asked(asks('acid', 'ask'))).toBe('edda turn');
    const down = asks('slashing', 'ask', { health: 0 });
    expect(asked(down)).toBe('gm dying');
    expect(down.facts('damage')).toMatchObject([{ amount: 12 - 5 }]);
  });

  test('[FS-ARM-4] natural armor alone counts like armor and needs no training: AR 2 of the ogre', () => {
    const table = duel({ edda: {}, ogre: { now: { ap: 0 } } })
      .does(strike('ogre'))
      .rolls('attack', 2);
    expect(health(table.does(decline).rolls('damage', 8), 'ogre')).toBe(36 - 8);
  });
});

describe('the table of materials', () => {
  test.each([
    ['hide', 1, 3, 0, 0, 5],
    ['bone', 2, 4, 0, 0, 6],
    ['iron', 3, 5, 0, 0, 7],
    ['steel', 4, 6, 0, 0, 8],
    ['moonsilver', 3, 5, 1, 2, 7],
  ])(
    '[FS-ARM-5] %s: AR %i and %i, magic AR %i and %i, BR %i',
    (material, partial, full, magicP, magicF, br) => {
      const off = (type: string, sheet: Sketch, defence?: number): number =>
        12 - suffers(type, sheet, defence);
      expect(off('slashing', wears('partial', material))).toBe(partial);
      expect(off('slashing', wears('full', material))).toBe(full);
      expect(off('fire', wears('partial', material))).toBe(magicP);
      expect(off('fire', wears('full', material))).toBe(magicF);
      expect(off('slashing', { armor: null, shield: { material } }, 3)).toBe(br);
    },
  );
});
