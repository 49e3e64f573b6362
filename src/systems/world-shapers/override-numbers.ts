import type { Refusal } from '../../kernel/port.ts';
import { deathAt } from './body/death.ts';
import { leaving, lettingGo } from './body/let-go.ts';
import type { Carried } from './carried.ts';
import { mostMomentum, temporaryCap } from './derived.ts';
import { suffers } from './effects/effects.ts';
import type { Facts } from './facts/index.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { isDown, isObject, present } from './state.ts';

/** Tracks and pools set by hand, with the changes that the rules derive from them. */

const no = (because: string, clause: string, field: string): Refusal =>
  refuse('noSuchThing', because, clause, field);

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

export function setTrack(fight: Fight, who: Combatant, track: string, left: number): Carried {
  if (track === 'temporary') {
    const cap = temporaryCap(who.sheet);
    if (!isWhole(left, 0, cap)) return no(`it goes from 0 to ${cap}`, 'WS-VIT-2', 'left');
    return [{ fact: 'temporary', who: who.id, left, why: 'hand', clause: 'WS-VIT-2' }];
  }
  if (track !== 'vitality') return no(`there is no track ${JSON.stringify(track)}`, 'WS-VIT-1', 'track');
  if (!isWhole(left, -999, who.sheet.vitality)) {
    return no(`it goes up to ${who.sheet.vitality}`, 'WS-VIT-1', 'left');
  }
  return [{ fact: 'vitality-set', who: who.id, left }, ...upOrDown(fight, who, left)];
}

/**
 * WS-VIT-4, WS-VIT-6, WS-GEN-9: what follows from a Vitality set by hand: going Down, dying, being destroyed, or
 * getting up Prone.
 */
export function upOrDown(fight: Fight, who: Combatant, left: number): readonly Facts[] {
  const id = who.id;
  const death = isObject(who) ? null : deathAt(fight, who);
  if (death !== null && left <= death && present(who)) {
    return leaving(fight, who, { fact: 'died', who: id, by: 'gm', clause: 'WS-VIT-6' });
  }
  if (left < 1 && who.out === null) {
    if (isObject(who)) return leaving(fight, who, { fact: 'destroyed', who: id, by: 'gm' });
    return fight.rulings.downState === 'down'
      ? [...lettingGo(who), { fact: 'went-down', who: id, by: 'gm' }]
      : [];
  }
  if (left < 1 || !isDown(who)) return [];
  return [{ fact: 'came-to', who: id }, ...proneNow(fight, who)];
}

/** WS-VIT-4: a combatant that gets up is Prone. */
function proneNow(fight: Fight, who: Combatant): readonly Facts[] {
  if (suffers(fight, { ...who, out: null }, 'prone')) return [];
  const effect = {
    kind: 'status',
    status: 'prone',
    by: null,
    until: { when: 'ended' },
    id: `effect-${fight.count + 1}`,
  } as const;
  return [{ fact: 'effect-began', who: who.id, effect, clause: 'WS-VIT-4' }];
}

/** Points, metres and attacks set by hand. */
export function setPool(who: Combatant, pool: string, value: number): Carried {
  const id = who.id;
  const within = (most: number, clause: string): Refusal | null =>
    isWhole(value, 0, most) ? null : no(`it goes from 0 to ${most}`, clause, 'value');
  switch (pool) {
    case 'ap':
    case 'rp': {
      const clause = pool === 'ap' ? 'WS-RND-4' : 'WS-RND-6';
      // WS-CIN-13: with all points back, none count as spent.
      const used = pool === 'ap' ? who.apSpent : who.rpSpent;
      const spent = value >= who.sheet[pool] && used > 0 ? -used : 0;
      return within(20, clause) ?? [{ fact: pool, who: id, left: value, spent, why: 'hand', clause }];
    }
    case 'free': {
      const use = value > 0 ? null : (who.freeUse ?? 'interact');
      return within(1, 'WS-BAS-13') ?? [{ fact: 'free-use', who: id, use }];
    }
    case 'wp':
      return (
        within(who.sheet.wp, 'WS-ABL-1') ?? [
          { fact: 'wp', who: id, left: value, spent: 0, why: 'hand', clause: 'WS-ABL-1' },
        ]
      );
    case 'momentum':
      return (
        within(mostMomentum, 'WS-CIN-2') ?? [
          { fact: 'momentum', who: id, left: value, spent: 0, why: 'hand', clause: 'WS-CIN-2' },
        ]
      );
    case 'movement':
      return within(400, 'WS-RND-5') ?? [{ fact: 'metres', who: id, left: value, why: 'hand' }];
    case 'attacks':
      return within(20, 'WS-BAS-2') ?? [{ fact: 'credits', who: id, left: value }];
    default:
      return no(`there is no pool ${JSON.stringify(pool)}`, 'WS-RND-4', 'pool');
  }
}
