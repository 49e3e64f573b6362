import type { Json } from '../../../kernel/json.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { giveTemporary, heal } from '../body/heal.ts';
import { mostMomentum, temporaryCap } from '../derived.ts';
import { beginEffect } from '../effects/lasting.ts';
import { refuse } from '../refusal.ts';
import { rollAmount } from '../roll/amount.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { diceNeeds, diceOf, readDice } from './dice.ts';
import type { OutcomeKind, OutcomeSpec } from './kind.ts';
import {
  isRefused,
  numberNeed,
  readNumber,
  readWhom,
  readWord,
  those,
  whomNeed,
  whomOf,
  wordNeed,
} from './kind.ts';

/** Restores Vitality, Temporary Vitality, WP or Narrative Momentum; raises the upcast limit (WS-CIN-18). */

const pools = {
  vitality: 'Vitality',
  temporary: 'Temporary Vitality',
  wp: 'WP',
  momentum: 'Narrative Momentum',
} as const;
type PoolId = keyof typeof pools;
const poolIds = Object.keys(pools) as readonly PoolId[];
const usual = 2;

/** The maximum and the current amount. */
function poolOf(
  { sheet, vitality, temporary, wp, momentum }: Combatant,
  pool: PoolId,
): readonly [number, number] {
  switch (pool) {
    case 'vitality':
      return [sheet.vitality, vitality];
    case 'temporary':
      return [temporaryCap(sheet), temporary];
    case 'wp':
      return [sheet.wp, wp];
    case 'momentum':
      return [mostMomentum, momentum];
  }
}

const lacks = (who: Combatant, pool: PoolId): boolean => {
  const [most, now] = poolOf(who, pool);
  return now < most;
};

/** Restores an amount, up to the maximum. */
function recover(
  table: Table,
  who: string,
  pool: PoolId,
  amount: number,
  { by, clause, what }: OutcomeSpec,
): void {
  const body = one(table.fight, who);
  switch (pool) {
    case 'vitality':
      heal(table, { who, by, amount, clause });
      return;
    case 'temporary':
      giveTemporary(table, { who, by, amount, clause });
      return;
    case 'wp':
    case 'momentum': {
      const [most, now] = poolOf(body, pool);
      const left = Math.max(now, Math.min(most, now + amount));
      if (left > now) table.tell({ fact: pool, who, left, spent: 0, why: what, clause });
      return;
    }
  }
}

/** Restores a rolled amount. */
export const recoveryOutcome: OutcomeKind = {
  id: 'recovery',
  label: 'Something comes back',
  phrase: '{pool} comes back to {whom}',
  needs: (fight) => ({
    whom: whomNeed(those(fight, present)),
    pool: wordNeed('What', pools),
    ...diceNeeds(usual),
  }),
  read(fight, choice, { clause }) {
    const whom = readWhom(fight, choice, present, clause);
    if (isRefused(whom)) return whom;
    const pool = readWord(choice, 'pool', poolIds, clause);
    if (typeof pool !== 'string') return pool;
    const amount = readDice(choice, usual, clause);
    return isRefusal(amount) ? amount : { ...amount, whom, pool };
  },
  apply(table, choice, spec) {
    const { by, clause } = spec;
    const all = whomOf(table.fight, choice).map(({ id }) => id);
    const against = all[0] ?? by;
    const amount = rollAmount(table, {
      who: by,
      against,
      amount: diceOf(choice),
      purpose: 'recovery',
      clause,
    });
    for (const who of all) recover(table, who, choice.pool as PoolId, amount, spec);
  },
};

const someLacks = (fight: Fight): boolean =>
  those(fight, present).some((who) => poolIds.some((pool) => lacks(who, pool)));

/** Restores everything. */
export const restoreOutcome: OutcomeKind = {
  id: 'restore',
  label: 'All of something comes back',
  phrase: 'All of it comes back to {whom}: {pools}',
  needs: (fight) =>
    someLacks(fight)
      ? {
          whom: whomNeed(those(fight, present)),
          pools: {
            kind: 'some',
            label: 'What',
            oneOf: poolIds.map((id) => ({ id, label: pools[id] })),
            min: 1,
            max: poolIds.length,
          },
        }
      : null,
  read(fight, choice, { clause }) {
    const whom = readWhom(fight, choice, present, clause);
    if (isRefused(whom)) return whom;
    const named: readonly Json[] = Array.isArray(choice.pools) ? choice.pools : [];
    const found = poolIds.filter((id) => named.includes(id));
    return found.length > 0 && found.length === named.length
      ? { option: 'restore', whom, pools: found }
      : refuse('noSuchThing', `it is some of ${poolIds.join(', ')}`, clause, 'pools');
  },
  apply(table, choice, spec) {
    const named: readonly Json[] = Array.isArray(choice.pools) ? choice.pools : [];
    for (const { id } of whomOf(table.fight, choice)) {
      for (const pool of poolIds.filter((each) => named.includes(each))) {
        const [most, now] = poolOf(one(table.fight, id), pool);
        // WS-R72 `keepHigher`: Temporary Vitality may not add up, so the full amount is given.
        recover(table, id, pool, pool === 'temporary' ? most : most - now, spec);
      }
    }
  },
};

const limitRange = [1, 20, 4] as const;

/** WS-CIN-18: lasts until the fight ends. */
export const upcastOutcome: OutcomeKind = {
  id: 'upcast',
  label: 'The upcast limit rises until the fight ends',
  needs: (fight) => ({ whom: whomNeed(those(fight, present)), wp: numberNeed('By WP', limitRange) }),
  read(fight, choice, { clause }) {
    const whom = readWhom(fight, choice, present, clause);
    if (isRefused(whom)) return whom;
    const wp = readNumber(choice, 'wp', limitRange, clause);
    return typeof wp === 'number' ? { option: 'upcast', whom, wp } : wp;
  },
  apply(table, choice, { by, clause, what }) {
    for (const { id } of whomOf(table.fight, choice)) {
      const gifts = [{ of: 'upcastLimit', value: Number(choice.wp) }] as const;
      const effect = { kind: 'buff', ability: 'cinematic', label: what.slice(0, 60), gifts, by } as const;
      beginEffect(table, id, { ...effect, until: { when: 'combat-ends' } }, clause);
    }
  },
};
