import { cellName } from '../../../kernel/cell-name.ts';
import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { textOf } from '../../../kernel/narrated.ts';
import { counted } from '../../../kernel/phrases.ts';
import type { Line } from '../../../kernel/view.ts';
import type { MoveFact } from '../facts/movement.ts';
import type { Fight } from '../state.ts';
import { lineOf } from './line.ts';
import { nameOf } from './words.ts';

/** Facts about movement as log lines. */

const ways = {
  walk: 'moves',
  swim: 'swims',
  climb: 'climbs',
  fly: 'flies',
  jump: 'jumps',
  ride: 'carries its rider',
  drag: 'drags the others along',
  cling: 'is carried along',
  drift: 'drifts with the current',
} as const;

/** Ways in which somebody is taken along; where to, the line about whoever takes them tells. */
const carried: ReadonlySet<keyof typeof ways> = new Set(['ride', 'drag', 'cling', 'drift']);

const postures = { standing: 'stands', crouching: 'crouches', prone: 'is prone' } as const;

export function narrateMove(fight: Fight, fact: MoveFact): Narrated | null {
  const line = (text: string, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, text, clause, level);
  switch (fact.fact) {
    case 'movement':
      return null;
    case 'moved':
      return movedLine(fight, fact);
    case 'climb-cost':
      return {
        level: 'detail',
        text: `Climbing there costs ×${fact.cost}`,
        clause: 'SL-TER-5',
        who: fact.who,
      };
    case 'shoved':
      return { ...line(`is shoved by ${nameOf(fight, fact.by)}`, 'SL-MSC-6'), whom: fact.by };
    case 'fell-back':
      return line('cannot stay there and gives way', 'SL-GRD-1', 'detail');
    case 'fell':
      if (fact.clause === 'SL-CND-3' || fact.clause === 'SL-MSC-7')
        return line('falls out of the saddle', fact.clause);
      return line(fact.yards > 0 ? `falls ${counted(fact.yards, 'yard')}` : 'falls', fact.clause);
    case 'posture':
      return line(postures[fact.posture], fact.clause);
    case 'dash':
      return fact.bonus === null
        ? line('dashes: twice the rate until the round ends', 'SL-POS-7')
        : line(`dashes on: +${fact.bonus} yd for 4 AP until the round ends`, 'SL-POS-8');
    case 'dragging':
      return fact.ap > 0
        ? line(`may drag the others along for ${fact.ap} AP in this round`, 'SL-GRP-4')
        : null;
    case 'riding': {
      if (fact.riding === null) return line('is off its mount', 'SL-POS-6');
      const mount = nameOf(fight, fact.riding.mount);
      if (fact.calmed !== undefined)
        return line(fact.calmed ? `has ${mount} in hand again` : `cannot calm ${mount}`, 'SL-MNT-8');
      return fact.riding.control
        ? line(`rides ${mount}`, 'SL-POS-6')
        : line(`has lost control of ${mount}`, 'SL-MNT-7');
    }
    case 'climbing':
      return line(fact.on ? 'holds on to the face' : 'is off the face', 'SL-CLB-1', 'detail');
    case 'sunk':
      return line(fact.on ? 'sinks' : 'is at the surface again', fact.on ? 'SL-CLB-1' : 'SL-CLB-3');
    case 'placed':
      return line('is put elsewhere', 'SL-GRD-1', 'hand');
  }
}

/** A walk is told step by step where steps can be reacted to; `piece` lets the log join them. */
function movedLine(fight: Fight, fact: Extract<MoveFact, { readonly fact: 'moved' }>): Narrated {
  const { who, how, cost, from, path, clause = 'SL-MOV-5' } = fact;
  const way = carried.has(how) ? ways[how] : `${ways[how]} to ${cellName(path.at(-1) ?? from)}`;
  const costs = (yards: string): Words =>
    cost === 0 ? { says: way } : { says: way, result: `${yards} of movement` };
  const start = `${nameOf(fight, who)} ${way}`;
  const piece = {
    of: `${how} ${who}`,
    count: cost,
    many: cost === 0 ? [start] : [`${start}: `, ' yards of movement'],
    one: `${nameOf(fight, who)} ${textOf(costs('1 yard'))}`,
  };
  return { ...lineOf(fight, who, costs(counted(cost, 'yard')), clause), piece };
}
