import { findItem, isCombatant } from '../../../engine/fields.ts';
import type { PickValue } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { consume } from '../combat/help.ts';
import { belongings, judgeAction, judgeAssisting, othersHere } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { touches } from '../space.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { one, present } from '../state.ts';
import { testNumbers } from '../test/numbers.ts';
import { term } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { makeTest } from '../test/test.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import type { Aim } from './aim.ts';
import { aimNeed, judgeAim, readAim } from './aim.ts';
import { takeAction } from './take.ts';

/** PE-BLD-5: a Medical test ends Blood Loss of oneself or an adjacent combatant. */

const clause = 'PE-BLD-5';
const nothing = 'nothing';

const aim: Aim = {
  clause,
  candidates: (fight, who) => [who, ...othersHere(fight, who.id)].filter(({ bleeding }) => bleeding),
  judge(fight, who, target) {
    if (!present(target)) return refuse('noSuchThing', `${target.sheet.name} is beyond help`, clause);
    if (!target.bleeding) return refuse('noSuchThing', `${target.sheet.name} does not bleed`, clause);
    const dizzy = judgeAssisting(who, target);
    if (dizzy) return dizzy;
    if (target === who || touches(fight, who, target)) return null;
    return refuse('outOfReach', `${target.sheet.name} is not beside ${who.sheet.name}`, clause);
  },
  nobody: () => refuse('noSuchThing', 'nobody bleeds', clause),
};

const advantagesOf = ({ thing }: Item): number =>
  thing.kind === 'consumable' && thing.consumable.does.effect === 'staunch'
    ? thing.consumable.does.advantages
    : 0;

/** The bandages that the combatant carries. */
const bandages = (who: Combatant): readonly Item[] =>
  belongings(who).filter((item) => advantagesOf(item) > 0);

function specOf(who: Combatant, item: Item | null): TestSpec {
  const edge: readonly Term[] = item ? [term(advantagesOf(item), item.name, clause)] : [];
  return { who: who.id, tested: { skill: 'medical' }, kind: 'other', clause, purpose: 'staunch', edge };
}

const targetNote = (fight: Fight, who: Combatant, item: Item | null): string =>
  `target ${testNumbers(fight, specOf(who, item)).target.value}`;

export const staunch: Action = {
  id: 'staunch',
  offer(fight, who) {
    if (aim.candidates(fight, who).length === 0) return null;
    return {
      id: 'staunch',
      label: 'Staunch',
      clause,
      group: 'primary',
      cost: { action: 1 },
      ...greyed(judgeAction(fight, who) ?? judgeAim(fight, who, aim)),
    };
  },
  needs(fight, who) {
    const picks = bandages(who).map(
      (item): PickValue => ({ id: item.id, label: item.name, note: targetNote(fight, who, item) }),
    );
    const target = aimNeed(fight, who, aim);
    if (picks.length === 0) return { target };
    const bare = { id: nothing, label: 'bare hands', note: targetNote(fight, who, null) };
    return { target, item: { kind: 'one', label: 'With', oneOf: [bare, ...picks], default: nothing } };
  },
  read(fight, who, choice) {
    const refused = judgeAction(fight, who);
    if (refused) return refused;
    const target = readAim(fight, who, aim, choice.target);
    if (!isCombatant(target)) return target;
    if (choice.item === undefined || choice.item === nothing) {
      return { option: 'staunch', target: target.id, item: nothing };
    }
    const item = findItem(bandages(who), choice.item);
    if (item) return { option: 'staunch', target: target.id, item: item.id };
    return refuse('notInHand', `${who.sheet.name} has no such bandage`, clause, 'item');
  },
  perform(table, who, choice) {
    const target = choice.target as string;
    if (!takeAction(table, who, 'staunch', { target })) return;
    const item = findItem(bandages(one(table.fight, who)), choice.item);
    if (item) consume(table, who, item);
    const { passed } = makeTest(table, specOf(one(table.fight, who), item));
    if (passed) table.tell({ fact: 'bleeding', who: target, on: false, clause });
  },
};
