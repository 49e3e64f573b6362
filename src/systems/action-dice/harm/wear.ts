import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { livingOnly } from '../damage/types.ts';
import { hasHealth } from '../derived.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Damage } from './damage.ts';
import type { Layer } from './layers.ts';
import { layersOf } from './layers.ts';
import { isIgnored, wears } from './protect.ts';

/** Wear of one layer of armour by stopped damage (AD-ARM-2, AD-ARM-4, AD-ARM-7, AD-ARM-8, AD-R80 to AD-R82). */

interface Worn {
  readonly layer: Layer;
  readonly lost: number;
}

/**
 * AD-ARM-4, AD-R81: worn armour takes the stopped damage, the layer that protected first; what exceeds its Durability
 * passes to the next. Armour that cannot be worn down takes the rest and loses nothing (AD-ARM-8). `rest`: what is left
 * for a hide.
 */
function wearOf(
  fight: Fight,
  target: Combatant,
  damage: Damage,
  stopped: number,
  protector: Layer | null,
): { readonly worn: readonly Worn[]; readonly rest: number } {
  // AD-TYP-11: Toxic damage does not wear armour.
  if (stopped === 0 || damage.type === livingOnly) return { worn: [], rest: 0 };
  const mine = (layer: Layer): boolean => layer.item !== null && layer.item === protector?.item;
  const armors = target.sheet.armor.map(({ item }) => item);
  const order = layersOf(fight, target, damage.type)
    .filter((layer) => layer.item !== null && (mine(layer) || armors.includes(layer.item)))
    .filter((layer) => !isIgnored(fight.rulings, damage, layer))
    .sort((a, b) => Number(mine(b)) - Number(mine(a)));
  const worn: Worn[] = [];
  let rest = stopped;
  for (const layer of order) {
    if (!wears(fight.rulings, damage, layer)) return { worn, rest: 0 };
    const lost = Math.min(rest, layer.left);
    if (lost > 0) worn.push({ layer, lost });
    rest -= lost;
  }
  return { worn, rest };
}

/** Wears down the armour of the target. Returns what its hide has to bear (AD-R82), 0 unless `wearerDurability`. */
export function wearDown(table: Table, damage: Damage, stopped: number, protector: Layer | null): number {
  const { fight } = table;
  const target = one(fight, damage.who);
  const { worn, rest } = wearOf(fight, target, damage, stopped, protector);
  const spared =
    worn.length > 0 &&
    fight.rulings.armorWear === 'gm' &&
    table.ask(wearQuestion(damage.who, worn)).option === 'spared';
  for (const { layer, lost } of spared ? [] : worn) {
    const { item, most, left } = layer;
    if (item === null) continue;
    const total = most - left + lost;
    table.tell({ fact: 'wear', who: damage.who, item, lost, worn: total, ruined: lost === left });
  }
  const hide = protector !== null && protector.item === null && hasHealth(target.sheet, fight.rulings);
  return hide && fight.rulings.naturalArmor === 'wearerDurability' ? rest : 0;
}

const wearQuestion = (who: Id, worn: readonly Worn[]): Question => ({
  id: 'gm.wear',
  clause: 'AD-ARM-2',
  for: 'gm',
  about: { who, lost: worn.reduce((sum, { lost }) => sum + lost, 0), ruling: rulingIds.armorWear },
  options: () => [
    {
      id: 'wears',
      label: `It loses ${worn.map(({ layer, lost }) => `${lost} (${layer.name})`).join(', ')}`,
      clause: 'AD-ARM-2',
      group: 'gm',
    },
    { id: 'spared', label: 'It loses nothing', clause: 'AD-ARM-2', group: 'gm' },
  ],
  read: ({ option }) =>
    option === 'wears' || option === 'spared' ? { option } : onlyAnswers('wears or spared', 'AD-ARM-2'),
});
