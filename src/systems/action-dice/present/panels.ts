import type { PoolView, Track } from '../../../kernel/view.ts';
import { actionsOf, hasHealth, vigorRecovery } from '../derived.ts';
import { isWounded, poolMost } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import { slowRecovery } from '../turn/recovery.ts';
import { wearingOf, wearTrack } from '../wearing.ts';

/** Tracks and pools of a combatant's panel. `override-numbers.ts` uses the same ids. */

/** AD-HRT-1: damage beyond Durability spills into Health; under AD-R76 `false` it is lost. */
export function tracks(fight: Fight, who: Combatant): { readonly [name: string]: Track } {
  const health = hasHealth(who.sheet, fight.rulings);
  const found: { [name: string]: Track } = {
    durability: {
      label: 'Durability',
      kind: 'bar',
      max: poolMost(fight, who, 'durability'),
      left: who.durability,
      clause: 'AD-HRT-1',
      ...(health ? { spills: 'health' } : {}),
    },
  };
  if (health) {
    found.health = {
      label: 'Health',
      kind: 'bar',
      max: poolMost(fight, who, 'health'),
      left: who.health,
      clause: 'AD-HRT-5',
    };
  }
  if (fight.rulings.armorWear === 'off') return found;
  for (const { item, name, most, left } of wearingOf(who)) {
    found[wearTrack(item)] = {
      label: name,
      kind: 'bar',
      max: most,
      left,
      clause: 'AD-ARM-2',
      gear: true,
    };
  }
  return found;
}

const inRecovery = 'in the Recovery Phase';

/** AD-REC-6, AD-REC-8: a pool with what it recovers at the end of the round. */
function points(fight: Fight, who: Combatant, pool: 'vigor' | 'mana'): PoolView {
  const amount = pool === 'vigor' ? vigorRecovery(who.sheet) : slowRecovery(fight, who, pool).value;
  return {
    label: pool === 'vigor' ? 'Vigor' : 'Mana',
    value: who[pool],
    max: poolMost(fight, who, pool),
    clause: 'AD-REC-1',
    kind: 'bar',
    ...(amount > 0 ? { gain: { amount, when: inRecovery } } : {}),
  };
}

export function pools(fight: Fight, who: Combatant): { readonly [name: string]: PoolView } {
  if (isObject(who)) return {};
  const { act } = who;
  const spellcaster = who.mana > 0 && who.sheet.powers.some(({ mana }) => mana > 0);
  return {
    actions: {
      label: 'Actions',
      one: 'Action',
      value: who.actions,
      max: Math.max(who.actions, actionsOf(who.sheet, isWounded(fight, who))),
      clause: 'AD-ACT-1',
      kind: 'pips',
      ...(act ? { progress: { label: act.label, paid: act.spent, cost: act.actions } } : {}),
    },
    vigor: { ...points(fight, who, 'vigor'), main: true },
    mana: { ...points(fight, who, 'mana'), lasting: true, ...(spellcaster ? {} : { kind: 'number' }) },
    ...(fight.rulings.moveRounding === 'poolForTurn' || who.feet > 0
      ? { feet: { label: 'Feet left', value: who.feet, clause: 'AD-ACT-9', kind: 'number' } as const }
      : {}),
  };
}
