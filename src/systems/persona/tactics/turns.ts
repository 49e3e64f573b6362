import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Wish } from '../../../engine/wishes.ts';
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
import { pathField } from '../movement/way.ts';
import { metresBetween } from '../space.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { conscious, foes, isBroken, livingPersona, one, suffers } from '../state.ts';
import { changeAltitude } from './altitude.ts';
import { arm, isSpent } from './arms.ts';
import { comeNearer, wayBeside } from './nearer.ts';
import { promise } from './weigh.ts';

/** The two attack forms that the tactics use: Standard, and Focused instead of a Move. */
const standardKind: FormOfAttack = { form: 'standard', clause: 'PE-ACT-2', fits: () => true, focused: false };
const focusedKind: FormOfAttack = { form: 'focused', clause: 'PE-ACT-8', fits: () => true, focused: true };

/**
 * The turn of the sensible tactic: get up, heal allies that are nearly down, make the most promising attack, charge,
 * come nearer.
 */

export const endTurn: Choice = { option: 'end-turn' };

/** The conscious enemies that are not hidden from the combatant. */
export const standingEnemies = (fight: Fight, who: Combatant): readonly Combatant[] =>
  enemiesOf(fight, who).filter(conscious);

/**
 * Everything worth trying in a turn, best first; the menu refuses what is not legal. The weighed attacks are added to
 * `others`.
 */
export function sensibleTurn(fight: Fight, who: Combatant, others: Weighed[] | null = null): readonly Wish[] {
  const free = judgeAction(fight, who) === null;
  const moves = judgeMove(fight, who) === null;
  const wishes: Wish[] = [];
  if (who.prone && moves && who.move === null) wishes.push({ option: 'rise' });
  const against = standingEnemies(fight, who);
  if (!free) {
    // PE-AIL-17: the Despaired have this Action and no other.
    wishes.push({ option: 'pull-together' });
    // PE-AIL-8: a Move that is left whole is good for that.
    if (moves && who.move === null && burns(who)) wishes.push({ option: 'put-out', spend: 'move' });
    // Without an Action there is no point in coming nearer, except for who spends every one on its blood (PE-BLD-2).
    if (moves && who.bleeding && !bestAttack(fight, who, against))
      wishes.push(() => comeNearer(fight, who, against, 'run'));
    return wishes;
  }
  wishes.push(
    () => mendSomebody(fight, who),
    () => freshPersona(who),
    () => arm(fight, who, against),
  );
  const best = bestAttack(fight, who, against, others);
  if (best && best.worth > 0.25) wishes.push(best.choice);
  if (!best) wishes.push(() => reload(fight, who));
  if (moves && against.length > 0) {
    if (!best) wishes.push(() => changeAltitude(fight, who, against));
    wishes.push(() => chargeAtNearest(fight, who, against, best?.worth));
    if (!best) wishes.push(() => runToNearest(fight, who, against));
    wishes.push(() => comeNearer(fight, who, against, 'basic'));
    if (!best) wishes.push(() => comeNearer(fight, who, against, 'run'));
  }
  if (best) wishes.push(best.choice);
  if (burns(who)) wishes.push({ option: 'put-out' });
  wishes.push({ option: 'pull-together' });
  if (against.length > 0) wishes.push({ option: 'defend' });
  return wishes;
}

const burns = (who: Combatant): boolean => suffers(who, 'burning');

/**
 * PE-ACT-5: a Charge at the nearest enemy, with the best weapon for it, if the Basic Move leads there and it promises
 * more than `least`.
 */
function chargeAtNearest(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  least = 0,
): Choice | null {
  const way = wayBeside(fight, who, against, 'basic');
  if (!way) return null;
  let best: Means | null = null;
  let most = least;
  for (const means of meansOf(fight, who)) {
    if (means.manner !== 'melee' || forgets(who, means) || judgeMeans(fight, who, means) !== null) continue;
    // The Advantage of a Charge is that of a Focused Attack.
    const good = worth(fight, who, focusedKind, means, way.foe);
    if (good > most) [best, most] = [means, good];
  }
  return best && { option: 'charge', with: best.id, target: way.foe.id, path: pathField(way.path) };
}

/** PE-MOVE-4: a Run to the nearest enemy where a Basic Move does not lead there: the Action is left for a blow. */
function runToNearest(fight: Fight, who: Combatant, against: readonly Combatant[]): Choice | null {
  if (wayBeside(fight, who, against, 'basic')) return null;
  const way = wayBeside(fight, who, against, 'run');
  return way && { option: 'run', path: pathField(way.path) };
}

/** The most promising attack from the combatant's place; `null` when no enemy can be attacked. */
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
      // For an attack on a single target, the Advantage of a Focused Attack cannot make it worse.
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

/** Usable means and the enemies they reach. */
interface Ready {
  readonly means: Means;
  readonly reached: readonly Combatant[];
}

/** The means that are usable in some form, with the enemies they reach. Focus-only is judged per form. */
function readyFor(fight: Fight, who: Combatant, enemies: readonly Combatant[]): readonly Ready[] {
  const open = enemies.filter((foe) => isOpen(fight, who, foe));
  if (open.length === 0) return [];
  const ready: Ready[] = [];
  for (const means of meansOf(fight, who)) {
    if (forgets(who, means)) continue;
    const reached = open.filter((foe) => getsTo(fight, who, means, foe));
    if (reached.length > 0 && judgeMeans(fight, who, means, true) === null) ready.push({ means, reached });
  }
  return ready;
}

/** PE-ACT-11, PE-ACT-13: the attacks with these means that can follow in the middle of one, the most promising first. */
export function promisingWith(fight: Fight, who: Combatant, ids: readonly string[]): readonly Aimed[] {
  const found: (Aimed & { readonly good: number })[] = [];
  for (const means of meansOf(fight, who)) {
    if (!ids.includes(means.id)) continue;
    for (const foe of standingEnemies(fight, who)) {
      if (isOpen(fight, who, foe) && getsTo(fight, who, means, foe)) {
        found.push({ means: means.id, foe: foe.id, good: worth(fight, who, standardKind, means, foe) });
      }
    }
  }
  return found.filter(({ good }) => good > 0).sort((a, b) => b.good - a.good);
}

/** The attacks of a combatant on any of these, reach aside, the most promising first. */
export function promisingAt(fight: Fight, who: Combatant, targets: readonly Combatant[]): readonly Aimed[] {
  const all = meansOf(fight, who).flatMap((means) =>
    targets.map((target) => {
      const attack = standardAttack(fight, who, means, target, { form: 'standard' });
      return { means: means.id, foe: target.id, good: promise(fight, attack, target) };
    }),
  );
  return all.filter(({ good }) => good > 0).sort((a, b) => b.good - a.good);
}

interface Aimed {
  readonly means: string;
  readonly foe: string;
}

/** The worth of an attack: enemies in its area, minus allies, minus its cost. */
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

/** Whether the combatant has a ranged attack and so does not walk into melee. */
const farFighter = (fight: Fight, who: Combatant): boolean =>
  meansOf(fight, who).some(({ metres, power }) => metres > 5 && power?.does.deed !== 'inflict');

/** PE-AIL-14, PE-R112: whether the Power of these means would be forgotten, and the Action lost with it. */
export const forgets = (who: Combatant, { power }: Pick<Means | Support, 'power'>): boolean =>
  power !== null && suffers(who, 'amnesiac');

/** Heals an ally in range that has lost most of its wounds, with a Power or a consumable. */
function mendSomebody(fight: Fight, who: Combatant): Choice | null {
  const needy: Combatant[] = [];
  for (const id of fight.listing) {
    const ally = one(fight, id);
    if (!foes(who, ally) && isNeedy(ally)) needy.push(ally);
  }
  if (needy.length === 0) return null;
  for (const support of [...supportPowers(who), ...supportItems(who)]) {
    if (support.gives.help !== 'mend' || forgets(who, support)) continue;
    if (judgeSupport(fight, who, support) !== null) continue;
    for (const ally of needy) {
      if (judgeHelped(fight, who, support, ally) === null) return helpWith(support, ally);
    }
  }
  return null;
}

/** Whether an ally has lost most of its wounds. Healing brings nobody back who is out of the fight (PE-WND-4). */
const isNeedy = (ally: Combatant): boolean =>
  conscious(ally) && ally.light <= 1 && (livingPersona(ally)?.left ?? 0) <= 1;

/** The choice that uses a Power or consumable on an ally. */
export const helpWith = ({ id, power }: Support, { id: target }: Combatant): Choice =>
  power ? { option: 'power', with: id, target } : { option: 'consumable', item: id, target };

/** PE-PER-4: equips another living Persona instead of a broken one. */
function freshPersona(who: Combatant): Choice | null {
  if (who.personas.length === 0 || livingPersona(who) !== null) return null;
  const other = who.personas.find((persona) => !isBroken(persona));
  return other ? { option: 'swap-persona', persona: other.sheet.id } : null;
}

/** A weapon in hand that is jammed or empty. */
export const emptyWeapon = (fight: Fight, { hands }: Combatant): Item | null =>
  [hands.right, hands.left].find(
    (item) =>
      item?.thing.kind === 'weapon' &&
      (item.thing.weapon.clip === undefined ? fight.jammed.includes(item.id) : fight.loaded[item.id] === 0),
  ) ?? null;

/** PE-ACT-31: whether a weapon in hand is jammed, or empty and can be loaded. */
export function canReload(fight: Fight, who: Combatant): boolean {
  const empty = emptyWeapon(fight, who);
  return empty !== null && !isSpent(fight, empty);
}

function reload(fight: Fight, who: Combatant): Choice | null {
  const empty = emptyWeapon(fight, who);
  return empty ? { option: 'reload', weapon: empty.id } : null;
}

/** Walks to the nearest enemy and hits it: the baseline for other tactics. */
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
