import { expect, test } from 'vitest';
import type { PersonAccount } from '../ledger/account.ts';
import type { Swing } from '../ledger/report.ts';
import type { LogLine } from '../protocol/messages.ts';
import { ledgerSeen, sidesTold } from './ledger-eyes.ts';

/** Ada is of the party, the orc is a foe that is seen, the spy one that is hidden from all of the party. */
const person = (id: string, party: boolean, more: Partial<PersonAccount> = {}): PersonAccount =>
  ({ id, name: id, party, tookOut: [], takenOutBy: [], ...more }) as unknown as PersonAccount;
const people = [
  person('ada', true, { tookOut: ['orc', 'spy'], takenOutBy: ['spy'] }),
  person('orc', false),
  person('spy', false),
];

const line = (id: number, text: string, undone?: true): LogLine =>
  ({ id, text, ...(undone && { undone }) }) as unknown as LogLine;
const told = [
  line(0, 'Ada misses', true),
  line(1, 'Ada hits the orc for 7'),
  line(2, 'The orc hits Ada'),
  line(3, 'The spy hits Ada'),
];
const read = [line(0, 'Ada misses', true), line(1, 'The orc is hurt'), told[2] as LogLine];
const view = { combatants: { ada: {}, orc: {} } } as never;

const swing = (at: number, who: string): Swing =>
  ({ step: at, line: at, text: 'in truth', victims: [{ who }] }) as unknown as Swing;
// `line` is an index into the lines that were not taken back.
const luck = { swings: [swing(0, 'orc'), swing(1, 'ada'), swing(2, 'ada')] };

const through = (eyes: 'gm' | 'players', detail: 'numbers' | 'words') =>
  ledgerSeen({ people }, luck, { view, told, lines: eyes === 'gm' ? told : read }, eyes, detail);

test('the game master reads all people, all swings and the sides', () => {
  const { people: all, swings, sides } = through('gm', 'words');
  expect(all.map(({ id }) => id)).toEqual(['ada', 'orc', 'spy']);
  expect(all.every(({ tells }) => tells.done && tells.suffered && tells.spent)).toBe(true);
  expect(swings.map((one) => one.told?.id)).toEqual([1, 2, 3]);
  expect(sides).toBe(true);
});

test('players who see words read no hidden foe, no harm of foes, and no swing about either', () => {
  const { people: some, swings, sides } = through('players', 'words');
  expect(some.map(({ id, tells }) => [id, tells.done, tells.suffered, tells.spent])).toEqual([
    // The harm that Ada did would tell what the orc has lost.
    ['ada', false, true, true],
    ['orc', true, false, false],
  ]);
  expect(some[0]).toMatchObject({ tookOut: ['orc'], takenOutBy: [] });
  // Left out: the first one, which is about the harm of the orc, and the third, which is about the hidden spy.
  expect(swings.map(({ step, text }) => [step, text])).toEqual([[1, 'The orc hits Ada']]);
  expect(sides).toBe(false);
});

test('players who see numbers also read the harm of foes, but not what foes spent', () => {
  const { people: some, swings } = through('players', 'numbers');
  expect(some.map(({ id, tells }) => [id, tells.done, tells.suffered, tells.spent])).toEqual([
    ['ada', true, true, true],
    ['orc', true, true, false],
  ]);
  expect(swings.map(({ step }) => step)).toEqual([0, 1]);
});

test('the ledger tells of a side that fell before its first turn, and not of crates that nobody plays', () => {
  const one = (side: string, more: Partial<PersonAccount> = {}) =>
    ({ side, party: false, turns: 0, ...more }) as unknown as PersonAccount;
  const people = [
    one('Heroes', { party: true }),
    one('Foes'),
    one('Things', { thing: true }),
    one('Traps', { thing: true, turns: 2 }),
  ];
  expect([...sidesTold(people)]).toEqual(['Heroes', 'Foes', 'Traps']);
});
