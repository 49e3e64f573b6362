import type { Choice, Question } from '../../../kernel/port.ts';
import { initiativeOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { pace, presentInitiative, slotOf } from '../turn/order.ts';
import type { Slot } from '../turn/slot.ts';
import { danger } from './danger.ts';
import { standingFoes } from './people.ts';

/** Unions (WS-INI-14, WS-INI-16): the quick take the slow along where that gets somebody ahead of a foe. */

const alone: Choice = { option: 'decline' };

const speed = (fight: Fight, who: Combatant): number => initiativeOf(fight, who).value;

/** WS-INI-18: one who must act last would hold all of them back. */
const holdsBack = ({ sheet, surprised }: Combatant): boolean => surprised || sheet.traits.actsLast === true;

/** The slot that these would have together; of one: its own. */
const slotFor = (fight: Fight, members: readonly Combatant[]): Slot =>
  slotOf(
    fight,
    members.map(({ id }) => id),
    presentInitiative(fight),
  );

/** What it is worth to somebody to act in such a slot: the foes that come after it. */
function worthIn(fight: Fight, who: Combatant, slot: Slot): number {
  const behind = standingFoes(fight, who).filter((foe) => pace(slot, slotFor(fight, [foe])) < 0);
  return behind.length * danger(fight, who);
}

/** What such a union brings more than if each of them acted alone; less where it costs one its first place (WS-INI-17). */
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

/** Rounds after which who acts first is no more than whose turn it is. */
const beginning = 2;

/** With the slower ones, one after the other, as long as each of them makes it better. */
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

/** With whoever lets it act no later than it would alone. */
export function sensibleConsent(fight: Fight, question: Question): Choice {
  const who = fight.combatants[String(question.about?.who)];
  const by = fight.combatants[String(question.about?.by)];
  const joins = who && by && pace(slotFor(fight, [by, who]), slotFor(fight, [who])) <= 0;
  return { option: joins ? 'join' : 'decline' };
}
