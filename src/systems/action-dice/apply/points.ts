import type { PointFact } from '../facts/points.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyPoint(fight: Fight, fact: PointFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'vigor':
      if (who.winded) who.regained += Math.max(0, fact.left - who.vigor);
      who.vigor = fact.left;
      return;
    case 'mana':
      who.mana = fact.left;
      return;
    case 'actions':
      who.actions = fact.left;
      return;
    case 'less-actions':
      who.lessActions = fact.less;
      return;
    case 'drew':
      who.drew = true;
      return;
    case 'feet':
      who.feet = fact.left;
      return;
    case 'winded':
      who.winded = fact.on;
      who.regained = 0;
      return;
    case 'defends':
      who.defending = fact.times;
      return;
  }
}
