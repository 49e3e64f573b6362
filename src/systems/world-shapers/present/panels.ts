import type { PoolView, Track } from '../../../kernel/view.ts';
import { deathAt } from '../body/death.ts';
import { mostMomentum, temporaryCap } from '../derived.ts';
import { spendable } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';

/** Tracks and pools as the panel shows them. Their names are those of `override-numbers.ts`. */

/** WS-VIT-1, WS-VIT-6: Vitality goes below 0, down to death; Temporary Vitality protects it (WS-VIT-2). */
export function tracks(fight: Fight, who: Combatant): { readonly [name: string]: Track } {
  // WS-GEN-9: objects are destroyed at 0.
  const least = isObject(who) ? null : deathAt(fight, who);
  return {
    vitality: {
      label: 'Vitality',
      kind: 'bar',
      max: who.sheet.vitality,
      left: who.vitality,
      clause: 'WS-VIT-1',
      ...(least === null ? {} : { least: { at: least, label: 'Death' } }),
    },
    temporary: {
      label: 'Temporary Vitality',
      kind: 'bar',
      max: temporaryCap(who.sheet),
      left: who.temporary,
      clause: 'WS-VIT-2',
      shields: 'vitality',
    },
  };
}

/** AP and RP as pips. A Status Effect may make fewer of them usable. */
function points(fight: Fight, who: Combatant, which: 'ap' | 'rp'): PoolView {
  const value = who[which];
  const usable = spendable(fight, who, which);
  return {
    label: which.toUpperCase(),
    value,
    max: Math.max(who.sheet[which], value),
    clause: which === 'ap' ? 'WS-RND-4' : 'WS-RND-6',
    kind: 'pips',
    ...(usable < value ? { usable } : {}),
  };
}

/** WS-BAS-13: the free interaction or switch of weapons of a turn. */
const freeUse = (who: Combatant): PoolView => ({
  label: 'Free use',
  value: who.freeUse === null ? 1 : 0,
  max: 1,
  clause: 'WS-BAS-13',
  kind: 'pips',
});

export function pools(fight: Fight, who: Combatant): { readonly [name: string]: PoolView } {
  const { sheet, movement, credits, momentum } = who;
  return {
    ap: points(fight, who, 'ap'),
    rp: points(fight, who, 'rp'),
    movement: { label: 'Metres left', value: movement.left, clause: 'WS-RND-5', kind: 'number' },
    ...(who.turn === 'open' ? { free: freeUse(who) } : {}),
    attacks: { label: 'Attacks paid for', value: credits, clause: 'WS-BAS-2', kind: 'number' },
    wp: { label: 'WP', value: who.wp, max: sheet.wp, clause: 'WS-ABL-1', kind: 'bar', lasting: true },
    momentum: {
      label: 'Momentum',
      value: momentum,
      ...(sheet.kind === 'hero' || momentum > 0 ? { max: mostMomentum } : {}),
      clause: 'WS-CIN-2',
      kind: 'number',
      lasting: true,
    },
  };
}
