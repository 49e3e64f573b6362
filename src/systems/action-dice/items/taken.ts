import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import { greyed } from '../actions/action.ts';
import { restoreBody } from '../body/restore.ts';
import { restorePoints } from '../body/vigor.ts';
import { askOutcome } from '../checks/outcome.ts';
import type { PoolName } from '../derived.ts';
import { hasHealth, poolNames } from '../derived.ts';
import type { ItemThing } from '../gear.ts';
import { nameOf } from '../names.ts';
import { poolMost } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, present } from '../state.ts';
import type { ItemUse } from './action.ts';
import { rollAmount } from './amount.ts';

/**
 * Items that restore pools of oneself or an adjacent ally, unconscious ones included; and items that the game master
 * judges.
 */

const clause = 'AD-ACT-14';

type Does<Effect extends ItemThing['does']['effect']> = Extract<
  ItemThing['does'],
  { readonly effect: Effect }
>;

/** `pool`: the pool that must not be full; `null` if none. */
function forWhom(pool: PoolName | null) {
  const judgeTarget = (fight: Fight, who: Combatant, other: Combatant): Refusal | null => {
    const { name } = other.sheet;
    if (!present(other) || !hasHealth(other.sheet, fight.rulings) || !allies(who, other)) {
      return refuse('wrongTarget', `${name} is nobody to give that to`, clause, 'target');
    }
    if (other.id !== who.id && !adjacent(fight, who, other)) {
      return refuse('outOfReach', `${name} is not adjacent`, clause, 'target');
    }
    if (pool === null || other[pool] < poolMost(fight, other, pool)) return null;
    return refuse('notHurt', `${name} has all of its ${poolNames[pool]}`, clause, 'target');
  };
  const all = (fight: Fight, who: Combatant): readonly Combatant[] =>
    everyone(fight).filter(
      (other) => present(other) && hasHealth(other.sheet, fight.rulings) && allies(who, other),
    );
  return {
    judge: (fight: Fight, who: Combatant): Refusal | null =>
      all(fight, who).some((other) => judgeTarget(fight, who, other) === null)
        ? null
        : refuse('wrongTarget', 'nobody within reach needs it', clause, 'target'),
    needs: (fight: Fight, who: Combatant) => ({
      target: {
        kind: 'one' as const,
        label: 'For whom',
        oneOf: all(fight, who).map((other) => ({
          id: other.id,
          label: other.sheet.name,
          ...(pool === null
            ? {}
            : { note: `${poolNames[pool]} ${other[pool]}/${poolMost(fight, other, pool)}` }),
          ...greyed(judgeTarget(fight, who, other)),
        })),
      },
    }),
    read: (fight: Fight, who: Combatant, { target = who.id }: Choice) => {
      const found = readWho(fight, target, 'target', clause);
      if (!isCombatant(found)) return found;
      return judgeTarget(fight, who, found) ?? { target: found.id };
    },
  };
}

export const mendItem = (name: string, { amount }: Does<'mend'>): ItemUse => ({
  ...forWhom('durability'),
  note: () => `${amount.count}d${amount.sides} Durability back`,
  spent: true,
  perform(table, by, { target }) {
    const who = String(target);
    const points = rollAmount(table, { who: by, against: who, amount, purpose: 'item', clause });
    restoreBody(table, who, 'durability', points, by, name, clause);
  },
});

export const vigorItem = (name: string, { points }: Does<'vigor'>): ItemUse => ({
  ...forWhom('vigor'),
  note: () => `${points} Vigor back`,
  spent: true,
  perform: (table, _by, { target }) => restorePoints(table, String(target), 'vigor', points, name, clause),
});

/** A magic item: it is not used up, and the game master decides what it does. */
export const otherItem = (name: string): ItemUse => ({
  judge: () => null,
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'On whom',
      oneOf: [
        { id: 'nobody', label: 'Nobody' },
        ...everyone(fight)
          .filter((other) => present(other) && other.id !== who.id)
          .map((other) => ({ id: other.id, label: other.sheet.name })),
      ],
      default: 'nobody',
    },
  }),
  read(fight, who, { target = 'nobody' }) {
    if (target === 'nobody') return {};
    const found = readWho(fight, target, 'target', clause);
    if (!isCombatant(found)) return found;
    return found.id === who.id || !present(found)
      ? refuse('wrongTarget', `${found.sheet.name} is nobody to use it on`, clause, 'target')
      : { target: found.id };
  },
  note: () => 'the game master says what comes of it',
  spent: false,
  perform(table, by, { target }) {
    const title = `${nameOf(table.fight, by)} uses ${name}. What comes of it?`;
    askOutcome(table, {
      id: 'gm.itemOutcome',
      by,
      ...(typeof target === 'string' ? { target } : {}),
      what: name,
      clause,
      title,
    });
  },
});
