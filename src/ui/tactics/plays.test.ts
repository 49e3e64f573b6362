import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { freshIndexedDb } from '../../storage/testing/browser.ts';
import { connectWith } from '../../store/connection.ts';
import { pilot, usePilot } from '../../store/hands.ts';
import { emptyTable } from '../../store/mirror.ts';
import { questions } from '../../store/questions.ts';
import { session, useSession } from '../../store/session.ts';
import { useSettings } from '../../store/settings.ts';
import { table, useTable } from '../../store/table.ts';
import { connectTable } from '../../workers/client.ts';
import { connectForecast } from '../../workers/client-forecast.ts';
import { connectLedger } from '../../workers/client-ledger.ts';
import { connectOdds } from '../../workers/client-odds.ts';
import { ball } from '../../workers/testing/ball.ts';
import { fakeTableWorker, fakeWorker } from '../../workers/testing/pair.ts';
import { hand, useHand } from '../hand/hand.ts';
import { letTacticsPlay, mostInARow } from './plays.ts';

freshIndexedDb();

const nothing = () => fakeWorker(() => () => {});
const lay = () =>
  connectWith({
    table: connectTable(() => fakeTableWorker()),
    odds: connectOdds(nothing),
    forecast: connectForecast(nothing, 1),
    ledger: connectLedger(nothing, 1),
  });

beforeEach(() => {
  lay();
  useTable.setState(emptyTable);
  session.clear();
  useSettings.setState({ eyes: 'gm', pace: 'quick' });
});
afterEach(() => connectWith(null));

const now = useTable.getState;
const until = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), { timeout: 8000 });
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const tape = async () => (await table.exportRecord()).tape;
const decisions = async () => (await tape()).filter(({ kind }) => kind === 'ask').length;
const bea = { bea: { tactic: 'first-rival', lasts: 'fight' } } as const;

/** A user at the table, who can look at it or look away. */
function sit() {
  let looks = true;
  onTestFinished(letTacticsPlay(() => looks));
  return { look: (yes: boolean) => (looks = yes) };
}
const start = (dice: 'manual' | 'seeded' = 'seeded') => table.start(ball, { seed: 's', dice });

test('a tactic plays bea and not ada; its choice is in the hand before it is sent', async () => {
  sit();
  await start();
  await table.handOver(bea);
  expect(now().prompt?.for).toBe('ada');
  await table.answer({ option: 'wait' });
  await until(() => useSession.getState().draft !== null);
  expect(now().prompt?.for).toBe('bea');
  expect(usePilot.getState().next).toMatchObject({ sentence: 'Expose ada' });
  await until(() => now().prompt?.for === 'ada');
  expect((await tape()).slice(0, 2)).toMatchObject([
    { kind: 'ask', key: 'MQ-1/ada/declare' },
    { kind: 'ask', key: 'MQ-1/bea/declare', choice: { option: 'expose', target: 'ada' } },
  ]);
  expect((await tape())[1]).not.toHaveProperty('auto');
});

test.each([
  ['before any person has answered', null, 5],
  ['before any person has answered in this fight', 9, 5],
  ['after the answer of a person', 3, 3],
])('what a tactic does counts as new: %s', async (_, since, from) => {
  await start();
  useTable.setState({ lines: [{ id: 5 } as never] });
  useHand.setState({ since });
  await hand.play(now().prompt?.id ?? 0, { option: 'wait' });
  expect(useHand.getState().since).toBe(from);
});

test('after an undo a tactic waits until it is told to go on or a person has answered', async () => {
  sit();
  await start();
  await table.handOver(bea);
  await table.answer({ option: 'wait' });
  await until(() => now().prompt?.for === 'ada');
  const { hash } = now();
  await table.undo();
  await later(700);
  expect(now().prompt?.for).toBe('bea');
  expect(usePilot.getState().waits).toBe('taken-back');
  pilot.goOn();
  await until(() => now().prompt?.for === 'ada');
  expect(now().hash, 'the same deed has the same dice').toBe(hash);

  await table.undo();
  await table.undo();
  expect(now().prompt?.for).toBe('ada');
  await later(410);
  await table.answer({ option: 'expose', target: 'bea' });
  await until(() => now().prompt?.for === 'ada');
  expect(await decisions()).toBeGreaterThanOrEqual(2);
});

test('after opening a fight the tactics wait, and play for the same combatants as before', async () => {
  sit();
  const id = await start();
  await table.handOver({ ...bea, ada: { tactic: 'first-rival', lasts: 'fight' } });
  const before = await tape();
  expect(before).toEqual([]);
  await table.close();
  await table.open(id);
  await later(700);
  expect(Object.keys(now().hands)).toEqual(['bea', 'ada']);
  expect(usePilot.getState().waits).toBe('opened');
  expect(await tape()).toEqual([]);
});

test('if a person cancels the choice in the hand, the tactic leaves this answer to the person', async () => {
  sit();
  await start();
  await table.handOver(bea);
  await table.answer({ option: 'wait' });
  await until(() => useSession.getState().draft !== null);
  hand.cancel();
  await later(700);
  expect(now().prompt?.for).toBe('bea');
  expect(usePilot.getState().waits).toBe('touched');
  await table.answer({ option: 'wait' });
  expect(now().prompt?.for).toBe('ada');
  expect(usePilot.getState().waits).toBeNull();
});

test('a tactic does nothing while the page is not looked at', async () => {
  const person = sit();
  await start();
  await table.handOver(bea);
  person.look(false);
  await table.answer({ option: 'wait' });
  await later(1200);
  expect(now().prompt?.for).toBe('bea');
  person.look(true);
  await until(() => now().prompt?.for === 'ada');
});

test('after the greatest number of deeds in a row a tactic waits until it is told to go on', async () => {
  sit();
  await start();
  await table.handOver({ ...bea, ada: { tactic: 'first-rival', lasts: 'fight' } });
  usePilot.setState({ deeds: mostInARow });
  await until(() => usePilot.getState().waits === 'many');
  expect(await tape()).toEqual([]);
  pilot.goOn();
  await until(() => now().prompt?.for === 'bea');
  expect(await decisions()).toBe(1);
});

test('a tactic whose advice would decide for another combatant is refused', async () => {
  sit();
  await start();
  vi.spyOn(questions, 'advise').mockResolvedValueOnce({
    ok: true,
    answers: 1,
    tactic: 'first-rival',
    choice: { option: 'expose', target: 'bea', by: 'ada' },
    sentence: 'Expose bea',
  });
  await table.handOver(bea);
  await table.answer({ option: 'wait' });
  await until(() => usePilot.getState().waits === 'refused');
  await later(700);
  expect(now().prompt?.for).toBe('bea');
});

test('manual dice are not rolled by a tactic', async () => {
  sit();
  await start('manual');
  await table.handOver({ ...bea, ada: { tactic: 'first-rival', lasts: 'fight' } });
  await until(() => now().prompt?.kind === 'roll');
  await later(700);
  expect(now().prompt).toMatchObject({ kind: 'roll', for: 'ada' });
  expect(await decisions()).toBe(2);
});

test('before the eyes of players a tactic plays a foe without showing its choice in the hand', async () => {
  useSettings.setState({ eyes: 'players' });
  sit();
  await start();
  await table.handOver(bea);
  await table.answer({ option: 'wait' });
  await until(() => usePilot.getState().next !== null);
  expect(useSession.getState().draft).toBeNull();
  await until(() => now().prompt?.for === 'ada');
});
