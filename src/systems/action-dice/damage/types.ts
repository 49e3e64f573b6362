import type { ConditionId } from '../conditions/catalogue.ts';
import type { Rulings } from '../rulings.ts';

/** Damage types (AD-TYP-1 and the rest of its section). */

export const damageTypes = [
  'kinetic',
  'thermal',
  'cold',
  'electrical',
  'radiation',
  'chemical',
  'sonic',
  'toxic',
  'umbral',
  'entropic',
  'crystal',
  'aetheric',
  'lucent',
] as const;
export type DamageType = (typeof damageTypes)[number];

interface TypeRow {
  readonly name: string;
  readonly clause: string;
  /** AD-TYP-3; `null` without an opposite. */
  readonly opposite: DamageType | null;
  /** AD-R89 `sampleRiders`: the condition of those it has harmed. */
  readonly rider?: ConditionId;
}

export const typeTable: { readonly [type in DamageType]: TypeRow } = {
  kinetic: { name: 'Kinetic', clause: 'AD-TYP-4', opposite: null },
  thermal: { name: 'Thermal', clause: 'AD-TYP-5', opposite: null, rider: 'burning' },
  cold: { name: 'Cold', clause: 'AD-TYP-6', opposite: null, rider: 'frozen' },
  electrical: { name: 'Electrical', clause: 'AD-TYP-7', opposite: null, rider: 'stunned' },
  radiation: { name: 'Radiation', clause: 'AD-TYP-8', opposite: null },
  chemical: { name: 'Chemical', clause: 'AD-TYP-9', opposite: null, rider: 'weakened' },
  sonic: { name: 'Sonic', clause: 'AD-TYP-10', opposite: null, rider: 'stunned' },
  toxic: { name: 'Toxic', clause: 'AD-TYP-11', opposite: null },
  umbral: { name: 'Umbral', clause: 'AD-TYP-12', opposite: 'lucent' },
  entropic: { name: 'Entropic', clause: 'AD-TYP-14', opposite: 'crystal' },
  crystal: { name: 'Crystal', clause: 'AD-TYP-14', opposite: 'entropic' },
  aetheric: { name: 'Aetheric', clause: 'AD-TYP-15', opposite: 'aetheric' },
  lucent: { name: 'Lucent', clause: 'AD-TYP-13', opposite: 'umbral', rider: 'dazed' },
};

/** AD-TYP-4: the subtypes of kinetic damage. */
export const kineticKinds = ['cutting', 'piercing', 'impact'] as const;
export type KineticKind = (typeof kineticKinds)[number];

/** AD-ARM-5, AD-R83: whether armour that lists no types protects from this one. */
export const isPhysical = (type: DamageType, { physicalTypes }: Pick<Rulings, 'physicalTypes'>): boolean =>
  type === 'kinetic' ||
  (physicalTypes === 'kineticChemicalSonic' && (type === 'chemical' || type === 'sonic'));

/**
 * AD-TYP-8: the type against which armour does not count unless it lists it. AD-TYP-11: the type that harms only the
 * living.
 */
export const passesArmor: DamageType = 'radiation';
export const livingOnly: DamageType = 'toxic';
