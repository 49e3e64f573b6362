import { expect, test } from 'vitest';
import { storageFailure } from '../storage/problem.ts';
import type { FromWorker, NumberedOp } from './channel.ts';
import type { Claim } from './locks.ts';
import { openSeats } from './seats.ts';

const fight = { id: 'f1', name: 'A ball', system: 'masquerade' };
const begin = { op: 'begin', head: { system: 'masquerade', seed: 's' } } as never;
const append = { op: 'append', entries: [] } as const;
const row = { hash: 'a', summary: { round: 1, over: null } as never };
const works = () => Promise.resolve();
const failing = () => Promise.reject(storageFailure('storage-full', 'the journal'));

/** A worker with a disk whose writes end as `disk.write` says. */
function worker() {
  const disk: { write: () => Promise<void> } = { write: works };
  const posted: FromWorker[] = [];
  const told: string[] = [];
  const seats = openSeats({
    host: { handle: () => ({ ok: false }) as never, takeJournal: () => [] },
    db: { use: () => disk.write() as never, rest: () => {} },
    locks: undefined,
    now: () => 0,
    post: (message) => posted.push(message),
    tell: (changed) => told.push(changed),
  });
  const seat = async (tail: readonly NumberedOp[]) => {
    const claim = (await seats.claim('f1', false)) as Claim;
    const journal = seats.journal(fight, { savedTo: 0, checkpoint: 0, tail, row });
    seats.seat({ fight, journal, claim, rebase: null });
    return journal;
  };
  return { disk, posted, told, seats, seat };
}

/**
 * A fight is begun and left on a full disk, while one more try to write it is under way. It is opened anew from memory
 * before that try has ended, as `late` says.
 */
async function openedAnew() {
  const { disk, seats, seat, ...heard } = worker();
  const before = await seat([]);
  disk.write = failing;
  const begun = await before.commit([begin], row);
  const late = { works: () => {}, fails: () => {} };
  disk.write = () =>
    new Promise((done, failed) => {
      late.works = done;
      late.fails = () => failed(storageFailure('storage-slow', 'the journal'));
    });
  const tail = [...begun, ...(await before.commit([append], row))];
  seats.seat(null);
  disk.write = works;
  return { ...heard, disk, seats, late, anew: await seat(tail) };
}

const rest = () => new Promise((done) => setTimeout(done));

test('a fight that is saved once it was opened anew is not told to be unsaved by a try of before that fails late', async () => {
  const { anew, late, posted } = await openedAnew();
  await anew.flush();
  late.fails();
  await rest();
  expect(anew.saving().state).toBe('saved');
  expect(posted).toEqual([]);
});

test('a fight that is played on and left unsaved again is still tried for, and not told to be saved, when a try of before succeeds', async () => {
  const { disk, seats, anew, late, posted, told } = await openedAnew();
  disk.write = failing;
  await anew.commit([append], row);
  seats.seat(null);
  late.works();
  await rest();
  expect(posted).toEqual([]);
  // The other tabs read what is on the disk by now.
  expect(told).toEqual(['f1']);
  disk.write = works;
  await anew.flush();
  expect([anew.saving().state, anew.savedTo()]).toEqual(['saved', 3]);
});
