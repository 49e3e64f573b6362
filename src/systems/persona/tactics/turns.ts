import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Choice } from '../../../kernel/port.ts';
import { judgeFocus } from '../actions/attack-action.ts';
import { getsTo, isOpen, judgeFiring, judgeMeans } from '../combat/judge-means.ts';
import { meansOf } from '../combat/means.ts';
import type { FormOfAttack } from '../combat/offer.ts';
import { enemiesOf, judgePair, meansFor, standardAttack } from '../combat/offer.ts';
import type { Support } from '../combat/support.ts';
import { judgeHelped, judgeSupport, supportItems, supportPowers } from '../combat/support.ts';
import type { Means } from '../combat/types.ts';
import { judgeAction, judgeMove } from '../judge.ts';
import { metresBetween, touches } from '../space.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { conscious, foes, isBroken, livingPersona, one, present } from '../state.ts';
import { changeAltitude } from './altitude.ts';
import { comeNearer } from './nearer.ts';
import { promise } from './weigh.ts';

/** The two forms that a tactic uses: an Attack, and a Focused one instead of a Move. */
const standardKind: FormOfAttack = { form: 'standard', clause: 'PE-ACT-2', fits: () => true, focused: false };
const focusedKind: FormOfAttack = { form: 'focused', clause: 'PE-ACT-8', fits: () => true, focused: true };

/** What a sensible fighter does with a turn: get up, mend who is nearly done, strike where it promises most, come nearer. */

export const endTurn: Choice = { option: 'end-turn' };

/** Enemies on their feet whom this one can make out. */
export const standingEnemies = (fight: Fight, who: Combatant): readonly Combatant[] =>
  enemiesOf(fight, who).filter(conscious);

/** Something to try; what is dear to find is only looked for when nothing before it can be done. */
export type Wish = Choice | (() => Choice | null);

/**
 * Everything that could be worth trying, best first: the menu refuses what is not legal. `others` gets the attacks that
 * were weighed.
 */
export function sensibleTurn(fight: Fight, who: Combatant, others: Weighed[] | null = null): readonly Wish[] {
  const free = judgeAction(fight, who) === null;
  const moves = judgeMove(fight, who) === null;
  const wishes: Wish[] = [];
  if (who.prone && moves && who.move === null) wishes.push({ option: 'rise' });
  // Without an Action nobody comes nearer.
  if (!free) return wishes;
  const against = standingEnemies(fight, who);
  wishes.push(
    () => mendSomebody(fight, who),
    () => freshPersona(who),
  );
  const best = bestAttack(fight, who, against, others);
  if (best && best.worth > 0.25) wishes.push(best.choice);
  if (!best) wishes.push(() => reload(fight, who));
  if (moves && against.length > 0) {
    if (!best) wishes.push(() => changeAltitude(fight, who, against));
    wishes.push(() => comeNearer(fight, who, against, 'basic'));
    if (!best) wishes.push(() => comeNearer(fight, who, against, 'run'));
  }
  if (best) wishes.push(best.choice);
  if (who.ailments.some(({ id }) => id === 'burning')) wishes.push({ option: 'put-out' });
  wishes.push({ option: 'pull-together' }, () =>
    against.some((foe) => touches(fight, who, foe)) ? { option: 'defend' } : null,
  );
  return wishes;
}

/** The attack that promises most from where this one stands; `null` when nobody can be hit with anything. */
export function bestAttack(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  others: Weighed[] | null = null,
): Weighed | null {
  let best: Weighed | null = null;
  const still =
    who.move === null && !who.moveOver && against.some((foe) => metresBetween(fight, who, foe) <= 1);
  const focuses = judgeFocus(who) === null && (still || farFighter(fight, who));
  const forms: readonly FormOfAttack[] = focuses ? [focusedKind, standardKind] : [standardKind];
  const ready = readyFor(fight, who, against);
  for (const form of forms) {
    for (const { means, reached } of ready) {
      if (judgeFiring(means, form.focused) !== null) continue;
      // Of an attack on one target alone an Advantage makes no worse one.
      if (focuses && !form.focused && means.area === null && others === null) continue;
      for (const foe of reached) {
        const good = worth(fight, who, form, means, foe);
        if (good <= 0 || (others === null && good <= (best?.worth ?? 0))) continue;
        const option = form.form === 'focused' ? 'focused' : 'attack';
        const weighed = { choice: { option, with: means.id, target: foe.id }, worth: good };
        others?.push(weighed);
        if (good > (best?.worth ?? 0)) best = weighed;
      }
    }
  }
  return best;
}

/** Means that can be used, and whom they get to. */
interface Ready {
  readonly means: Means;
  readonly reached: readonly Combatant[];
}

/** All that could be used in an Attack, if it is fired in that form at all: the same for every form. */
function readyFor(fight: Fight, who: Combatant, enemies: readonly Combatant[]): readonly Ready[] {
  const open = enemies.filter((foe) => isOpen(fight, who, foe));
  if (open.length === 0) return [];
  const ready: Ready[] = [];
  for (const means of meansOf(fight, who)) {
    const reached = open.filter((foe) => getsTo(fight, who, means, foe));
    if (reached.length > 0 && judgeMeans(fight, who, means, true) === null) ready.push({ means, reached });
  }
  return ready;
}

/** What an attack is worth: on enemies in its area less on friends, less what it costs. */
function worth(fight: Fight, who: Combatant, form: FormOfAttack, means: Means, foe: Combatant): number {
  const attack = standardAttack(fight, who, means, foe, { form: form.form });
  let good = 0;
  for (const id of attack.targets) {
    const target = one(fight, id);
    if (!conscious(target)) continue;
    const each = promise(fight, attack, target);
    good += foes(who, target) ? each : -1.5 * Math.max(0, each);
  }
  const points = means.power?.cost.points ?? 0;
  return good - 0.02 * points;
}

/** Whoever has something to shoot or cast does not walk into melee. */
const farFighter = (fight: Fight, who: Combatant): boolean =>
  meansOf(fight, who).some(({ metres, power }) => metres > 5 && power?.does.deed !== 'inflict');

/** Heals an ally within reach who has lost most of what keeps it up, with a Power or something from the bag. */
function mendSomebody(fight: Fight, who: Combatant): Choice | null {
  const needy: Combatant[] = [];
  for (const id of fight.listing) {
    const ally = one(fight, id);
    if (!foes(who, ally) && isNeedy(ally)) needy.push(ally);
  }
  if (needy.length === 0) return null;
  for (const support of [...supportPowers(who), ...supportItems(who)]) {
    if (support.gives.help !== 'mend' || judgeSupport(fight, who, support) !== null) continue;
    for (const ally of needy) {
      if (judgeHelped(fight, who, support, ally) === null) return helpWith(support, ally);
    }
  }
  return null;
}

/** Whether most of what keeps it up is lost. */
const isNeedy = (ally: Combatant): boolean =>
  present(ally) && ally.light <= 1 && (livingPersona(ally)?.left ?? 0) <= 1;

/** A Power or something from the bag, used on somebody. */
export const helpWith = ({ id, power }: Support, { id: target }: Combatant): Choice =>
  power ? { option: 'power', with: id, target } : { option: 'consumable', item: id, target };

/** PE-PER-4: another living Persona in place of a broken one. */
function freshPersona(who: Combatant): Choice | null {
  if (who.personas.length === 0 || livingPersona(who) !== null) return null;
  const other = who.personas.find((persona) => !isBroken(persona));
  return other ? { option: 'swap-persona', persona: other.sheet.id } : null;
}

/** A weapon in hand that must be loaded before it can be used again. */
export const emptyWeapon = (fight: Fight, { hands }: Combatant): Item | null =>
  [hands.right, hands.left].find(
    (item) =>
      item?.thing.kind === 'weapon' &&
      (item.thing.weapon.clip === undefined ? fight.jammed.includes(item.id) : fight.loaded[item.id] === 0),
  ) ?? null;

function reload(fight: Fight, who: Combatant): Choice | null {
  const empty = emptyWeapon(fight, who);
  return empty ? { option: 'reload', weapon: empty.id } : null;
}

/** Walks to the nearest enemy and hits: what every better tactic is measured against. */
export function walkAndHit(fight: Fight, who: Combatant): readonly Wish[] {
  const against = standingEnemies(fight, who);
  const wishes: Wish[] = [];
  if (who.prone) wishes.push({ option: 'rise' });
  const [nearest] = [...against].sort((a, b) => metresBetween(fight, who, a) - metresBetween(fight, who, b));
  const means =
    nearest &&
    judgeAction(fight, who) === null &&
    meansFor(fight, who, standardKind).find(
      (each) => each.power === null && judgePair(fight, who, standardKind, each, nearest) === null,
    );
  if (means) wishes.push({ option: 'attack', with: means.id, target: nearest.id });
  if (judgeMove(fight, who) === null) {
    if (!means) wishes.push(() => changeAltitude(fight, who, against));
    wishes.push(() => comeNearer(fight, who, against, 'basic'));
  }
  return wishes;
}
