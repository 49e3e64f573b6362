import type { Choice, Question } from '../../../kernel/port.ts';
import { foes, one } from '../state.ts';
import type { Combatant, Fight } from '../state.ts';
import { bestDeed } from './deeds.ts';
import { layOf } from './ground.ts';
import { giveGround } from './retreat.ts';
const decline: Choice = { option: 'decline' };
const P = JSON.parse((globalThis as any).process?.env?.P ?? '{}');
const attacking = new Set(['standard-attack','quick-attack','strong-attack','special-attack','cast-spell','grapple','pin','hinder','nonlethal-attack']);
export function sensibleMoment(fight: Fight, question: Question): Choice {
  const who: Combatant = one(fight, question.for);
  if (who.ap < 4) return decline;
  const { moment, who: by, action } = question.about ?? {};
  if (moment !== 'declared' || !attacking.has(String(action))) return decline;
  const doer = one(fight, String(by));
  if (!foes(who, doer)) return decline;
  const deed = bestDeed(fight, who, [doer], who.ap);
  if (P.mg !== 0 && question.about?.target === who.id) {
    const lay = layOf(fight, who);
    const back = lay && giveGround(lay, [doer], who.ap);
    if (back && back.worth > (P.mg ?? 0.05)) return back.choice;
  }
  if (!deed || deed.ap > who.ap || deed.choice.option === 'load') return decline;
  if (deed.out < (P.out ?? 0.4) && deed.worth < (P.worth ?? 9)) return decline;
  return deed.choice;
}
