import type { Cell } from '../../../kernel/json.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { MoveFact } from '../facts/movement.ts';
import type { Fight } from '../state.ts';
import { one, present } from '../state.ts';
import { lineOf, lineTo } from './line.ts';
import { nameOf } from './words.ts';

/** Movement in words. */

/** The name of a square on the map: "D6". */
export function squareName({ x, y }: Cell): string {
  let letters = '';
  for (let n = x; n >= 0; n = Math.floor(n / 26) - 1) letters = String.fromCharCode(65 + (n % 26)) + letters;
  return `${letters}${y + 1}`;
}

export function narrateMove(fight: Fight, fact: MoveFact): Narrated | null {
  const line = (text: string, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, text, clause, level);
  switch (fact.fact) {
    case 'moved': {
      const end = fact.path.at(-1);
      return end ? line(`goes ${fact.cost} m to ${squareName(end)}`, 'WS-RND-5', 'detail') : null;
    }
    case 'set-back':
      return line(`cannot stay there and is set back to ${squareName(fact.to)}`, 'WS-TER-5');
    case 'barred': {
      const over = fact.over ? ': its movement is over' : fact.cost > 0 ? `: ${fact.cost} m are gone` : '';
      return lineTo(
        fight,
        fact.who,
        fact.by,
        `does not get past ${nameOf(fight, fact.by)}${over}`,
        'WS-TER-6',
      );
    }
    case 'movement-cut':
      return line('has done something else: the metres that were left are lost', 'WS-RND-5', 'detail');
    case 'shoved': {
      const end = fact.path.at(-1);
      if (!end) return null;
      return lineTo(
        fight,
        fact.who,
        fact.by,
        `is moved ${fact.path.length} m to ${squareName(end)}`,
        'WS-MOV-1',
        'detail',
      );
    }
    case 'teleported':
      return lineTo(fight, fact.who, fact.by, `is suddenly at ${squareName(fact.to)}`, 'WS-MOV-6');
    case 'swapped':
      return lineTo(fight, fact.who, fact.with, `and ${nameOf(fight, fact.with)} switch places`, 'WS-BAS-10');
    case 'mounted':
      return fact.mounted === null
        ? lineTo(
            fight,
            fact.who,
            fact.off,
            `comes off ${nameOf(fight, fact.off)}, at ${squareName(fact.to)}`,
            present(one(fight, fact.off)) ? 'WS-ADV-8' : 'WS-ADV-5',
          )
        : lineTo(fight, fact.who, fact.mounted.on, `is on ${nameOf(fight, fact.mounted.on)} now`, 'WS-ADV-5');
    case 'placed':
      return line(`stands at ${squareName(fact.to)}`, 'WS-GEN-12', 'hand');
  }
}
