import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change, ConditionEntry } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import { surrendering } from './body/let-go.ts';
import type { Carried } from './carried.ts';
import { conditionNames, statusClause } from './condition-names.ts';
import { outOfControl } from './control.ts';
import type { NewEffect } from './effects/effect.ts';
import { stances } from './effects/effect.ts';
import { statusEffects } from './effects/effects.ts';
import { untilNextTurn } from './effects/lasting.ts';
import type { Facts } from './facts/index.ts';
import { freeHands } from './judge.ts';
import { endLasting, setMounted } from './override-others.ts';
import { refuse } from './refusal.ts';
import { inGrasp } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { foes, isObject } from './state.ts';
import type { StatusId } from './status/catalogue.ts';
import { ruledStatuses, statuses, statusIds } from './status/catalogue.ts';

/** Status Effects, stances, grabs, hiding and surrender, set by hand (WS-GEN-12). */

type Condition = Extract<Change, { readonly change: 'condition' }>;

/** The conditions that may be set by hand. */
export const settable: readonly ConditionEntry[] = [
  ...statusIds.map((id): ConditionEntry => {
    const { name, says } = statuses[id];
    const ruled = ruledStatuses[id];
    return {
      id,
      label: name,
      clause: statusClause(id),
      about: says,
      ...(ruled ? { ruled } : {}),
      ...(id === 'grabbed' ? { other: true, whom: 'by whom' } : {}),
      // It only means something towards a source.
      ...(id === 'frightened' ? { other: true, whom: 'of whom' } : {}),
    };
  }),
  ...stances.map((id) => conditionNames[id]),
  { id: 'hidden', label: 'Hidden', clause: 'WS-ADV-13', other: true, whom: 'from whom' },
  { id: 'mounted', label: 'Has climbed onto', clause: 'WS-ADV-5', other: 'one' },
  {
    id: 'summoned',
    label: 'Summoned',
    clause: 'WS-ADV-9',
    other: 'one',
    whom: 'by whom',
    about: 'Whoever has summoned it may take command of it.',
  },
  conditionNames[outOfControl],
  conditionNames.surprised,
  conditionNames.surrendered,
];

const no = (because: string, clause: string, field = 'condition') =>
  refuse('noSuchThing', because, clause, field);

export function setCondition(fight: Fight, who: Combatant, change: Condition): Carried {
  const { condition, on } = change;
  if (condition === 'grabbed') return setGrab(fight, who, change);
  if (condition === 'hidden') return setHidden(fight, who, change);
  if (condition === 'surprised') return [{ fact: 'surprise-set', who: who.id, on }];
  if (condition === 'surrendered') {
    return on ? surrendering(who) : [{ fact: 'surrendered', who: who.id, on }];
  }
  if (condition === outOfControl) return setOutOfControl(fight, who, on);
  if (condition === 'summoned') return setSummoner(fight, who, change);
  if (condition === 'mounted') return setMounted(fight, who, change);
  const lasting = on ? null : endLasting(who, condition);
  if (lasting) return lasting;
  const status = statusIds.find((id) => id === condition);
  if (status) return on ? beginStatus(fight, who, status, change) : endStatus(who, status, change.other);
  const stance = stances.find((id) => id === condition);
  if (!stance) return no(`there is no condition ${JSON.stringify(condition)}`, 'WS-STA-6');
  if (!on) return endAll(who, (one) => one.kind === 'stance' && one.stance === stance);
  const until = untilNextTurn(fight, who.id);
  return begin(fight, who, { kind: 'stance', stance, by: who.id, until });
}

/** WS-ADV-9: sets whose summon it is: somebody who was called in the middle of the fight. */
function setSummoner(fight: Fight, who: Combatant, { on, other }: Condition): Carried {
  if (!on) {
    return who.summoner === null
      ? no(`${who.sheet.name} is nobody’s summon`, 'WS-ADV-9')
      : [{ fact: 'summoner-set', who: who.id, summoner: null }];
  }
  const by = readWho(fight, other, 'other', 'WS-ADV-9');
  if (!isCombatant(by)) return by;
  if (by === who || isObject(by)) return no('somebody else has summoned it', 'WS-ADV-9', 'other');
  return [{ fact: 'summoner-set', who: who.id, summoner: by.id }];
}

/** WS-ADV-9: sets whether its summoner cannot command it. */
const setOutOfControl = (fight: Fight, who: Combatant, on: boolean): Carried =>
  on
    ? begin(fight, who, {
        kind: 'debuff',
        ability: outOfControl,
        label: conditionNames[outOfControl].label,
        gifts: [],
        by: null,
        until: { when: 'ended' },
      })
    : endAll(who, (one) => one.kind === 'debuff' && one.ability === outOfControl);

/** WS-STA-1: a Status Effect until something ends it; `other` is its source, whom the Frightened fear. */
function beginStatus(fight: Fight, who: Combatant, status: StatusId, { other }: Condition): Carried {
  const by = other === undefined ? null : readWho(fight, other, 'other', 'WS-STA-6');
  if (by !== null && !isCombatant(by)) return by;
  if (by === who) return no('nobody is afraid of oneself', 'WS-STA-6', 'other');
  return begin(fight, who, { kind: 'status', status, by: by?.id ?? null, until: { when: 'ended' } });
}

const begin = (fight: Fight, who: Combatant, effect: NewEffect): Carried => [
  {
    fact: 'effect-began',
    who: who.id,
    effect: { ...effect, id: `effect-${fight.count + 1}` },
    clause: 'WS-GEN-12',
  },
];

function endAll(who: Combatant, which: (effect: Combatant['effects'][number]) => boolean): Carried {
  const gone = who.effects.filter(which);
  if (gone.length === 0) return no(`${who.sheet.name} is under nothing of that kind`, 'WS-STA-6');
  return gone.map((was): Facts => ({ fact: 'effect-ended', who: who.id, id: was.id, why: 'hand', was }));
}

/** Ends a Status Effect; `of`: only that of this source. */
const endStatus = (who: Combatant, status: StatusId, of: Id | undefined): Carried => {
  const ids = statusEffects(who)
    .filter((effect) => effect.status === status && (of === undefined || effect.by === of))
    .map(({ id }) => id);
  return endAll(who, ({ id }) => ids.includes(id));
};

/** WS-ADV-11: whether `other` grabs this one; without `other` everybody lets go. */
function setGrab(fight: Fight, who: Combatant, { on, other }: Condition): Carried {
  if (!on && other === undefined && who.grabbedBy.length > 0) {
    return who.grabbedBy.map((by): Facts => ({ fact: 'grab-ended', who: who.id, by, why: 'hand' }));
  }
  const by = readWho(fight, other, 'other', 'WS-ADV-11');
  if (!isCombatant(by)) return by;
  if (!on) {
    return who.grabbedBy.includes(by.id)
      ? [{ fact: 'grab-ended', who: who.id, by: by.id, why: 'hand' }]
      : no(`${by.sheet.name} does not hold it`, 'WS-ADV-11', 'other');
  }
  if (by === who || !inGrasp(fight, who, by) || by.out !== null || freeHands(by) < 1) {
    return no(
      `${by.sheet.name} has no hand free, or is not within 1 m on this side of every wall`,
      'WS-ADV-11',
      'other',
    );
  }
  return [{ fact: 'grabbed', who: who.id, by: by.id }];
}

/** WS-ADV-13: whether this one is hidden from `other`. */
function setHidden(fight: Fight, who: Combatant, { on, other }: Condition): Carried {
  if (!on && other === undefined && who.hiddenFrom.length > 0) return [seenByHand(who, who.hiddenFrom)];
  const from = readWho(fight, other, 'other', 'WS-ADV-13');
  if (!isCombatant(from)) return from;
  if (!foes(who, from)) return no('one hides from enemies', 'WS-ADV-12', 'other');
  return on
    ? [{ fact: 'hidden', who: who.id, from: [from.id], clause: 'WS-GEN-12' }]
    : [seenByHand(who, [from.id])];
}

const seenByHand = (who: Combatant, to: readonly Id[]): Facts => ({
  fact: 'revealed',
  who: who.id,
  to,
  clause: 'WS-GEN-12',
});
