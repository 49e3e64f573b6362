import type { Id } from '../../../kernel/json.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import type { Cover, Said } from '../cover/cover.ts';
import { coverOf } from '../cover/cover.ts';
import { abilityHitTerms, weaponHitTerms } from '../derived.ts';
import { evasionOf } from '../numbers.ts';
import type { Weighed } from '../roll/edge.ts';
import { weigh } from '../roll/edge.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { attackEdges, attackGifts } from './edges.ts';
import type { Means } from './types.ts';

/** An attack roll before its die is rolled. Pure: also used by menus, notes and odds (WS-ATK-1, WS-EVA-1). */

export interface Aimed {
  readonly who: Id;
  readonly target: Id;
  readonly means: Means;
  /** WS-R44: the target is attacked by guessing its square. */
  readonly guess: boolean;
  /** Evasion added by reactions (WS-RND-7). */
  readonly evasion: number;
  /** WS-R89 `gmDecides`: the game master's answer about cover. */
  readonly says?: Said | undefined;
}

export interface Prepared {
  readonly bonus: Total;
  readonly weighed: Weighed;
  readonly evasion: Total;
  readonly cover: Cover;
  readonly rulings: readonly string[];
}

/** The hit bonus of a weapon or Ability (WS-ATK-4, WS-ATK-5). */
const hitTerms = (fight: Fight, who: Combatant, means: Means): readonly Term[] =>
  means.kind === 'weapon'
    ? weaponHitTerms(fight, who.sheet, means.weapon)
    : abilityHitTerms(fight, who.sheet, means.ability);

export function prepareAttack(fight: Fight, aimed: Aimed): Prepared {
  const { means, guess } = aimed;
  const who = one(fight, aimed.who);
  const target = one(fight, aimed.target);
  const edges = attackEdges(fight, who, target, means.manner, guess);
  const weighed = weigh(fight.rulings, edges);
  const bonus = fold([...hitTerms(fight, who, means), ...attackGifts(who), ...weighed.terms]);
  const { cell, squares } = who;
  const cover = coverOf(fight, target, {
    cell,
    squares,
    who,
    melee: means.manner === 'melee',
    says: aimed.says,
  });
  const evasion = fold([...evasionOf(fight, target).terms, ...cover.evasion, ...reactionTerms(aimed)]);
  const rulings = [
    ...(edges.length > 0 ? [rulingIds.advantageMode] : []),
    ...(edges.some(({ clause }) => clause === 'WS-ATK-8') ? [rulingIds.rangedThreat] : []),
    ...(guess ? [rulingIds.attackHidden] : []),
  ];
  return { bonus, weighed, evasion, cover, rulings };
}

const reactionTerms = ({ evasion }: Aimed): readonly Term[] =>
  evasion === 0 ? [] : [{ value: evasion, op: 'add', label: 'reaction', clause: 'WS-RND-7' }];
