import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Option, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { bareHands, findMeans, judgeMeans, judgeTarget, meansOf } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import type { Tried } from '../combat/resolve.ts';
import { tryManeuver } from '../combat/resolve.ts';
import type { Means } from '../combat/types.ts';
import { judgeAction, othersHere } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { takeAction } from './take.ts';

/** Melee attacks with an effect other than harm: Grapple, Push, Knockdown (PE-ACT-10, PE-ACT-26, PE-ACT-29). */
interface Maneuver {
  readonly id: 'grapple' | 'push' | 'knockdown';
  readonly label: string;
  readonly clause: string;
  readonly note?: string;
  /** Whether it is done with bare hands only, and so has no field for the weapon. */
  readonly unarmed: boolean;
  /** Why this target is not legal, besides the conditions for any attack on it; `null` if it is. */
  judge(fight: Fight, who: Combatant, target: Combatant): Refusal | null;
  /** Additional fields, and how they are read. */
  needs?(fight: Fight, who: Combatant): { readonly [field: string]: Need };
  read?(fight: Fight, who: Combatant, choice: Choice): { readonly [field: string]: string } | Refusal;
  /** Applies the result, unless an affinity stops it. `tried.target` is the combatant affected. */
  settle(table: Table, who: Id, tried: Tried, choice: Choice): void;
}

/** The usable means: melee weapons in hand, natural weapons, bare hands. */
function meansFor(fight: Fight, who: Combatant, { unarmed }: Maneuver): readonly Means[] {
  const all = unarmed ? [bareHands(fight)] : meansOf(fight, who).filter(isPlainMelee);
  return all.filter((means) => judgeMeans(fight, who, means) === null);
}

const isPlainMelee = ({ manner, power }: Means): boolean => manner === 'melee' && power === null;

const judgeAt = (maneuver: Maneuver, fight: Fight, who: Combatant, means: Means, target: Combatant) =>
  judgeTarget(fight, who, means, target) ?? maneuver.judge(fight, who, target);

const candidates = (fight: Fight, who: Combatant): readonly Combatant[] =>
  othersHere(fight, who.id).filter((other) => foes(who, other) && present(other));

/** The targets, each with the means that reach it; refused if none does. */
function targetPicks(maneuver: Maneuver, fight: Fight, who: Combatant): readonly PickValue[] {
  const means = meansFor(fight, who, maneuver);
  return candidates(fight, who).map((target): PickValue => {
    const { id } = target;
    const label = target.sheet.name;
    const able = means.filter((each) => judgeAt(maneuver, fight, who, each, target) === null);
    if (able.length === means.length && means.length > 0) return { id, label };
    const [first] = means;
    if (able.length > 0) return { id, label, when: { with: able.map((each) => each.id) } };
    const refused = first
      ? judgeAt(maneuver, fight, who, first, target)
      : refuse('notInHand', 'there is nothing to do it with', maneuver.clause);
    return { id, label, ...greyed(refused) };
  });
}

function judge(maneuver: Maneuver, fight: Fight, who: Combatant): Refusal | null {
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  const means = meansFor(fight, who, maneuver);
  let first: Refusal | null = null;
  for (const target of candidates(fight, who)) {
    for (const each of means) {
      const why = judgeAt(maneuver, fight, who, each, target);
      if (why === null) return null;
      first ??= why;
    }
  }
  return (
    first ?? refuse('noSuchThing', `there is no enemy for ${who.sheet.name} to do it to`, maneuver.clause)
  );
}

function needs(maneuver: Maneuver, fight: Fight, who: Combatant): { readonly [field: string]: Need } {
  const means = meansFor(fight, who, maneuver);
  const target: Need = { kind: 'one', label: 'Whom', oneOf: targetPicks(maneuver, fight, who) };
  const more = maneuver.needs?.(fight, who) ?? {};
  if (maneuver.unarmed) return { target, ...more };
  const weapon: Need = {
    kind: 'one',
    label: 'With',
    oneOf: means.map(({ id, label }) => ({ id, label })),
    ...(means[0] ? { default: means[0].id } : {}),
  };
  return { with: weapon, target, ...more };
}

function readMeans(maneuver: Maneuver, fight: Fight, who: Combatant, choice: Choice): Means | Refusal {
  const means = meansFor(fight, who, maneuver);
  const named = choice.with === undefined ? means[0] : findMeans(fight, who, choice.with);
  const found = means.find(({ id }) => id === named?.id);
  if (found) return found;
  return refuse('notInHand', `${who.sheet.name} cannot do it with that`, maneuver.clause, 'with');
}

function read(maneuver: Maneuver, fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  const means = readMeans(maneuver, fight, who, choice);
  if (isRefusal(means)) return means;
  const target = readWho(fight, choice.target, 'target', maneuver.clause);
  if (!isCombatant(target)) return target;
  const noTarget = judgeAt(maneuver, fight, who, means, target);
  if (noTarget) return { ...noTarget, field: 'target' };
  const more = maneuver.read?.(fight, who, choice) ?? {};
  if (isRefusal(more)) return more;
  return { option: maneuver.id, with: means.id, target: target.id, ...more };
}

/** Makes the attack. With PE-R47 `true` it may have critical effects, earn a One More and be stopped by an affinity. */
function perform(maneuver: Maneuver, table: Table, id: Id, choice: Choice): void {
  const { fight } = table;
  const target = choice.target as Id;
  const means = meansFor(fight, one(fight, id), maneuver).find((each) => each.id === choice.with);
  if (!means || !takeAction(table, id, maneuver.id, { target, with: means.id })) return;
  const attack = standardAttack(fight, one(fight, id), means, one(fight, target), {
    form: maneuver.id,
    earns: fight.rulings.nonDamagingCriticals,
  });
  const tried = tryManeuver(table, attack);
  if (!tried.barred) maneuver.settle(table, id, tried, choice);
}

export const maneuverAction = (maneuver: Maneuver): Action => ({
  id: maneuver.id,
  offer(fight, who): Option | null {
    const { id, label, clause, note } = maneuver;
    if (candidates(fight, who).length === 0) return null;
    return {
      id,
      label,
      clause,
      group: 'primary',
      cost: { action: 1 },
      ...(note === undefined ? {} : { note }),
      ...greyed(judge(maneuver, fight, who)),
    };
  },
  needs: (fight, who) => needs(maneuver, fight, who),
  read: (fight, who, choice) => read(maneuver, fight, who, choice),
  perform: (table, id, choice) => perform(maneuver, table, id, choice),
});
