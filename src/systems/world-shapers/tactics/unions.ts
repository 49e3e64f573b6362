import type { Choice, Question } from '../../../kernel/port.ts';
import { initiativeOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { pace, presentInitiative, slotOf } from '../turn/order.ts';
import type { Slot } from '../turn/slot.ts';
import { danger } from './danger.ts';
import { standingFoes } from './people.ts';

/** Unions (WS-INI-14, WS-INI-16): the fast take slower friends along if that gets somebody ahead of a foe. */

const alone: Choice = { option: 'decline' };

const speed = (fight: Fight, who: Combatant): number => initiativeOf(fight, who).value;

/** WS-INI-18: a member that must act last would delay the whole union. */
const holdsBack = ({ sheet, surprised }: Combatant): boolean => surprised || sheet.traits.actsLast === true;

/** The slot that these would share; for one, its own. */
const slotFor = (fight: Fight, members: readonly Combatant[]): Slot =>
  slotOf(
    fight,
    members.map(({ id }) => id),
    presentInitiative(fight),
  );

/** The value of acting in a slot: by the number of foes that act after it. */
function worthIn(fight: Fight, who: Combatant, slot: Slot): number {
  const behind = standingFoes(fight, who).filter((foe) => pace(slot, slotFor(fight, [foe])) < 0);
  return behind.length * danger(fight, who);
}

/** The gain of a union over acting alone; negative if somebody loses its first place (WS-INI-17). */
function gainOf(fight: Fight, members: readonly Combatant[]): number {
  const together = slotFor(fight, members);
  return members.reduce(
    (sum, who) => sum + worthIn(fight, who, together) - worthIn(fight, who, slotFor(fight, [who])),
    0,
  );
}

const openTo = (fight: Fight, question: Question): readonly Combatant[] => {
  const need = question.options().find(({ id }) => id === 'propose')?.needs?.with;
  if (need?.kind !== 'some') return [];
  return need.oneOf.flatMap(({ id }) => fight.combatants[id] ?? []);
};

/** The rounds in which acting first matters. */
const beginning = 2;

/** Proposes a union with slower friends, each as long as it improves the gain. */
export function sensibleProposal(fight: Fight, question: Question): Choice {
  const who = fight.combatants[String(question.about?.who)];
  if (!who || fight.round > beginning || holdsBack(who)) return alone;
  const own = speed(fight, who);
  let members: readonly Combatant[] = [who];
  let gain = 0;
  for (const friend of openTo(fight, question)) {
    if (holdsBack(friend) || speed(fight, friend) > own) continue;
    const more = [...members, friend];
    const then = gainOf(fight, more);
    if (then <= gain) continue;
    members = more;
    gain = then;
  }
  const [, ...others] = members;
  return others.length > 0 ? { option: 'propose', with: others.map(({ id }) => id) } : alone;
}

/** Joins if it acts no later than alone. */
export function sensibleConsent(fight: Fight, question: Question): Choice {
  const who = fight.combatants[String(question.about?.who)];
  const by = fight.combatants[String(question.about?.by)];
  const joins = who && by && pace(slotFor(fight, [by, who]), slotFor(fight, [who])) <= 0;
  return { option: joins ? 'join' : 'decline' };
}
