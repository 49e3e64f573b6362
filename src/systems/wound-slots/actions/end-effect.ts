import { endEffect } from '../body/effects.ts';
import { costs } from '../costs.ts';
import { judgeAble } from '../judge.ts';
import { nameOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Effect, Fight } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

const clause = 'SL-MSC-1';

const owned = (fight: Fight, who: Combatant): readonly Effect[] =>
  fight.effects.filter(({ by }) => by === who.id);

/** SL-MSC-1, SL-STA-9: ends one effect of one's own magic; its invested mana returns. */
export const endMagic: Action = {
  id: 'end-effect',
  clause,
  kind: 'action',
  outOfTurn: true,
  chargeable: true,
  offer: (fight, who) =>
    owned(fight, who).length === 0
      ? null
      : {
          id: 'end-effect',
          label: 'End a magical effect',
          clause,
          group: 'primary',
          cost: { ap: costs['end-effect'].ap },
          ...greyed(judgeAble(fight, who)),
        },
  needs: (fight, who) => ({
    effect: {
      kind: 'one',
      label: 'Which',
      oneOf: owned(fight, who).map(({ id, spell, on }) => ({
        id,
        label: `${spell} on ${nameOf(fight, on)}`,
      })),
    },
  }),
  read(fight, who, choice) {
    const refused = judgeAble(fight, who);
    if (refused) return refused;
    const all = owned(fight, who);
    const [only, ...others] = all;
    const found =
      choice.effect === undefined && others.length === 0 ? only : all.find(({ id }) => id === choice.effect);
    if (!found) return refuse('noSuchThing', 'it must be said which effect ends', clause, 'effect');
    return { option: 'end-effect', effect: found.id };
  },
  price: () => costs['end-effect'],
  perform(table, id, choice) {
    const effect = table.fight.effects.find((each) => each.id === choice.effect && each.by === id);
    if (effect) endEffect(table, effect, 'ended');
  },
};
