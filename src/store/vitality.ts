/** How much somebody can still take: for the panels, which read everything from the store. */
export { vitalHarm, vitality, vitalWords } from '../kernel/vitality.ts';
