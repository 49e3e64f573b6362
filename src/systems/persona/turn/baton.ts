import type { Refusal } from '../../../kernel/port.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, present } from '../state.ts';

/** Who may be handed a One More, and what comes with it (section BAT). */

/** The rank of the Social Link that `to` is to `from`: by its id in the fight or the name on its sheet; 0 for none. */
export const linkRank = (from: Combatant, to: Combatant): number =>
  from.sheet.links[to.id] ?? from.sheet.links[to.sheet.name] ?? 0;

/** PE-BAT-4: 1 Advantage, and 1 more at rank 4, 7 and 10 each. */
export const passedAdvantages = (rank: number): number =>
  1 + [4, 7, 10].filter((least) => rank >= least).length;

/** PE-BAT-6: what has been received is used; only what one has earned oneself can be passed on. */
export function judgePassing(fight: Fight, from: Combatant): Refusal | null {
  const { bonus } = fight;
  if (bonus?.who !== from.id || bonus.used !== null) return null;
  return refuse('noAlly', 'only a One More that one has earned can be passed on', 'PE-BAT-6');
}

/** PE-BAT-1, PE-BAT-6, PE-R79: why this one cannot be the Receiver. */
export function judgeReceiver(fight: Fight, from: Combatant, to: Combatant): Refusal | null {
  const name = to.sheet.name;
  const no = (because: string, clause: string): Refusal => refuse('noAlly', because, clause, 'to');
  if (to === from || foes(from, to) || !present(to)) return no(`${name} is no ally`, 'PE-BAT-1');
  if (linkRank(from, to) < 1) return no(`${from.sheet.name} has no Social Link to ${name}`, 'PE-BAT-1');
  if (fight.bonus?.chain.includes(to.id)) return no(`${name} was part of this chain already`, 'PE-BAT-6');
  const unable = fight.rulings.batonReceiverAble ? (judgeAble(to) ?? judgeSurprised(to)) : null;
  return unable && { ...unable, clause: 'PE-BAT-1', field: 'to' };
}

/** PE-TIME-6. */
const judgeSurprised = (who: Combatant): Refusal | null =>
  who.surprised ? refuse('surprised', `${who.sheet.name} is surprised`, 'PE-TIME-6') : null;
