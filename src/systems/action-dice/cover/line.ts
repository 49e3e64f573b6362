import { hasEffect } from '../../../battlefield/sight.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { lineMemory } from '../lines.ts';
import { refuse } from '../refusal.ts';
import type { Spot } from '../space.ts';
import { fieldOf } from '../space.ts';
import type { Fight } from '../state.ts';
import { isObject } from '../state.ts';
import { fieldBlocks } from './blocks.ts';
import { obstaclesOnLine, onLine } from './obstacles.ts';

/** What blocks a ranged attack entirely (AD-ATK-7, AD-R44, AD-R106). */

/**
 * The name of an obstacle without a grade of cover on the line, such as a door or a wall; `null` without any. Cached.
 */
export const blockedBy = (fight: Fight, from: Spot, to: Spot): string | null =>
  kept(fight, from, to, () => whatBlocks(fight, from, to));

const kept = lineMemory<string | null>();

function whatBlocks(fight: Fight, from: Spot, to: Spot): string | null {
  const thing = onLine(fight, from, to).find((one) => isObject(one) && one.sheet.cover === 'none');
  if (thing) return thing.sheet.name;
  const field = fieldOf(fight);
  const open = hasEffect(field, from.cell, from.squares, to.cell, to.squares);
  return open || !fieldBlocks(field, from, to) ? null : 'a wall';
}

/**
 * Why a ranged attack is blocked; `null` if it is not, or if the game master judges that (AD-R44 `gm`). `name`: the
 * target's, for the words.
 */
export const judgeLine = (fight: Fight, from: Spot, to: Spot, name = 'the target'): Refusal | null =>
  fight.rulings.attackLine === 'gm' ? null : judgeMap(fight, from, to, name);

/** Why a ranged attack is blocked by what the map shows, whoever judges it. */
export function judgeMap(fight: Fight, from: Spot, to: Spot, name: string): Refusal | null {
  const { fullCoverTarget } = fight.rulings;
  const blocked = blockedBy(fight, from, to);
  if (blocked !== null) {
    return refuse(
      'covered',
      `${blocked} is in the way, and nothing gets through to ${name}`,
      'AD-ATK-7',
      'target',
    );
  }
  if (fullCoverTarget || !obstaclesOnLine(fight, from, to).some(({ grade }) => grade === 'full')) return null;
  return refuse('covered', `${name} is behind full cover`, 'AD-COV-4', 'target');
}
