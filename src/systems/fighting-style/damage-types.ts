import { z } from '../../documents/schemas.ts';

/** Types of damage by their group (FS-DMG-2). */
const damageGroupTypes = {
  physical: ['crushing', 'piercing', 'slashing'],
  magical: ['fire', 'frost', 'shock'],
  other: ['acid', 'force', 'necrotic', 'radiant', 'poison', 'psychic'],
} as const;

export type DamageGroup = keyof typeof damageGroupTypes;
export type DamageType = (typeof damageGroupTypes)[DamageGroup][number];

const damageGroups = ['physical', 'magical', 'other'] as const satisfies readonly DamageGroup[];
export const damageTypes = [
  ...damageGroupTypes.physical,
  ...damageGroupTypes.magical,
  ...damageGroupTypes.other,
] as const satisfies readonly DamageType[];

export const damageTypeSchema = z.enum(damageTypes);

const groupByType: ReadonlyMap<DamageType, DamageGroup> = new Map(
  damageGroups.flatMap((group) =>
    damageGroupTypes[group].map((type): [DamageType, DamageGroup] => [type, group]),
  ),
);

/** The group of a damage type (FS-DMG-2). */
export const groupOf = (type: DamageType): DamageGroup => groupByType.get(type) ?? 'other';

/** What a resistance or a vulnerability covers: a type, or a group with all its types (FS-RV-2). */
export const damageScopeSchema = z.enum([...damageTypes, ...damageGroups]);
export type DamageScope = DamageType | DamageGroup;

/** Whether a resistance or vulnerability to `scope` covers damage of this type (FS-RV-1, FS-RV-2). */
export const covers = (scope: DamageScope, type: DamageType): boolean =>
  scope === type || scope === groupOf(type);
