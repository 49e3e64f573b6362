import type { Facts } from '../facts/index.ts';
import { leftBehind } from '../riding/riding.ts';
import type { Combatant, Fight } from '../state.ts';

/** WS-R74, WS-ADV-11, WS-GEN-13: whoever goes Down, dies or surrenders loses its held actions, and its grabs end. */
export const lettingGo = ({ id, held, grabbing }: Combatant): readonly Facts[] => [
  ...held.map((each): Facts => ({ fact: 'held-lost', who: id, id: each.id, why: 'down' })),
  ...grabbing.map((other): Facts => ({ fact: 'grab-ended', who: other, by: id, why: 'out' })),
];

/** It leaves the field for good, as `how` says: it lets go, and whoever clings to it comes off (WS-ADV-5). */
export const leaving = (fight: Fight, who: Combatant, how: Facts): readonly Facts[] => [
  ...lettingGo(who),
  how,
  ...leftBehind(fight, who),
];

/** WS-GEN-13: it surrenders. It can still be held itself. */
export const surrendering = (who: Combatant): readonly Facts[] => [
  ...lettingGo(who),
  { fact: 'surrendered', who: who.id, on: true },
];
