import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { attackEdge } from '../combat/advantages.ts';
import { augmentEdge } from '../combat/augments.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
import { rulingIds } from '../rulings.ts';
import type { Tested } from '../scores.ts';
import { metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { allDegrees } from '../test/matters.ts';
import { testNumbers } from '../test/numbers.ts';
import { term } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { enemiesOf } from './contributors.ts';

/** The Scores that may be rolled (PE-AOA-3), with the attack manners they belong to. */
const ways: readonly { readonly tested: Tested; readonly manners: readonly Means['manner'][] }[] = [
  { tested: { score: 'melee' }, manners: ['melee'] },
  { tested: { score: 'ballistic' }, manners: ['ballistic', 'thrown'] },
  { tested: { magic: true }, manners: ['magic'] },
];

/** The test of a contributor, with the Score that gives the highest target, and that target. */
export function allOutTest(fight: Fight, id: Id): { readonly spec: TestSpec; readonly target: number } {
  const [first, ...others] = ways.map((way) => rollOf(fight, id, way)) as [Roll, ...Roll[]];
  return others.reduce((best, roll) => (worthOf(roll) > worthOf(best) ? roll : best), first);
}

interface Roll {
  readonly spec: TestSpec;
  readonly target: number;
  /** Whether it fails automatically, like shooting while Blinded (PE-INJ-9). */
  readonly fails: boolean;
}

const worthOf = ({ target, fails }: Roll): number => (fails ? Number.NEGATIVE_INFINITY : target);

function rollOf(fight: Fight, who: Id, { tested, manners }: (typeof ways)[number]): Roll {
  const clause = 'PE-AOA-3';
  const spec: TestSpec = {
    who,
    tested,
    kind: 'attack',
    clause,
    purpose: 'all-out',
    edge: [term(1, 'All-Out Attack', clause), ...rowsOf(fight, one(fight, who), manners)],
    fumbles: true,
    needs: manners.includes('ballistic') ? 'sight' : undefined,
    matters: allDegrees,
  };
  const { target, fails } = testNumbers(fight, spec);
  return { spec, target: target.value, fails: fails !== null };
}

/**
 * PE-R81: Augments on attacks, which lie on the roller (PE-ACT-37); with `fullRows` all Advantages and Disadvantages of
 * an attack of this manner on the nearest enemy.
 */
function rowsOf(fight: Fight, who: Combatant, manners: readonly Means['manner'][]): readonly Term[] {
  const own = augmentEdge(fight, who, 'attacks');
  if (fight.rulings.allOutModifiers === 'flatPlusOwn') return own;
  const means = meansOf(fight, who).find(({ manner }) => manners.includes(manner));
  const target = nearestEnemy(fight, who);
  if (means === undefined || target === null) return own;
  const attack = {
    who: who.id,
    form: 'standard',
    means,
    targets: [target.id],
    at: null,
    pastProtector: false,
    edge: [],
    fate: 0,
    earns: false,
    unopposed: true,
  } as const;
  const ruling = rulingIds.allOutModifiers;
  return attackEdge(fight, attack, target).map((each) => ({ ...each, ruling: each.ruling ?? ruling }));
}

/** The nearest enemy, of equals the first in the order of the encounter. */
function nearestEnemy(fight: Fight, who: Combatant): Combatant | null {
  let nearest: Combatant | null = null;
  for (const enemy of enemiesOf(fight, who)) {
    if (nearest === null || metresBetween(fight, who, enemy) < metresBetween(fight, who, nearest)) {
      nearest = enemy;
    }
  }
  return nearest;
}
