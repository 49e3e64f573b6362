/**
 * How an attack reaches its target: what decides evasion, Advantages and element (PE-ACT-3, PE-ACT-4). `thrown` is
 * tested with Melee; whether it counts as Ballistic is PE-R34.
 */
export const attackManners = ['melee', 'thrown', 'ballistic', 'magic'] as const;
export type AttackManner = (typeof attackManners)[number];
