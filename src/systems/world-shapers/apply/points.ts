import type { PointFact } from '../facts/points.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyPoint(fight: Fight, fact: PointFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'ap':
      who.ap = fact.left;
      who.apSpent += fact.spent;
      if (fact.spent > 0) who.touched = true;
      return;
    case 'rp':
      who.rp = fact.left;
      who.rpSpent += fact.spent;
      return;
    case 'wp':
      who.wp = fact.left;
      return;
    case 'momentum':
      who.momentum = fact.left;
      return;
    case 'credits':
      who.credits = fact.left;
      return;
    case 'free-use':
      who.freeUse = fact.use;
      if (fact.use !== null) who.touched = true;
      return;
    case 'metres':
      who.movement = { ...who.movement, left: fact.left };
      return;
  }
}
