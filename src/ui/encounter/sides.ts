import { openSides } from '../../store/quick.ts';
import { sidesOf } from '../kit/sides.ts';
import type { Cast } from './cast.ts';

/** The sides of an encounter, with the usual ones added until there are two besides those of things. */
export function sidesFor(everybody: Cast): ReturnType<typeof sidesOf> {
  const there = sidesOf({ combatants: everybody });
  const missing = 2 - there.filter(({ look }) => look !== 'thing').length;
  if (missing <= 0) return there;
  const [heroes, foes] = openSides;
  const usual = [
    { side: heroes, player: true },
    { side: foes, player: false },
  ];
  // If there is one side, the next combatant is usually against it.
  const more = (missing === 1 ? [...usual].reverse() : usual)
    .filter(({ side }) => !there.some((one) => one.side === side))
    .slice(0, missing);
  return sidesOf({ combatants: { ...everybody, ...Object.fromEntries(more.map((one) => [one.side, one])) } });
}
