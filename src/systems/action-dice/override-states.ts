import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change, ConditionEntry } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import { shockFacts, stabilisedFacts } from './body/shock.ts';
import type { Carried } from './carried.ts';
import type { ConditionId } from './conditions/catalogue.ts';
import { conditionIds, conditionTable } from './conditions/catalogue.ts';
import { conditionNames } from './conditions/names.ts';
import { hasHealth } from './derived.ts';
import type { Push, Scope } from './dice/pushes.ts';
import { pushId, pushKinds, pushNames, scopes } from './dice/pushes.ts';
import { toNextTurnEnd } from './effects/lasting.ts';
import type { Facts } from './facts/index.ts';
import { canFall, knockFacts } from './movement/knock.ts';
import { sayOpening } from './openings/by-hand.ts';
import { refuse } from './refusal.ts';
import { rulingIds } from './rulings.ts';
import type { Combatant, Fight } from './state.ts';
import { foes } from './state.ts';

/** Conditions, Charges and awareness set by hand (AD-DIE-15, AD-DIE-18). */

type Condition = Extract<Change, { readonly change: 'condition' }>;

type Laid = Pick<Push, 'kind' | 'scope'>;

/** Pushes that can be set by hand. Bonus dice always name their roll (AD-DIE-15). */
const layable: readonly Laid[] = pushKinds.flatMap((kind) =>
  scopes.filter((scope) => kind !== 'dice' || scope !== 'plain').map((scope) => ({ kind, scope })),
);

const scopeWords: { readonly [scope in Scope]: string } = {
  plain: '',
  action: ' on the action',
  effect: ' on the effect',
  both: ' on both',
};

/** The conditions that can be set by hand. The level of Charges, Challenges and Bonus dice is their number. */
export const settable: readonly ConditionEntry[] = [
  ...conditionIds.map(
    (id): ConditionEntry => ({
      id,
      label: conditionTable[id].name,
      clause: conditionTable[id].clause,
      ...(conditionTable[id].held ? { other: true, whom: 'by whom' } : {}),
    }),
  ),
  conditionNames.prone,
  { id: 'knocked-down', label: 'Is knocked down', clause: 'AD-POS-10', happens: true },
  conditionNames.winded,
  conditionNames.stabilised,
  conditionNames.defending,
  { id: 'opening', label: 'Gives an opening', clause: 'AD-REA-9' },
  { id: 'sturdy', label: 'Sturdy', clause: 'AD-COV-4' },
  conditionNames.ambushed,
  conditionNames.ambusher,
  ...layable.map(
    (laid): ConditionEntry => ({
      id: pushId(laid),
      label: `${pushNames[laid.kind]}${scopeWords[laid.scope]}`,
      clause: 'AD-DIE-15',
      level: { of: 'how many', least: 1, most: 10, usual: 1 },
    }),
  ),
  { id: 'unaware', label: 'Unaware', clause: 'AD-POS-7', other: true, whom: 'of whom' },
];

const no = (because: string, clause: string, field = 'condition') =>
  refuse('noSuchThing', because, clause, field);

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= 10;

export function setCondition(fight: Fight, who: Combatant, change: Condition, reason = ''): Carried {
  const { condition, on } = change;
  const { id } = who;
  switch (condition) {
    case 'prone':
      return [{ fact: 'prone', who: id, on, why: 'hand', clause: 'AD-POS-10' }];
    case 'knocked-down':
      return sayKnockedDown(fight, who, on);
    case 'winded':
      return [{ fact: 'winded', who: id, on }];
    case 'defending':
      return setDefending(who, on, change.level ?? 1);
    case 'ambushed':
    case 'ambusher':
      return [{ fact: 'ambush-set', who: id, mark: condition, on }];
    case 'sturdy':
      return setSturdy(who, on);
    case 'opening':
      return sayOpening(fight, who, on);
    case 'readied':
      return takeReadied(who, on);
    case 'act':
      return takeAct(who, on);
    case 'less-actions':
      return takeLess(who, on);
    case 'stabilised':
      return setStabilised(fight, who, on);
    case 'unaware':
      return setUnaware(fight, who, change);
    default: {
      const laid = layable.find((each) => pushId(each) === condition);
      if (laid) return on ? layByHand(fight, who, laid, change.level, reason) : takeByHand(who, laid);
      const found = conditionIds.find((one) => one === condition);
      return found
        ? setEffect(fight, who, found, change)
        : no(`there is no condition ${JSON.stringify(condition)}`, 'AD-DIE-18');
    }
  }
}

/** AD-POS-10, AD-POS-11, AD-R59: the game master declares it knocked down, which negates its current action. */
function sayKnockedDown(fight: Fight, who: Combatant, on: boolean): Carried {
  const { name } = who.sheet;
  if (!on) return no('whoever lies stands up', 'AD-POS-13');
  if (canFall(who)) return knockFacts(fight, who, 'hand', 'AD-POS-10');
  return who.prone ? no(`${name} lies already`, 'AD-POS-12') : no(`${name} does not fall`, 'AD-POS-10');
}

/** AD-ACT-7: `times` counts how often it defends (AD-R29). Whoever is out of the fight does not defend. */
function setDefending({ id, sheet, out }: Combatant, on: boolean, times: number): Carried {
  if (!on) return [{ fact: 'defends', who: id, times: 0 }];
  if (out !== null) return no(`${sheet.name} is out of the fight`, 'AD-ACT-7');
  return isCount(times) ? [{ fact: 'defends', who: id, times }] : no('from 1 to 10', 'AD-ACT-7', 'level');
}

/** AD-COV-4, AD-R105: the game master may change whether full cover is sturdy. */
function setSturdy({ id, sheet, sturdy }: Combatant, on: boolean): Carried {
  if (sheet.cover !== 'full') return no(`${sheet.name} is no full cover`, 'AD-COV-4');
  if (sturdy === on) return no(`${sheet.name} is ${on ? '' : 'not '}sturdy already`, 'AD-COV-4', 'on');
  return [{ fact: 'sturdy', who: id, on }];
}

/** AD-ACT-11: readied acts can be removed by hand; they are set with Ready only. */
function takeReadied({ id, sheet, readied }: Combatant, on: boolean): Carried {
  if (on) return no('what is readied is said with Ready', 'AD-ACT-11');
  if (readied.length === 0) return no(`${sheet.name} has nothing ready`, 'AD-ACT-11');
  return readied.map((each): Facts => ({ fact: 'readied-gone', who: id, id: each.id, why: 'hand' }));
}

/** AD-ENC-5: an act in progress can be ended by hand; what it has cost is not given back. */
function takeAct({ id, sheet, act }: Combatant, on: boolean): Carried {
  if (on) return no('an act is begun on a turn', 'AD-ENC-5');
  if (!act) return no(`${sheet.name} is at nothing`, 'AD-ENC-5');
  return [{ fact: 'act-ended', who: id, option: act.option, why: 'hand' }];
}

/** AD-ACT-15: the actions that its next turn would lose can be given back by hand. */
function takeLess({ id, sheet, lessActions }: Combatant, on: boolean): Carried {
  if (on || lessActions === 0) return no(`${sheet.name} loses no actions`, 'AD-ACT-15');
  return [{ fact: 'less-actions', who: id, less: 0, why: 'hand' }];
}

/** AD-SHK-7: stabilises; `on` false puts it back into Shock. */
function setStabilised(fight: Fight, who: Combatant, on: boolean): Carried {
  if (who.out !== 'unconscious' || !hasHealth(who.sheet, fight.rulings)) {
    return no(`${who.sheet.name} is not unconscious`, 'AD-SHK-7');
  }
  return on ? stabilisedFacts(fight, who, 'gm') : shockFacts(fight, who, 'gm');
}

/**
 * AD-DIE-15: the reason becomes a term of the roll. With a number there are so many of the kind from then on, without one
 * there is one more.
 */
function layByHand(
  fight: Fight,
  who: Combatant,
  laid: Laid,
  number: number | undefined,
  reason: string,
): Carried {
  const count = number ?? 1;
  if (!isCount(count)) return no('from 1 to 10', 'AD-DIE-15', 'level');
  const label = reason.trim() || 'by hand';
  const push = { ...laid, count, label, clause: 'AD-DIE-15', ruling: rulingIds.chargeLife };
  const id = `effect-${fight.count + 1}`;
  const until = toNextTurnEnd(fight, who.id);
  const gone = number === undefined ? [] : taken(who, laid);
  return [
    ...gone,
    { fact: 'push-laid', who: who.id, waiting: { id, push, roll: 'any', against: null, until } },
  ];
}

function takeByHand(who: Combatant, laid: Laid): Carried {
  const gone = taken(who, laid);
  return gone.length > 0
    ? gone
    : no(`nothing of that kind waits for a roll of ${who.sheet.name}`, 'AD-DIE-15');
}

/** The facts that take away whatever of this kind waits for a roll. */
const taken = (who: Combatant, { kind, scope }: Laid): readonly Facts[] =>
  who.waiting
    .filter(({ push }) => push.kind === kind && push.scope === scope)
    .map(({ id, push }) => ({ fact: 'push-gone', who: who.id, id, push, why: 'hand' }));

/** AD-POS-7: unaware of the combatant `other`. */
function setUnaware(fight: Fight, who: Combatant, { on, other }: Condition): Carried {
  if (!on && other === undefined && who.unaware.length > 0) return [awareByHand(who, who.unaware)];
  const of = readWho(fight, other, 'other', 'AD-POS-7');
  if (!isCombatant(of)) return of;
  if (!foes(who, of)) return no('one is unaware of enemies', 'AD-POS-7', 'other');
  return on ? [{ fact: 'unaware', who: who.id, of: [of.id] }] : [awareByHand(who, [of.id])];
}

const awareByHand = (who: Combatant, of: readonly Id[]): Facts => ({
  fact: 'aware',
  who: who.id,
  of,
  clause: 'AD-DIE-18',
});

/** Begins or ends an effect. AD-R16: becoming incapacitated breaks an act in progress. */
function setEffect(fight: Fight, who: Combatant, condition: ConditionId, { on, other }: Condition): Carried {
  if (!on) {
    const gone = who.effects.filter(
      (effect) => effect.condition === condition && (other === undefined || effect.by === other),
    );
    if (gone.length === 0)
      return no(`${who.sheet.name} is not ${conditionTable[condition].name}`, 'AD-DIE-18');
    return gone.map(({ id }): Facts => ({ fact: 'effect-ended', who: who.id, id, condition, why: 'hand' }));
  }
  const by = other === undefined ? null : readWho(fight, other, 'other', 'AD-DIE-18');
  if (by !== null && !isCombatant(by)) return by;
  const effect = {
    id: `effect-${fight.count + 1}`,
    condition,
    by: by?.id ?? null,
    until: { when: 'ended' },
  } as const;
  const begun: Facts = { fact: 'effect-began', who: who.id, effect, clause: 'AD-DIE-18' };
  if (!who.act || !conditionTable[condition].incapacitates) return [begun];
  const broken = {
    fact: 'act-ended',
    who: who.id,
    option: who.act.option,
    why: 'broken',
    because: condition,
  } as const;
  return [begun, broken];
}
