import { judgeSide } from '../../documents/by-hand.ts';
import { overrideWith } from '../../engine/hand.ts';
import { apply } from './apply/index.ts';
import type { Facts } from './facts/index.ts';
import { setPool, setTrack } from './override-numbers.ts';
import { place, setOut } from './override-places.ts';
import { setCondition } from './override-states.ts';
import { addCombatant, moveItem, setDoor } from './override-things.ts';
import { setActive, setInitiative } from './override-turns.ts';
import type { Combatant, Fight } from './state.ts';
import { copy } from './state.ts';

const clause = 'AD-DIE-18';

/** The game master's hand: each change as the facts that carry it out, or a refusal (AD-DIE-18). */
export const override = overrideWith<Combatant, Fight, Facts>({
  clause,
  copy,
  apply,
  track: setTrack,
  pool: setPool,
  condition: setCondition,
  position: place,
  initiative: setInitiative,
  side: (_, who, side) => judgeSide(who, side, 'AD-ENC-1') ?? [{ fact: 'side', who: who.id, side }],
  add: addCombatant,
  remove: (_, { id: who }) => [{ fact: 'removed', who }],
  out: setOut,
  item: moveItem,
  door: setDoor,
  active: setActive,
});
