import type { Reaction } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { askUpcast } from '../abilities/ask-upcast.ts';
import { judgeUpcast, readUpcast, stepsOf, upcastDeed, upcastNeed } from '../abilities/upcast.ts';
import type { Ability } from '../abilities.ts';
import type { Price } from '../actions/action.ts';
import { deciderOf } from '../control.ts';
import type { Facts } from '../facts/index.ts';
import { about, happened } from '../held/watch.ts';
import { judgeAble, judgePrice, judgeReaction } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one, standing } from '../state.ts';
import { pass, payReaction, reacting, reactionOption } from './reaction.ts';
import type { Targeted } from './windows.ts';

/** WS-RND-7: Abilities that react to an attack before its roll, such as Quick Guard: they add Evasion against it. */

const clause = 'WS-RND-7';

const guards = (who: Combatant): readonly Ability[] =>
  who.sheet.abilities.filter(({ does }) => does.deed === 'guard');

const priceOf = ({ cost: { rp = 0, wp } }: Ability, upcast = 0): Price => ({ rp, wp: wp + upcast });

/** The guard Abilities that it can pay for. */
const payable = (fight: Fight, who: Combatant): readonly Ability[] =>
  guards(who).filter((ability) => judgeReaction(fight, who, priceOf(ability)) === null);

/** The option's id: `use` for its first guard Ability, `use-` and the Ability's id for others. */
const optionOf = (who: Combatant, ability: Ability): string =>
  guards(who)[0] === ability ? 'use' : `use-${ability.id}`;

function question(fight: Fight, { by, target, with: means }: Targeted, id: string): Question {
  const who = one(fight, id);
  const { upcastDeclared } = fight.rulings;
  return {
    id: 'reaction.offer',
    clause,
    for: deciderOf(fight, who),
    reaction: 'guard',
    about: { who: id, by, target, with: means },
    options: () => [
      ...payable(fight, who).map((ability) => {
        const needs = upcastNeed({ upcastDeclared }, who, ability.upcast, ability.cost.wp);
        const option = reactionOption(ability.name, clause, priceOf(ability), optionOf(who, ability));
        const { does } = ability;
        const note = does.deed === 'guard' ? { note: `+${does.evasion} Evasion against it` } : {};
        return { ...option, ...note, ...(needs.upcast ? { needs: { upcast: needs.upcast } } : {}) };
      }),
      pass(clause),
    ],
    read(choice) {
      if (choice.option === 'decline') return { option: 'decline' };
      const ability = payable(fight, who).find((each) => optionOf(who, each) === choice.option);
      const upcast = readUpcast(choice.upcast);
      if (!ability || upcast === null) {
        return refuse('noSuchThing', 'the answer is use or decline', clause, 'option');
      }
      const beyond = judgeUpcast(who, ability, upcast) ?? judgePrice(fight, who, priceOf(ability, upcast));
      if (beyond) return beyond;
      return { option: choice.option, with: ability.id, ...(upcast > 0 ? { upcast } : {}) };
    },
  };
}

export const guard: Reaction<Fight, Facts> = {
  id: 'guard',
  window: 'targeted',
  label: 'Guard oneself against an attack',
  clause,
  // Only the target, and only where Evasion counts (WS-ATK-2).
  who(fight, context) {
    const { target } = context as Targeted;
    return reacting(
      fight,
      (who) => priceOf(payable(fight, who)[0] ?? noGuard),
      (who) => who.id === target && !isObject(who) && payable(fight, who).length > 0,
    );
  },
  question: (fight, context, who) => question(fight, context as Targeted, who),
  perform(table, context, id, choice: Choice) {
    const event = context as Targeted;
    const who = one(table.fight, id);
    const ability = guards(who).find((each) => each.id === choice.with);
    const said = readUpcast(choice.upcast);
    if (!ability || said === null || isRefusal(choice)) return;
    const upcast = said + askUpcast(table, who, ability);
    payReaction(table, id, ability.id, priceOf(ability, upcast), { target: event.by, with: ability.id });
    // WS-INI-11: a held action may be triggered by it and put its user Down before it takes effect (WS-R25).
    about(table, { event: 'ability', who: id });
    if (judgeAble(one(table.fight, id)) !== null) return;
    const does = upcastDeed(ability, stepsOf(ability.upcast, upcast));
    if (does.deed === 'guard') event.evasion += does.evasion;
    happened(table, { event: 'ability', who: id });
  },
  goesOn: (fight, context) => {
    const { by, target } = context as Targeted;
    return standing(one(fight, by)) && one(fight, target).out !== 'gone';
  },
};

const noGuard = { cost: { rp: 0, wp: 0 } } as Ability;
