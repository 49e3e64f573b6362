import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { entryAp } from '../combat/forms.ts';
import { judgeMeans, judgeTarget } from '../combat/judge-means.ts';
import { findMeans, isForGrapples, meansOf } from '../combat/means.ts';
import { attackRoll } from '../combat/roll.ts';
import type { Means } from '../combat/types.ts';
import { fizzles } from '../fizzles.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/** Grapple (SL-GRP-5, SL-GRP-6): a melee attack with a weapon of reach 0. On a hit both grapple, without damage. */

const clause = 'SL-GRP-5';

const usable = (fight: Fight, who: Combatant): readonly Means[] =>
  meansOf(fight, who).filter((means) => isForGrapples(means) && judgeMeans(fight, who, means) === null);

/** SL-GRP-5, SL-GRP-6: why the target cannot be grappled. */
function judgeHold(fight: Fight, who: Combatant, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (who.grappling.includes(target.id)) {
    return refuse('grappling', `${who.sheet.name} grapples ${name} already`, clause, 'target');
  }
  if (!adjacent(fight, who, target)) {
    return refuse('outOfReach', `${name} is not beside ${who.sheet.name}`, clause, 'target');
  }
  if (Math.abs(who.sheet.size - target.sheet.size) >= 5) {
    const because = `${name} and ${who.sheet.name} are too different in size`;
    return refuse('tooDifferentInSize', because, 'SL-GRP-6', 'target');
  }
  if (target.sheet.traits.formless === true || who.sheet.traits.formless === true) {
    return refuse('formless', 'there is nothing to hold on to', 'SL-GRP-6', 'target');
  }
  return null;
}

/** Whoever is aimed at may have become a friend since. */
const judgeFoe = (who: Combatant, target: Combatant): Refusal | null =>
  foes(who, target)
    ? null
    : refuse('noSuchThing', `${target.sheet.name} is no enemy of ${who.sheet.name}`, 'SL-ATK-1', 'target');

const judgeAt = (fight: Fight, who: Combatant, means: Means, target: Combatant): Refusal | null =>
  judgeHold(fight, who, target) ?? judgeTarget(fight, who, means, target);

function judge(fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const [first] = usable(fight, who);
  if (!first) return refuse('notInHand', `${who.sheet.name} has nothing to grapple with`, clause);
  const any = fight.listing.some(
    (id) => id !== who.id && judgeAt(fight, who, first, one(fight, id)) === null,
  );
  return any ? null : refuse('outOfReach', 'there is nobody near to grapple', clause);
}

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeAble(fight, who);
  if (refused) return refused;
  const means = choice.with === undefined ? usable(fight, who)[0] : findMeans(fight, who, choice.with);
  if (!means) return refuse('noSuchThing', `${who.sheet.name} has no such weapon`, clause, 'with');
  if (!isForGrapples(means)) {
    return refuse('outOfReach', `${means.label} is too long to grapple with`, clause, 'with');
  }
  const target = readWho(fight, choice.target, 'target', clause);
  if (!isCombatant(target)) return target;
  return (
    judgeMeans(fight, who, means) ??
    judgeAt(fight, who, means, target) ?? { option: 'grapple', target: target.id, with: means.id }
  );
}

export const grapple: Action = {
  id: 'grapple',
  clause,
  kind: 'action',
  goesOn: true,
  outOfTurn: true,
  chargeable: true,
  priced: 'with',
  offer: (fight, who) => ({
    id: 'grapple',
    label: 'Grapple',
    clause,
    group: 'primary',
    cost: { ap: entryAp(fight, who, 'grapple', usable(fight, who)[0] ?? null) },
    ...greyed(judge(fight, who)),
  }),
  needs(fight, who) {
    const all = usable(fight, who);
    const [first] = all;
    const picks: PickValue[] = [];
    for (const id of first ? fight.listing : []) {
      const target = one(fight, id);
      if (!first || !present(target) || target.side === who.side) continue;
      picks.push({ id, label: target.sheet.name, ...greyed(judgeAt(fight, who, first, target)) });
    }
    return {
      target: { kind: 'one', label: 'Whom', oneOf: picks },
      with: {
        kind: 'one',
        label: 'With',
        oneOf: all.map(({ id, label }) => ({ id, label })),
        ...(first ? { default: first.id } : {}),
      },
    };
  },
  read,
  price: (fight, who, choice) => ({ ap: entryAp(fight, who, 'grapple', findMeans(fight, who, choice.with)) }),
  perform(table, id, choice) {
    const means = findMeans(table.fight, one(table.fight, id), choice.with);
    if (!means) return;
    const target = String(choice.target);
    const hit = attackRoll(table, {
      who: id,
      form: 'grapple',
      means,
      target,
      terms: [],
      moreDamage: [],
      cover: null,
    });
    if (hit === null) return;
    // SL-GRP-8: an interposed target counts as standing in the other's space for the roll, but to be grappled it must
    // be adjacent where it really stands.
    const [who, held] = [one(table.fight, id), one(table.fight, hit)];
    const refused = (hit === target ? judgeFoe(who, held) : null) ?? judgeHold(table.fight, who, held);
    if (refused) fizzles(table, id, refused);
    else table.tell({ fact: 'grapple', who: id, with: hit });
  },
};
