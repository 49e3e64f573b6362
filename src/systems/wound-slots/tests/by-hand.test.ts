import { expect, test } from 'vitest';
import type { Change } from '../../../engine/system.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { apply } from '../apply/index.ts';
import { invariants } from '../invariants.ts';
import { override } from '../override.ts';
import type { Fight } from '../state.ts';
import { copy, one } from '../state.ts';
import type { LineUp } from './line-up.ts';
import { begun } from './line-up.ts';

/** Every change by the game master's hand leaves a valid state or is refused (SL-ACT-1). */

const lineUp: LineUp = {
  heroes: { wenna: { at: [5, 5] }, 'war-horse': { at: [8, 5] } },
  foes: { guard: { at: [6, 6] } },
};

/** The fight after these changes; one that is refused fails the test. */
function after(...changes: readonly Change[]): Fight {
  const now = copy(begun(lineUp));
  for (const change of changes) {
    const facts = override(now, change);
    if (isRefusal(facts)) throw new Error(facts.because);
    for (const fact of facts) apply(now, fact);
    expect(invariants(now)).toEqual([]);
  }
  return now;
}

const refusal = (fight: Fight, change: Change): Pick<Refusal, 'code' | 'clause'> | null => {
  const facts = override(fight, change);
  return isRefusal(facts) ? { code: facts.code, clause: facts.clause } : null;
};

const set = (who: string, condition: string, on: boolean, other?: string): Change => ({
  change: 'condition',
  who,
  condition,
  on,
  ...(other === undefined ? {} : { other }),
});
const out = (who: string, how: 'unconscious' | 'dead'): Change => ({ change: 'out', who, out: how });
const rides = set('wenna', 'mounted', true, 'war-horse');

test('[SL-CND-3] whoever lies there is not set on its feet, crouching, climbing or ignoring by hand', () => {
  for (const how of ['unconscious', 'dead'] as const) {
    const lying = after(out('wenna', how));
    const asleep = { code: 'unconscious', clause: 'SL-CND-3' };
    expect(refusal(lying, set('wenna', 'prone', false))).toEqual(asleep);
    expect(refusal(lying, set('wenna', 'crouching', true))).toEqual(asleep);
    expect(refusal(lying, set('wenna', 'climbing', true))).toEqual(asleep);
    const ignores = refusal(lying, set('wenna', 'ignoring', true, 'guard'));
    expect(ignores).toEqual({ code: 'unconscious', clause: 'SL-FLK-4' });
  }
});

test('[SL-CND-3] nothing is put into the hand of whoever lies there', () => {
  const lying = after(out('wenna', 'unconscious'));
  const sword: Change = { change: 'item', who: 'wenna', item: 'sword', to: 'hand' };
  expect(refusal(lying, sword)).toEqual({ code: 'unconscious', clause: 'SL-CND-3' });
});

test('[SL-MNT-2] [SL-CND-3] nobody is set into the saddle that lies there, nor onto a mount that does', () => {
  const no = { code: 'unconscious', clause: 'SL-MNT-2' };
  expect(refusal(after(out('wenna', 'unconscious')), rides)).toEqual(no);
  expect(refusal(after(out('wenna', 'dead')), rides)).toEqual(no);
  expect(refusal(after(out('war-horse', 'unconscious')), rides)).toEqual(no);
});

test('[SL-POS-6] [SL-CLB-1] [SL-CLB-3] set into the saddle by hand, one sits upright, out of the water, off the face', () => {
  for (const before of ['prone', 'climbing', 'sunk']) {
    const { posture, climbing, sunk, riding } = one(after(set('wenna', before, true), rides), 'wenna');
    expect([posture, climbing, sunk, riding?.mount]).toEqual(['standing', false, false, 'war-horse']);
  }
});

test('[SL-CLB-1] [SL-CLB-3] in the saddle nobody is set climbing, nor sunk while the mount is not', () => {
  const riding = after(rides);
  expect(refusal(riding, set('wenna', 'climbing', true))).toEqual({ code: 'mounted', clause: 'SL-CLB-1' });
  expect(refusal(riding, set('wenna', 'sunk', true))).toEqual({ code: 'mounted', clause: 'SL-CLB-3' });
  expect(one(after(rides, set('war-horse', 'sunk', true), set('wenna', 'sunk', true)), 'wenna').sunk).toBe(
    true,
  );
});

test('[SL-GRP-10] [SL-CND-3] the unconscious pin nobody, by hand neither', () => {
  const pinned = refusal(after(out('guard', 'unconscious')), set('wenna', 'pinned', true, 'guard'));
  expect(pinned).toEqual({ code: 'unconscious', clause: 'SL-GRP-10' });
});

/** A combatant of the pack, as an encounter writes it. */
const joins = (now: object, at: readonly [number, number]): Change => ({
  change: 'add',
  combatant: {
    id: 'torvin',
    side: 'heroes',
    cell: { x: at[0], y: at[1] },
    sheet: { use: 'torvin' },
    now: now as never,
  },
});

test('[SL-INI-1] [SL-CND-3] what whoever comes in unconscious held lies beside it', () => {
  const { floor, combatants } = after(joins({ conditions: ['unconscious'] }, [12, 4]));
  expect(floor.map(({ item, cell }) => [item.short, cell])).toEqual([['greatsword', { x: 12, y: 4 }]]);
  expect(combatants.torvin?.hands).toEqual([]);
});

test('[SL-INI-1] [SL-MNT-2] whoever joins on a mount sits on it, wherever that found room', () => {
  const riding = { mount: 'war-horse', control: false, calming: 2 };
  const now = after(joins({ riding }, [1, 1]));
  expect([one(now, 'torvin').riding, one(now, 'torvin').cell]).toEqual([riding, { x: 8, y: 5 }]);
  expect(one(now, 'war-horse').ridden).toBe('torvin');
});

test('[SL-INI-1] [SL-MNT-2] whoever comes together with its mount sits on it, whichever is named first', () => {
  const riding = { mount: 'pony', control: false, calming: 2 };
  const rider = joins({ riding }, [1, 1]) as Extract<Change, { readonly change: 'add' }>;
  const pony = { id: 'pony', side: 'heroes', cell: { x: 2, y: 2 }, sheet: { use: 'war-horse' } };
  const now = after({ ...rider, along: [pony] });
  expect([one(now, 'torvin').riding, one(now, 'torvin').cell]).toEqual([riding, { x: 2, y: 2 }]);
});

test('[SL-INI-1] [SL-MNT-2] on a mount that carries somebody already, or lies there, it comes on foot', () => {
  const riding = { mount: 'war-horse', control: true, calming: 0 };
  for (const before of [rides, out('war-horse', 'unconscious')]) {
    const now = after(before, joins({ riding }, [1, 1]));
    expect([one(now, 'torvin').riding, one(now, 'torvin').cell]).toEqual([null, { x: 1, y: 1 }]);
  }
});

test('[SL-INI-1] [SL-GRP-5] [SL-GRP-10] whoever joins is held as its state says, by those beside it', () => {
  const held = after(joins({ grappling: ['wenna'], pinnedBy: ['guard'] }, [6, 5]));
  expect([one(held, 'torvin').grappling, one(held, 'torvin').pinnedBy]).toEqual([
    ['wenna', 'guard'],
    ['guard'],
  ]);
  expect([one(held, 'wenna').grappling, one(held, 'guard').grappling]).toEqual([['torvin'], ['torvin']]);
  // Far from them it is not, and nobody who is not there holds anybody.
  for (const now of [{ grappling: ['wenna'], pinnedBy: ['guard'] }, { grappling: ['nobody'] }]) {
    const free = one(after(joins(now, [1, 1])), 'torvin');
    expect([free.grappling, free.pinnedBy]).toEqual([[], []]);
  }
});

test('[SL-INI-1] [SL-FLK-4] [SL-COM-5] [SL-MSC-5] so are whom it ignores and what marks it', () => {
  const marks = [
    { kind: 'harried', by: 'guard' },
    { kind: 'distracted', by: 'nobody' },
  ];
  const now = after(joins({ marks, ignoring: ['guard', 'nobody'] }, [1, 1]));
  expect([one(now, 'torvin').marks, one(now, 'torvin').ignoring]).toEqual([[marks[0]], ['guard']]);
  expect(one(now, 'guard').harried).toEqual(['torvin']);
});

test('[SL-INI-1] [SL-DUR-1] [SL-STA-8] and the effects on it, with the mana invested in them', () => {
  const ward = { spell: 'still-ward', by: 'wenna', kind: 'ward', value: 2, until: 3, since: 1, invested: 1 };
  const now = after(joins({ effects: [ward, { ...ward, by: 'nobody' }] }, [1, 1]));
  expect(now.effects).toEqual([{ ...ward, id: 'effect-1', on: 'torvin' }]);
  const before = one(after(), 'wenna');
  expect(one(now, 'wenna').invested).toBe(Math.min(before.manaMax, before.invested + 1));
  // In an effect of its own it has invested itself.
  const own = after(joins({ effects: [{ ...ward, by: 'torvin' }] }, [1, 1]));
  expect(one(own, 'torvin').invested).toBe(1);
});

test('[SL-POS-6] in the saddle nobody is set crouching or prone: there it could not rise', () => {
  const no = { code: 'mounted', clause: 'SL-POS-6' };
  expect(refusal(after(rides), set('wenna', 'crouching', true))).toEqual(no);
  expect(refusal(after(rides), set('wenna', 'prone', true))).toEqual(no);
});

test('[SL-POS-6] [SL-CLB-1] [SL-CLB-3] whoever begins the fight in the saddle sits upright in it', () => {
  const low = { posture: 'crouching', conditions: ['climbing', 'sunk'] };
  const now = begun({
    heroes: { wenna: { on: 'war-horse', now: low }, 'war-horse': { at: [8, 5] } },
    foes: { guard: { at: [3, 3] } },
  });
  const { posture, climbing, sunk, riding } = one(now, 'wenna');
  expect([posture, climbing, sunk, riding?.mount]).toEqual(['standing', false, false, 'war-horse']);
});

test('[SL-POS-6] [SL-MSC-7] nobody sits on a mount that lies: by hand, nor when the fight begins', () => {
  // Off to the first free cell beside it.
  const fallen = after(rides, set('war-horse', 'prone', true));
  expect([one(fallen, 'wenna').riding, one(fallen, 'wenna').cell]).toEqual([null, { x: 7, y: 4 }]);
  expect(one(fallen, 'war-horse')).toMatchObject({ posture: 'prone', ridden: null });
  const no = { code: 'posture', clause: 'SL-POS-6' };
  expect(refusal(after(set('war-horse', 'prone', true)), rides)).toEqual(no);
  const now = begun({
    heroes: { wenna: { on: 'war-horse' }, 'war-horse': { at: [8, 5], now: { posture: 'prone' } } },
    foes: { guard: { at: [3, 3] } },
  });
  expect([one(now, 'wenna').riding, one(now, 'wenna').cell]).toEqual([null, { x: 7, y: 4 }]);
});

test('[SL-MNT-2] whose mount is gone rides no more', () => {
  expect(one(after(rides), 'wenna').riding).not.toBeNull();
  for (const gone of [{ change: 'remove', who: 'war-horse' }, out('war-horse', 'dead')] as const)
    expect(one(after(rides, gone), 'wenna').riding).toBeNull();
});

test('[SL-FLK-4] of two that are ignored the named one is watched again, the other still is not', () => {
  const two: LineUp = {
    heroes: { wenna: { at: [5, 5] } },
    foes: { guard: { at: [6, 6] }, ogre: { at: [3, 5] } },
  };
  const now = copy(begun(two));
  const carry = (change: Change): void => {
    const facts = override(now, change);
    if (isRefusal(facts)) throw new Error(facts.because);
    for (const fact of facts) apply(now, fact);
  };
  carry(set('wenna', 'ignoring', true, 'guard'));
  carry(set('wenna', 'ignoring', true, 'ogre'));
  expect(refusal(now, set('wenna', 'ignoring', true, 'guard'))).not.toBeNull();
  carry(set('wenna', 'ignoring', false, 'ogre'));
  expect(one(now, 'wenna').ignoring).toEqual(['guard']);
  expect(refusal(now, set('wenna', 'ignoring', false, 'ogre'))).not.toBeNull();
});

test('[SL-CND-8] [SL-DUR-1] helpless for so many rounds, the current one included; the same again changes nothing', () => {
  const helpless = (level: number): Change => ({ ...set('wenna', 'helpless', true), level }) as Change;
  const now = after(helpless(2));
  expect(one(now, 'wenna').helplessUntil).toBe(2);
  expect(refusal(now, helpless(2))).not.toBeNull();
  expect([refusal(now, helpless(1)), refusal(now, helpless(4))]).toEqual([null, null]);
});

test('[SL-MNT-2] a mount that acts in the turn of its rider is given no turn of its own', () => {
  const active: Change = { change: 'active', who: 'war-horse' };
  expect(refusal(after(rides), active)).not.toBeNull();
  expect(refusal(after(), active)).toBeNull();
});
