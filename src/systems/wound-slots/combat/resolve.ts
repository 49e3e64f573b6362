import { dice } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { levelFor, placeFor } from '../body/slots.ts';
import { dealWound } from '../body/wound.ts';
import type { Level } from '../levels.ts';
import { rankOf } from '../levels.ts';
import { sumReaching } from '../roll/matters.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { inPlaceOf, marksFor } from './attack-spec.ts';
import { finalDamage, plainDamage } from './damage.ts';
import { forms } from './forms.ts';
import { lightningCentre, spreadLightning } from './lightning.ts';
import { chosenLevel } from './nonlethal.ts';
import type { Rolled } from './roll.ts';
import { rollAttack, tellResult } from './roll.ts';
import type { Attack } from './types.ts';
import { submerged } from './water.ts';

/** An attack from its roll to the wound (SL-ATK-6, steps 4 to 13). */

/** Resolves an attack that is declared, legal and paid for. */
export function resolveAttack(table: Table, attack: Attack): void {
  rollAttack(table, attack, (rolled) => {
    // SL-UWC-6: determined before the wound, after which a swimmer may have sunk or a mount bolted.
    const centre = lightningCentre(table, rolled);
    if (rolled.hit) strike(table, rolled);
    else tellResult(table, rolled, rolled.lostHold ? 'lost-hold' : 'missed');
    if (centre) spreadLightning(table, rolled, centre);
  });
}

/**
 * SL-OFF-8: Strong Attack's 1d6, rolled only on a hit, for penetrating attacks too (SL-ATK-9). `sofar`: the final
 * damage without it. Only the wound level it leads to matters.
 */
function extraDice(table: Table, { attack, target }: Rolled, sofar: Total): readonly Term[] {
  if (!forms[attack.form].die) return [];
  const value = table.draw(dice(1, 6), sumReaching(marksFor(sofar.value)), {
    clause: 'SL-OFF-8',
    for: attack.who,
    purpose: 'damage',
    against: target,
    with: attack.means.id,
  });
  return [{ value, op: 'add', label: 'strong', clause: 'SL-OFF-8' }];
}

/** Resolves a hit: damage, level, slot, and further effects of the wound. */
function strike(table: Table, rolled: Rolled): void {
  const { attack, defense, total } = rolled;
  const { fight } = table;
  const { means, form } = attack;
  const target = inPlaceOf(fight, rolled.target, attack.target);
  const plain = plainDamage(fight, attack, target);
  const finally_ = (damage: Total): Total =>
    finalDamage(fight, attack, target, { attackTotal: total, damage, defense });
  const damage = fold([...plain.terms, ...extraDice(table, rolled, finally_(plain))]);
  const final = finally_(damage);
  const found = levelFor(final.value, fight.rulings);
  const { steps } = forms[form];
  const none = placeFor(found, steps, target, fight.rulings) === 'none';
  tellResult(table, rolled, none ? 'no-wound' : 'hit');
  const level = form === 'nonlethal' ? chosenLevel(table, attack.who, rolled.target, found) : found;
  table.tell({
    fact: 'harm',
    who: rolled.target,
    by: attack.who,
    with: means.id,
    damage,
    final,
    level,
    ...(steps === 0 ? {} : { steps }),
  });
  const placed = dealWound(table, {
    who: rolled.target,
    by: attack.who,
    with: means.id,
    level,
    steps,
    ...(form === 'nonlethal' ? { mercy: true } : {}),
  });
  bring(table, attack, rolled.target, placed);
  envenom(table, attack, rolled.target, placed);
}

/** SL-CND-11: a wound from a venomous weapon poisons, unless the same poison is already in effect. */
function envenom(table: Table, { means }: Attack, id: Id, placed: Level | null): void {
  const poison = means.weapon?.poison;
  const { poisons, out } = one(table.fight, id);
  if (!poison || placed === null || out === 'dead' || poisons.some((one) => one.id === poison.id)) return;
  table.tell({ fact: 'poisons', who: id, poisons: [...poisons, poison], clause: 'SL-CND-11' });
}

/** SL-CND-10, SL-UWC-5: a wound by a spell may leave the target bleeding or burning. Nothing burns in water. */
function bring(table: Table, { means }: Attack, id: Id, placed: Level | null): void {
  const does = means.spell?.does;
  if (does?.deed !== 'attack' || !does.brings || placed === null) return;
  const { condition, level, from } = does.brings;
  const who = one(table.fight, id);
  if (rankOf(placed) < from || who[condition] >= level || who.out === 'dead') return;
  if (condition === 'burning' && submerged(table.fight, who)) return;
  table.tell({ fact: condition, who: id, level, clause: 'SL-CND-10' });
}
