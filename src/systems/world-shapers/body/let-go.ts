import type { Facts } from '../facts/index.ts';
import type { Combatant } from '../state.ts';

/** WS-R74, WS-ADV-11, WS-GEN-13: whoever goes Down, dies or surrenders loses its held actions, and its grabs end. */
export const lettingGo = ({ id, held, grabbing }: Combatant): readonly Facts[] => [
  ...held.map((each): Facts => ({ fact: 'held-lost', who: id, id: each.id, why: 'down' })),
  ...grabbing.map((other): Facts => ({ fact: 'grab-ended', who: other, by: id, why: 'out' })),
];

/** WS-GEN-13: it surrenders. It can still be held itself. */
export const surrendering = (who: Combatant): readonly Facts[] => [
  ...lettingGo(who),
  { fact: 'surrendered', who: who.id, on: true },
];
