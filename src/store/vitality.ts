/** How much somebody can still take: for the panels, which read everything from the store. */
export type { Vitality } from '../kernel/vitality.ts';
export { vitalHarm, vitality, vitalWords } from '../kernel/vitality.ts';
