import type { Id } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { levelFor } from '../body/slots.ts';
import { dealWound } from '../body/wound.ts';
import { refuse } from '../refusal.ts';
import { leastWild } from '../roll/dice.ts';
import { rulingIds } from '../rulings.ts';
import { sideOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { rollDefense, rollsDefense } from './against.ts';
import { inPlaceOf } from './attack-spec.ts';
import { finalDamage, meansDamage } from './damage.ts';
import { defenseOf } from './defense.ts';
import type { Rolled } from './roll.ts';
import { inWater, submerged } from './water.ts';

/** Lightning below the surface also strikes those nearby (SL-UWC-6). */

const clause = 'SL-UWC-6';

/** 3 feet to a yard, 1 damage for each foot. */
const lostPerYard = 3;

/** The struck combatant as it stands at that moment, if the lightning spreads from it; else `null`. */
export function lightningCentre({ fight }: Table, { attack, target, lostHold }: Rolled): Combatant | null {
  if (attack.means.damageType !== 'lightning' || lostHold) return null;
  const struck = inPlaceOf(fight, target, attack.target);
  return submerged(fight, struck) ? struck : null;
}

/**
 * Applies the same roll to everyone else in the water who is near enough, the caster included. By SL-R88 `gm` the game
 * master picks among them.
 */
export function spreadLightning(table: Table, rolled: Rolled, centre: Combatant): void {
  const { fight } = table;
  const near = fight.listing.filter((id) => reaches(fight, rolled, centre, id));
  if (near.length === 0) return;
  const struck = fight.rulings.lightningSpread === 'gm' ? named(table, rolled, centre, near) : near;
  for (const id of struck) shock(table, rolled, centre, id);
}

const yardsFrom = (fight: Fight, centre: Combatant, who: Combatant): number =>
  yardsApart(fight, who.cell, sideOf(fight, who), centre.cell, sideOf(fight, centre));

/**
 * Whether the roll, weakened by distance, hits this one for at least 0 damage. If Defenses are rolled, the lowest
 * possible roll is assumed.
 */
function reaches(fight: Fight, rolled: Rolled, centre: Combatant, id: Id): boolean {
  const who = one(fight, id);
  if (id === rolled.target || !present(who) || !inWater(fight, who)) return false;
  const rolls = rollsDefense(fight, id, rolled.attack.means.against);
  return strikesHome(shockOf(fight, rolled, centre, who, rolls ? leastWild(fight.rulings) : undefined));
}

interface Shock {
  readonly hit: boolean;
  readonly damage: Total;
  readonly final: Total;
}

const strikesHome = ({ hit, final }: Shock): boolean => hit && final.value >= 0;

function shockOf(
  fight: Fight,
  rolled: Rolled,
  centre: Combatant,
  who: Combatant,
  natural: number | undefined,
): Shock {
  const { attack, total } = rolled;
  const from = one(fight, attack.who);
  const defense = defenseOf(fight, who, attack.means.against, { from, rolled: natural });
  const own = attack.means.penetrating ? [] : meansDamage(fight, from, who, attack);
  const damage = fold(own);
  const away: Term = {
    value: -lostPerYard * yardsFrom(fight, centre, who),
    op: 'add',
    label: 'distance',
    clause,
    ruling: rulingIds.lightningSpread,
  };
  const final = finalDamage(fight, attack, who, { attackTotal: total, damage, defense }, [away]);
  return { hit: total >= defense.value, damage, final };
}

function shock(table: Table, rolled: Rolled, centre: Combatant, id: Id): void {
  const { attack } = rolled;
  const { against } = attack.means;
  const natural = rollsDefense(table.fight, id, against)
    ? rollDefense(table, id, attack.who, against)
    : undefined;
  const shocked = shockOf(table.fight, rolled, centre, one(table.fight, id), natural);
  if (!strikesHome(shocked)) return;
  const { damage, final } = shocked;
  const level = levelFor(final.value, table.fight.rulings);
  const [by, means] = [attack.who, attack.means.id];
  table.tell({ fact: 'harm', who: id, by, with: means, damage, final, level });
  dealWound(table, { who: id, by, with: means, level, steps: 0 });
}

/** SL-R88 `gm`: those near whom the game master picks. */
function named(table: Table, rolled: Rolled, centre: Combatant, near: readonly Id[]): readonly Id[] {
  const { who } = table.ask(question(table.fight, rolled, centre, near));
  return near.filter((id) => Array.isArray(who) && who.includes(id));
}

const question = (fight: Fight, rolled: Rolled, centre: Combatant, near: readonly Id[]): Question => ({
  id: 'lightning',
  clause,
  for: 'gm',
  about: { caster: rolled.attack.who, target: rolled.target },
  options: () => [
    {
      id: 'strikes',
      label: 'The lightning strikes',
      clause,
      group: 'gm',
      needs: {
        who: {
          kind: 'some',
          label: 'Whom',
          oneOf: near.map((id) => ({
            id,
            label: one(fight, id).sheet.name,
            note: `${yardsFrom(fight, centre, one(fight, id))} yd`,
          })),
          min: 0,
          max: near.length,
        },
      },
    },
  ],
  read({ option, who = [] }): Choice | Refusal {
    if (option !== 'strikes') return refuse('noSuchThing', 'the answer is strikes', clause, 'option');
    if (!Array.isArray(who) || !who.every((id) => typeof id === 'string' && near.includes(id))) {
      return refuse('noSuchThing', `those near are ${near.join(', ')}`, clause, 'who');
    }
    return { option, who: [...who] };
  },
});
