import type { Stream } from '../src/kernel/streams.ts';

/**
 * The baseline of the duels: two fighters, a d20 under the attacker's number, a d20 under the defender's, a damage
 * die less armour, written as one loop over plain numbers. No engine, no map, no log, no choices: the least that any
 * simulator of such a duel must do. Returns the number of blows struck.
 */
export function plainDuel(dice: Stream): number {
  let mine = 22;
  let theirs = 19;
  let blows = 0;
  for (let round = 0; round < 60; round++) {
    for (let blow = 0; blow < 2; blow++) {
      theirs -= strike(dice, 14, 13, 8, 2, 0);
      blows++;
      if (theirs <= 0) return blows;
    }
    for (let blow = 0; blow < 2; blow++) {
      mine -= strike(dice, 14, 14, 6, 3, 5);
      blows++;
      if (mine <= 0) return blows;
    }
  }
  return blows;
}

function strike(
  dice: Stream,
  attack: number,
  defence: number,
  sides: number,
  plus: number,
  armour: number,
): number {
  const hit = dice.die(20);
  const answer = dice.die(20);
  if (hit > attack) return 0;
  if (answer <= defence && answer >= hit) return 0;
  return Math.max(0, dice.die(sides) + plus - armour);
}
