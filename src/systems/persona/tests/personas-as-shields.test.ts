import { describe, expect, test } from 'vitest';
import { bloodLoss } from '../harm/blood-loss.ts';
import { mend } from '../harm/heal.ts';
import { loseWounds } from '../harm/wounds.ts';
import { outcome } from '../present/outcome.ts';
import type { Persona } from '../state.ts';
import { isBroken, one } from '../state.ts';
import type { Line, Played } from './bare-table.ts';
import { played, struck, toldOf, woundsOf } from './bare-table.ts';
import type { LineUp, Sketch } from './sketch.ts';

/** Personas that take the wounds of their Evokers (section PER), and their healing. */

const hart = 'lantern-hart';
/** Rin: TB 4, Persona of 4 wounds, coat of AP 1 at the Body: Defense 5. */
const facing = (now: Sketch = {}): LineUp => ({
  red: { rin: { at: [5, 5], sheet: { scores: { realisation: 20 } }, now } },
  blue: { ogre: { at: [6, 5] } },
});
const body: readonly Line[] = [['location', 50]];
const hit = (damage: number, now: Sketch = {}, rulings: Sketch = {}, script = body) =>
  struck(facing(now), { by: 'ogre', target: 'rin', damage }, script, rulings);
const personaOf = ({ fight }: Played<unknown>): Persona => {
  const found = one(fight, 'rin').personas.find(({ sheet }) => sheet.id === hart);
  if (!found) throw new Error('Rin has lost her Persona');
  return found;
};
const stand = (came: Played<unknown>) => ({
  persona: personaOf(came).left,
  own: woundsOf(came, 'rin'),
  stress: one(came.fight, 'rin').stress,
});

describe('the Persona first', () => {
  test('[PE-PER-1] two wounds: the Persona loses 2, Rin none', () => {
    expect(stand(hit(10))).toEqual({ persona: 2, own: [4, 2, 1], stress: 2 });
    expect(hit(10).came.lostWound).toBe(true);
    // The fact names the attacker: harm to a Persona counts as harm done.
    expect(toldOf(hit(10), 'persona-wounds')).toMatchObject([{ who: 'rin', by: 'ogre', lost: 2 }]);
  });

  test('[PE-PER-2] a Savage wound costs 5 Stress, takes 1, and injures nobody', () => {
    const came = hit(6, { conditions: ['unconscious'] });
    expect(stand(came)).toEqual({ persona: 2, own: [4, 2, 1], stress: 1 + 5 });
    expect(one(came.fight, 'rin').injuries).toEqual({});
  });

  test('[PE-PER-2] no Fate Point is asked for: the script has no such question', () => {
    expect(stand(hit(15, { fate: 1 })).persona).toBe(1);
  });

  test('[PE-PER-3] the last wound breaks it: 10 Stress more; what is beyond is lost and costs nothing', () => {
    const came = hit(10, { personas: { [hart]: 1 } });
    expect(stand(came)).toEqual({ persona: 0, own: [4, 2, 1], stress: 1 + 10 });
    const broken = toldOf(came, 'persona-broken');
    expect(broken).toHaveLength(1);
    // Odds say it as a sentence.
    expect(outcome(broken)).toEqual(['condition:rin:its-Persona-breaks']);
  });

  test('[PE-PER-3] ruling personaSpill: what is beyond reaches Rin', () => {
    const came = hit(10, { personas: { [hart]: 1 } }, { personaSpill: true });
    expect(stand(came)).toEqual({ persona: 0, own: [3, 2, 1], stress: 1 + 10 + 1 });
  });

  test('[PE-PER-4] the next attack strikes Rin herself', () => {
    const came = hit(6, { personas: { [hart]: 0 } });
    expect(stand(came)).toEqual({ persona: 0, own: [3, 2, 1], stress: 1 });
  });

  test('[PE-PER-4] nothing stands before her while no Persona is equipped', () => {
    expect(stand(hit(6, { equipped: null }))).toEqual({ persona: 4, own: [3, 2, 1], stress: 1 });
  });

  const bleeds = (rulings: Sketch) =>
    played(facing({ conditions: ['bleeding'] }), { rulings }, [['blood-loss', 100]], (table) =>
      bloodLoss(table, 'rin', false),
    );

  test('[PE-PER-1] it takes the wound of Blood Loss too; with ruling personaAbsorbs attacksOnly Rin does', () => {
    expect(stand(bleeds({}))).toEqual({ persona: 3, own: [4, 2, 1], stress: 1 });
    expect(stand(bleeds({ personaAbsorbs: 'attacksOnly' }))).toEqual({
      persona: 4,
      own: [3, 2, 1],
      stress: 1,
    });
    // Attacks still hit the Persona first.
    expect(stand(hit(6, {}, { personaAbsorbs: 'attacksOnly' })).persona).toBe(3);
  });
});

describe('ruling personaTrack threeTracks: 4 Light, 2 Heavy, 1 Deadly Wound of its own', () => {
  const rulings = { personaTrack: 'threeTracks' };

  test('[PE-PER-1] 1 Light left, two wounds: one Light, one Heavy, 6 Stress; it still stands', () => {
    const came = hit(10, { personas: { [hart]: 1 } }, rulings);
    expect(personaOf(came)).toMatchObject({ left: 0, heavy: 1, deadly: 1 });
    expect(isBroken(personaOf(came))).toBe(false);
    expect(stand(came)).toMatchObject({ own: [4, 2, 1], stress: 6 });
  });

  test('[PE-PER-3] it breaks with its Deadly Wound', () => {
    // Helpless and 10 above Defense: 2 normal (Light, Heavy) and 2 Savage (Heavy, then Deadly).
    const came = hit(15, { personas: { [hart]: 1 }, conditions: ['unconscious'] }, rulings);
    expect(isBroken(personaOf(came))).toBe(true);
    expect(stand(came)).toEqual({ persona: 0, own: [4, 2, 1], stress: 1 + 5 + 5 + 10 + 10 });
  });
});

describe('mending', () => {
  const mended = (wounds: number, now: Sketch, first?: 'persona' | 'own') =>
    played(facing(now), {}, [], (table) =>
      mend(table, { who: 'rin', by: 'rin', wounds, ...(first ? { first } : {}) }),
    );
  const hurt = { light: 1, personas: { [hart]: 3 } };

  test('[PE-AFF-8] the Persona first, the rest to Light Wounds, never above the maximum', () => {
    expect(stand(mended(3, hurt))).toMatchObject({ persona: 4, own: [3, 2, 1] });
    expect(stand(mended(9, hurt))).toMatchObject({ persona: 4, own: [4, 2, 1] });
    expect(mended(9, hurt).came).toBe(4);
  });

  test('[PE-AFF-8] ruling absorbHeals ownLightFirst: own Light Wounds, the rest to the Persona', () => {
    expect(stand(mended(2, hurt, 'own'))).toMatchObject({ persona: 3, own: [3, 2, 1] });
    expect(stand(mended(4, hurt, 'own'))).toMatchObject({ persona: 4, own: [4, 2, 1] });
  });

  test('[PE-PER-3] a broken Persona gains nothing', () => {
    expect(stand(mended(2, { light: 1, personas: { [hart]: 0 } }))).toMatchObject({
      persona: 0,
      own: [3, 2, 1],
    });
  });

  test('[PE-WND-3] Heavy Wounds are not mended so', () => {
    expect(stand(mended(9, { heavy: 1 }))).toMatchObject({ own: [4, 1, 1] });
  });
});

describe('Fate against Heavy Wounds', () => {
  const alone = { equipped: null, light: 0 };
  const spend: Line = ['fate-block', { option: 'spend' }];
  const keep: Line = ['fate-block', { option: 'decline' }];

  test('[PE-FATE-7] a blocked Heavy Wound is not lost, costs no Stress and injures nobody', () => {
    const came = hit(6, { ...alone, fate: 1 }, {}, [...body, spend]);
    expect(stand(came)).toMatchObject({ own: [0, 2, 1], stress: 0 });
    expect(one(came.fight, 'rin')).toMatchObject({ fate: 0, injuries: {} });
    expect(came.came.lostWound).toBe(false);
  });

  test('[PE-FATE-7] each Heavy Wound needs a point of its own', () => {
    const came = hit(10, { ...alone, fate: 2 }, {}, [...body, spend, keep]);
    expect(stand(came)).toMatchObject({ own: [0, 1, 1], stress: 5 });
    const one1 = hit(10, { ...alone, fate: 1 }, {}, [...body, spend]);
    expect(stand(one1)).toMatchObject({ own: [0, 1, 1], stress: 5 });
  });

  test('[PE-FATE-7] a Deadly Wound cannot be blocked', () => {
    const came = hit(6, { ...alone, heavy: 0, fate: 1 }, {}, [...body, ['deadly-wound', { option: 'down' }]]);
    expect(stand(came)).toMatchObject({ own: [0, 0, 0] });
  });

  test('[PE-FATE-7] a Shadow that dies of the same blow is not asked', () => {
    const lineUp: LineUp = {
      red: { rin: { at: [2, 5] } },
      blue: { ogre: { at: [8, 5], now: { light: 0, heavy: 1, fate: 1 } } },
    };
    // Defense 5; 15 is 10 above: Heavy, and the Savage one Deadly.
    const came = struck(lineUp, { by: 'rin', target: 'ogre', damage: 15 }, body);
    expect(one(came.fight, 'ogre').out).toBe('dead');
  });

  test('[PE-BLD-4] a Heavy Wound of a Persona costs 5 Stress and one of its wounds', () => {
    const came = played(facing(), {}, [], (table) =>
      loseWounds(table, {
        who: 'rin',
        by: 'rin',
        with: 'blood loss',
        location: 'body',
        normal: 1,
        savage: 0,
        least: 'heavy',
        attack: false,
      }),
    );
    expect(stand(came)).toEqual({ persona: 3, own: [4, 2, 1], stress: 5 });
  });
});
