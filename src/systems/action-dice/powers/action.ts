import { memoizedByObject, memoizedByString } from '../../../engine/memoize.ts';
import type { Option } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, LongForm, Price } from '../actions/action.ts';
import { costOf, greyed } from '../actions/action.ts';
import { powerOf as inPack } from '../pack/armory.ts';
import type { Power } from '../powers.ts';
import { refuse } from '../refusal.ts';
import type { Combatant } from '../state.ts';
import { blastUse } from './blast.ts';
import { boltUse } from './bolt.ts';
import { gripUse } from './grip.ts';
import { healUse } from './heal.ts';
import { strikeUse } from './strike.ts';
import type { Use } from './use.ts';
import { clause } from './use.ts';

/** Use Ability (AD-ACT-13): each technique and spell of a combatant is an action of its own. */

const mark = 'power-';

export const optionOf = memoizedByObject(({ id }: Pick<Power, 'id'>): string => `${mark}${id}`);

/** How a power is used; `null` for Talents, which always work, and special reactions (AD-REA-12). */
export const meantBy = memoizedByObject(useOf);

function useOf(power: Power): Use | null {
  const { does } = power;
  switch (does.deed) {
    case 'strike':
      return strikeUse(power, does);
    case 'bolt':
      return boltUse(power, does);
    case 'blast':
      return blastUse(power, does);
    case 'grip':
      return gripUse(power, does);
    case 'heal':
      return healUse(power, does);
    case 'defend':
    case 'gifts':
      return null;
  }
}

const priceOf = ({ actions, vigor, mana }: Power): Price => ({ actions, vigor, mana });

function headOf(power: Power, note: string): Option {
  return {
    id: optionOf(power),
    label: power.name,
    named: true,
    clause,
    group: 'primary',
    cost: costOf(priceOf(power)),
    ...(note === '' ? {} : { note }),
  };
}

/** The combatant's power behind an option, if it has it. */
const powerOf = (who: Combatant, option: string): Power | undefined =>
  who.sheet.powers.find((power) => optionOf(power) === option);

const missing = (who: Combatant) =>
  refuse('noSuchThing', `${who.sheet.name} knows nothing of that kind`, clause, 'option');

/** A name for labels that are needed before the owner is known. */
const nameOf = (id: string): string => inPack(id)?.name ?? id.replaceAll('-', ' ');

/** How a power that takes several actions is begun, without naming targets (AD-ENC-5). */
const longForm = (option: string): LongForm => ({
  label: nameOf(option.slice(mark.length)),
  offer(_fight, who) {
    const power = powerOf(who, option);
    return power && meantBy(power) ? headOf(power, 'goes on in the next turn, aimed then') : null;
  },
  read: () => ({ option }),
});

/** The action with an option's id; `null` if it is not that of a power. */
export const powerAction = (option: string): Action | null => (option.startsWith(mark) ? made(option) : null);

const made = memoizedByString(powerActionOf);

function powerActionOf(option: string): Action {
  const owned = (who: Combatant): Use | null => {
    const power = powerOf(who, option);
    return power ? meantBy(power) : null;
  };
  return {
    id: option,
    clause,
    kind: 'deed',
    long: longForm(option),
    mental: (_fight, who) => powerOf(who, option)?.mental === true,
    matters: (fight, who) => owned(who)?.matters?.(fight, who) ?? true,
    goesOn: (who) => owned(who)?.goesOn === true,
    chance: (who) => powerOf(who, option)?.chance === true,
    judge: (fight, who) => owned(who)?.judge(fight, who),
    offer(fight, who) {
      const power = powerOf(who, option);
      const found = owned(who);
      if (!power || !found) return null;
      return { ...headOf(power, found.note()), ...greyed(found.judge(fight, who)) };
    },
    needs: (fight, who) => owned(who)?.needs(fight, who) ?? {},
    read(fight, who, choice) {
      const found = owned(who);
      if (!found) return missing(who);
      const stopped = found.judge(fight, who);
      if (stopped) return stopped;
      const full = found.read(fight, who, choice);
      return isRefusal(full) ? full : { option, ...full };
    },
    price(fight, who, choice) {
      const power = powerOf(who, option);
      if (!power) return {};
      const more = owned(who)?.more?.(fight, choice) ?? {};
      const { actions = 0, vigor = 0, mana = 0 } = priceOf(power);
      return { actions, vigor: vigor + (more.vigor ?? 0), mana: mana + (more.mana ?? 0) };
    },
    perform(table, id, choice, occasion) {
      const who: Combatant | undefined = table.fight.combatants[id];
      if (who) owned(who)?.perform(table, id, choice, occasion);
    },
  };
}

/** The actions of all powers of a combatant. */
export const powerActions = (who: Combatant): readonly Action[] =>
  who.sheet.powers.flatMap((power) => (meantBy(power) ? (powerAction(optionOf(power)) ?? []) : []));
