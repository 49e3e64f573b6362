import { expect, test } from 'vitest';
import { withWaves } from '../../../documents/waves.ts';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { scenario } from '../../../table/testing/scenario.ts';
import { system } from '../index.ts';
import type { LineUp, Sketch } from './line-up.ts';
import { asked, cell, conditions, encounter, endTurn, fight, initiative, order } from './line-up.ts';

/** Combatants that join later: when they act, their mounts and grabs, and the fight before they come. */

const here: LineUp = { red: { brana: { at: [3, 5] } }, blue: { bandit: { at: [12, 5] } } };

/** A combatant of a wave, as an encounter writes it. */
const comer = (id: string, [x, y]: readonly [number, number], more: Sketch = {}): Sketch => ({
  id,
  side: 'blue',
  cell: { x, y },
  sheet: { use: id },
  ...more,
});

/** A fight that these join in round 2, which begins as soon as both have ended their turn. */
function joinedBy(combatants: readonly Sketch[]): Scenario {
  const waves = [{ id: 'second', name: 'The second', arrives: { round: 2 }, combatants }];
  const table = scenario(withWaves(system), { ...(encounter(here) as object), waves } as never);
  return table.does(endTurn).does(endTurn);
}

const texts = (table: Scenario): readonly string[] => table.lines().map(({ text }) => text);

test('[WS-INI-5] [WS-INI-16] [WS-ADV-5] a knight and her horse come as they are written, whoever stands first in the list', () => {
  const horse = comer('war-horse', [18, 5]);
  const knight = comer('iron-knight', [19, 6], { now: { mounted: { on: 'war-horse', dx: 1, dy: 1 } } });
  for (const people of [
    [horse, knight],
    [knight, horse],
  ]) {
    const table = joinedBy(people);
    expect(texts(table)).toContain('Iron knight is on War horse now');
    expect([cell(table, 'war-horse'), cell(table, 'iron-knight')]).toEqual([
      [18, 5],
      [19, 6],
    ]);
    // They have slots in the round in which they join: 32, Brana 27, 26, Bandit 22.
    expect(order(table)).toEqual(['war-horse', 'brana', 'iron-knight', 'bandit']);
    expect([initiative(table, 'war-horse'), initiative(table, 'iron-knight')]).toEqual([32, 26]);
  }
});

test('[WS-ADV-5] where the horse finds no room in its place, the knight sits on it wherever it came to stand', () => {
  const horse = comer('war-horse', [3, 5]);
  const knight = comer('iron-knight', [3, 5], { now: { mounted: { on: 'war-horse' } } });
  const table = joinedBy([horse, knight]);
  expect(cell(table, 'war-horse')).not.toEqual([3, 5]);
  expect(cell(table, 'iron-knight')).toEqual(cell(table, 'war-horse'));
  expect(conditions(table, 'iron-knight')).toContain('mounted');
});

const added = (who: Sketch) => ({ change: 'add', combatant: who as never });

test('[WS-ADV-5] [WS-ADV-2] on somebody who has fled by then, or is no larger, it comes on foot', () => {
  const rider = (id: string, on: string) => comer(id, [9, 8], { now: { mounted: { on } } });
  const table = fight({ ...here, blue: { bandit: { at: [12, 5] }, ogre: { at: [6, 5] } } });
  table.byHand('on the ogre', added(rider('cutpurse', 'ogre')));
  expect([cell(table, 'cutpurse'), conditions(table, 'cutpurse')]).toEqual([[6, 5], ['mounted']]);
  table.byHand('runs', { change: 'out', who: 'ogre', out: 'fled' });
  table.byHand('too late', added(rider('skeleton', 'ogre')));
  expect([cell(table, 'skeleton'), conditions(table, 'skeleton')]).toEqual([[9, 8], []]);
  table.byHand('on whom', added({ ...rider('pit-wrestler', 'bandit'), cell: { x: 9, y: 9 } }));
  expect([cell(table, 'pit-wrestler'), conditions(table, 'pit-wrestler')]).toEqual([[9, 9], []]);
});

test('[WS-ADV-9] a summon that is written before whoever called it comes behind it', () => {
  const table = joinedBy([comer('spirit-hound', [18, 5], { summoner: 'ysolt' }), comer('ysolt', [18, 8])]);
  expect(Object.keys(table.view().combatants)).toEqual(['brana', 'bandit', 'ysolt', 'spirit-hound']);
  // 27, 26, 25, 22.
  expect(order(table)).toEqual(['brana', 'ysolt', 'spirit-hound', 'bandit']);
});

test('[WS-ADV-11] whom somebody comes holding is Grabbed, if within 1 m by then; else it comes with its hands free', () => {
  const holds = { now: { grabbing: ['brana'] } };
  expect(conditions(joinedBy([comer('pit-wrestler', [4, 5], holds)]), 'brana')).toContain('grabbed');
  const far = fight(here).byHand('from afar', added(comer('pit-wrestler', [9, 5], holds)));
  expect([conditions(far, 'brana'), cell(far, 'pit-wrestler')]).toEqual([[], [9, 5]]);
});

test('[WS-VIT-4] [WS-ADV-11] who comes Down holds nobody, and keeps no stance', () => {
  const down = { vitality: -2, grabbing: ['brana'], effects: [{ stance: 'defending' }] };
  const table = joinedBy([comer('pit-wrestler', [4, 5], { now: down })]);
  expect(conditions(table, 'brana')).toEqual([]);
  expect(conditions(table, 'pit-wrestler')).toEqual(['down', 'prone']);
});

test('[WS-INI-19] [WS-INI-6] who comes in surprised acts last in that round, and as usual from the next on', () => {
  const table = joinedBy([comer('storm-dancer', [18, 5], { now: { conditions: ['surprised'] } })]);
  // She otherwise acts first; with surprise both cancel (WS-R20), and she has 33.
  expect(order(table)).toEqual(['storm-dancer', 'brana', 'bandit']);
  const late = joinedBy([comer('cutpurse', [18, 5], { now: { conditions: ['surprised'] } })]);
  expect(order(late)).toEqual(['brana', 'bandit', 'cutpurse']);
  late.does(endTurn).does(endTurn).does(endTurn);
  // 29, 27, 22.
  expect(order(late)).toEqual(['cutpurse', 'brana', 'bandit']);
});

test('[WS-ADV-5] [WS-ADV-13] two of a wave who name each other come together, the rider on its mount', () => {
  const horse = comer('war-horse', [18, 5], {
    now: { effects: [{ status: 'blinded', by: 'iron-knight', for: 'untilEnded' }] },
  });
  const knight = comer('iron-knight', [19, 6], {
    now: { mounted: { on: 'war-horse', dx: 1, dy: 1 }, hiddenFrom: ['brana'] },
  });
  for (const people of [
    [horse, knight],
    [knight, horse],
  ]) {
    const table = joinedBy(people);
    expect([cell(table, 'war-horse'), cell(table, 'iron-knight')]).toEqual([
      [18, 5],
      [19, 6],
    ]);
    expect([conditions(table, 'war-horse'), conditions(table, 'iron-knight')]).toEqual([
      ['blinded', 'climbed-on'],
      ['mounted', 'hidden'],
    ]);
  }
});

test('[WS-ADV-5] where the horse that names its rider finds no room in its place, both come near it', () => {
  const horse = comer('war-horse', [3, 5], { summoner: 'iron-knight' });
  const knight = comer('iron-knight', [3, 5], { now: { mounted: { on: 'war-horse' } } });
  for (const people of [
    [horse, knight],
    [knight, horse],
  ]) {
    const table = joinedBy(people);
    expect(cell(table, 'war-horse')).not.toEqual([3, 5]);
    expect(cell(table, 'iron-knight')).toEqual(cell(table, 'war-horse'));
    expect(conditions(table, 'iron-knight')).toContain('mounted');
  }
});

test('[WS-ADV-11] two who hold each other come so', () => {
  const table = joinedBy([
    comer('pit-wrestler', [18, 5], { now: { grabbing: ['skeleton'], inHand: [] } }),
    comer('skeleton', [19, 5], { side: 'red', now: { grabbing: ['pit-wrestler'], inHand: [] } }),
  ]);
  expect([conditions(table, 'pit-wrestler'), conditions(table, 'skeleton')]).toEqual([
    ['grabbed', 'grabbing'],
    ['grabbed', 'grabbing'],
  ]);
});

test('[WS-RND-8] an effect of its own may be named after itself', () => {
  const own = { now: { effects: [{ status: 'blinded', by: 'skeleton', for: 'untilEnded' }] } };
  const table = fight(here).byHand('from afar', added(comer('skeleton', [9, 5], own)));
  expect(conditions(table, 'skeleton')).toEqual(['blinded']);
});

test('[WS-ADV-11] whom nobody knows cannot be grabbed: the refusal says where', () => {
  const combatant = comer('skeleton', [9, 5], { now: { grabbing: ['ghost'] } });
  const reply = fight(here).send({ do: 'override', changes: [added(combatant)], reason: 'x' } as never);
  expect(reply).toMatchObject({
    ok: false,
    error: { code: 'illegal-change', path: 'changes[0].combatant.now.grabbing', clause: 'WS-GEN-12' },
  });
});

test('[WS-R19] with a turn in the round in which it joins: one that had it, and one that holds it', () => {
  const late = (now: Sketch) =>
    fight(
      { red: { brana: { at: [3, 5] } }, blue: { bandit: { at: [12, 5] } } },
      { rulings: { lateJoiners: 'thisRoundByInitiative' } },
    ).byHand('late', added(comer('cutpurse', [18, 5], { now })));
  // Brana has 40 and the turn, the bandit 39, the cutpurse 29.
  const third = (now: Sketch) => {
    const table = late(now).does(endTurn).does(endTurn);
    return [table.view().round, asked(table)];
  };
  expect(third({})).toEqual([1, 'cutpurse turn']);
  expect(third({ hadTurn: true })[0]).toBe(2);
  expect(asked(late({ conditions: ['held'] }).does(endTurn))).toBe('cutpurse heldTurn.offer');
});

test('[WS-R19] [WS-INI-5] the bar says of a late joiner what comes: a turn in this round, or in the next', () => {
  const bar = (lateJoiners: string, turnOf: string) => {
    const table = fight(
      { red: { brana: { at: [3, 5] } }, blue: { bandit: { at: [12, 5] }, ogre: { at: [18, 9] } } },
      { rulings: { lateJoiners }, initiative: { brana: 40, bandit: 30, ogre: 20 }, turnOf },
    ).byHand('late', added(comer('cutpurse', [18, 5])));
    return table.view().bar.map(({ id, note = '' }) => (note === '' ? id : `${id}: ${note}`));
  };
  // Its Initiative is 29: after the bandit's 30, before the ogre's 20.
  const waits = ['brana', 'bandit', 'ogre', 'cutpurse: from the next round on'];
  expect(bar('thisRoundByInitiative', 'brana')).toEqual(['brana', 'bandit', 'cutpurse', 'ogre']);
  expect(bar('thisRoundByInitiative', 'ogre')).toEqual(waits);
  expect(bar('nextRound', 'brana')).toEqual(waits);
});
