import type { Refusal } from '../../../kernel/port.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, present, suffers } from '../state.ts';

/** Who may receive a One More, and with what Advantages (section BAT). */

/** The rank of the Social Link of `from` to `to`, listed by id or name; 0 for none. */
export const linkRank = (from: Combatant, to: Combatant): number =>
  from.sheet.links[to.id] ?? from.sheet.links[to.sheet.name] ?? 0;

/** PE-BAT-4: 1 Advantage, plus 1 at each of the ranks 4, 7 and 10. */
export const passedAdvantages = (rank: number): number =>
  1 + [4, 7, 10].filter((least) => rank >= least).length;

/**
 * PE-BAT-6, PE-AIL-18: refuses to pass on a One More that was received, as only an earned one can be passed on, and any
 * by the Enraged, who do nothing but strike.
 */
export function judgePassing(fight: Fight, from: Combatant): Refusal | null {
  if (suffers(from, 'enraged')) {
    return refuse('ailment', `${from.sheet.name} is Enraged and does nothing but strike`, 'PE-AIL-18');
  }
  const { bonus } = fight;
  if (bonus?.who !== from.id || bonus.used !== null) return null;
  return refuse('noAlly', 'only a One More that one has earned can be passed on', 'PE-BAT-6');
}

/** PE-BAT-1, PE-BAT-6, PE-R79: why this combatant cannot be the Receiver; `null` if it can. */
export function judgeReceiver(fight: Fight, from: Combatant, to: Combatant): Refusal | null {
  const name = to.sheet.name;
  const no = (because: string, clause: string): Refusal => refuse('noAlly', because, clause, 'to');
  if (to === from || foes(from, to) || !present(to)) return no(`${name} is no ally`, 'PE-BAT-1');
  if (linkRank(from, to) < 1) return no(`${from.sheet.name} has no Social Link to ${name}`, 'PE-BAT-1');
  if (fight.bonus?.chain.includes(to.id)) return no(`${name} was part of this chain already`, 'PE-BAT-6');
  const unable = fight.rulings.batonReceiverAble ? (judgeAble(to) ?? judgeSurprised(to)) : null;
  return unable && { ...unable, clause: 'PE-BAT-1', field: 'to' };
}

/** PE-TIME-6: a surprised combatant cannot receive. */
const judgeSurprised = (who: Combatant): Refusal | null =>
  who.surprised ? refuse('surprised', `${who.sheet.name} is surprised`, 'PE-TIME-6') : null;
