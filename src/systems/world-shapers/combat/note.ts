import { numeral, signed } from '../../../kernel/phrases.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Prepared } from './prepare.ts';
import { prepareAttack } from './prepare.ts';
import type { Means } from './types.ts';

/** The note beside a target: the attack roll with each of these means, and the distance. */
export function attackNote(fight: Fight, who: Combatant, target: Combatant, all: readonly Means[]): string {
  const away = `${distanceBetween(fight, who, target)} m away`;
  // Objects are hit without a roll (WS-ATK-2).
  if (isObject(target)) return `hit without a roll, ${away}`;
  const rolls = all.map((means) => {
    const aimed = { who: who.id, target: target.id, means, guess: false, evasion: 0 };
    const words = rollNote(prepareAttack(fight, aimed));
    return all.length > 1 ? `${means.label} ${words}` : words;
  });
  return [...rolls, away].join(', ');
}

/** WS-ATK-1: the hit bonus against the target's Evasion, cover included (WS-COV-1). */
function rollNote({ bonus, weighed, evasion, cover }: Prepared): string {
  const words = [`${signed(bonus.value)} against ${numeral(evasion.value)}`];
  if (weighed.dice > 1) words.push(weighed.keep === 'best' ? 'advantage' : 'disadvantage');
  if (cover.grade === 'half') words.push('half cover');
  return words.join(', ');
}
