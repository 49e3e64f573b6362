/** How much a combatant can still take, re-exported for the panels, which import code only from the store. */
export { vitality, vitalLoss, vitalWords } from '../kernel/vitality.ts';
