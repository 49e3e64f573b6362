import type { Stream } from '../src/kernel/streams.ts';

/**
 * The baseline of four against four: a minimal fight on 24×24 cells with rough ground, written by hand with typed
 * arrays. Each combatant walks towards the nearest foe by breadth-first search, strikes twice, and takes a free blow
 * from the foes it leaves behind. No rules beyond that.
 */
const width = 24;
const cells = width * width;
const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];

const rough = new Uint8Array(cells);
for (let i = 0; i < cells; i += 7) rough[i] = 1;

const at = new Int16Array(8);
const health = new Int16Array(8);
const taken = new Int8Array(cells);
const cost = new Uint8Array(cells);
const from = new Int16Array(cells);
const queue = new Int16Array(cells * 4);

const distance = (a: number, b: number): number =>
  Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));

/** Plays a fight to its end, or for sixty rounds. Returns the number of turns, each of which is one decision. */
export function plainSkirmish(dice: Stream): number {
  let turns = 0;
  taken.fill(-1);
  for (let who = 0; who < 8; who++) {
    const cell = who < 4 ? 4 * width + 6 + who * 3 : 19 * width + 6 + (who - 4) * 3;
    at[who] = cell;
    health[who] = 18;
    taken[cell] = who;
  }
  for (let round = 0; round < 60; round++) {
    for (let who = 0; who < 8; who++) {
      if (alive(who)) {
        turn(who, dice);
        turns++;
      }
      if (down(0) || down(4)) return turns;
    }
  }
  return turns;
}

const alive = (who: number): boolean => (health[who] as number) > 0;
const down = (first: number): boolean => ![0, 1, 2, 3].some((i) => alive(first + i));

function turn(who: number, dice: Stream): void {
  const foes = who < 4 ? 4 : 0;
  let nearest = -1;
  let best = 1000;
  for (let foe = foes; foe < foes + 4; foe++) {
    const away = distance(at[who] as number, at[foe] as number);
    if (alive(foe) && away < best) {
      best = away;
      nearest = foe;
    }
  }
  if (nearest < 0) return;
  if (best > 1) walk(who, nearest, foes, dice);
  if (!alive(who) || distance(at[who] as number, at[nearest] as number) > 1) return;
  for (let blow = 0; blow < 2 && alive(nearest); blow++) hit(nearest, dice);
}

function hit(target: number, dice: Stream): void {
  const attack = dice.die(20);
  const defence = dice.die(20);
  if (attack > 12 || (defence <= 10 && defence >= attack)) return;
  health[target] = (health[target] as number) - Math.max(0, dice.die(8) + 2 - 2);
  if (!alive(target)) taken[at[target] as number] = -1;
}

function walk(who: number, target: number, foes: number, dice: Stream): void {
  const start = at[who] as number;
  cost.fill(255);
  cost[start] = 0;
  from[start] = -1;
  let head = 0;
  let tail = 0;
  queue[tail++] = start;
  let goal = start;
  let goalAway = distance(start, at[target] as number);
  while (head < tail) {
    const cell = queue[head++] as number;
    const away = distance(cell, at[target] as number);
    if (away < goalAway && (cell === start || taken[cell] === -1)) {
      goal = cell;
      goalAway = away;
    }
    for (const step of steps) {
      const next = cell + step;
      if (next < 0 || next >= cells || Math.abs((next % width) - (cell % width)) > 1) continue;
      const there = taken[next] as number;
      if (there !== -1 && there < 4 !== who < 4) continue;
      const price = (cost[cell] as number) + (rough[next] ? 2 : 1);
      if (price > 10 || price >= (cost[next] as number) || tail >= queue.length) continue;
      cost[next] = price;
      from[next] = cell;
      queue[tail++] = next;
    }
  }
  if (goal === start) return;
  for (let foe = foes; foe < foes + 4; foe++) {
    const near = alive(foe) && distance(start, at[foe] as number) <= 1;
    if (near) hit(who, dice);
    if (!alive(who)) return;
  }
  taken[start] = -1;
  taken[goal] = who;
  at[who] = goal;
}
