import { Clock } from 'lucide-react';
import type { Json } from '../../kernel/json.ts';
import type { Preface } from '../../store/library.ts';
import { SideMark } from '../kit/SideMark.tsx';
import { sidesOf } from '../kit/sides.ts';
import { sidesAtAGlance, wavesAtAGlance } from './glance.ts';

/** Who is on each side of an encounter, and who comes later, as far as it can be read: a row per side and wave. */
export function Sides({
  encounter,
  pack,
}: {
  readonly encounter: Json;
  readonly pack: Pick<Preface['pack'], 'heroes' | 'foes'>;
}) {
  const people = [...pack.heroes, ...pack.foes];
  const sides = sidesAtAGlance(encounter, people);
  const looks = sidesOf({
    combatants: Object.fromEntries(sides.map((one) => [one.side, one])),
  });
  return (
    <span className="grid gap-1.5">
      {sides.map((side) => {
        const look = looks.find((one) => one.side === side.side);
        return (
          <span key={side.side} className="flex items-center gap-2 text-small">
            {look && <SideMark style={look} size={20} quiet />}
            <span className="min-w-0">{side.names}</span>
          </span>
        );
      })}
      {wavesAtAGlance(encounter, people).map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two waves may be alike
        <span key={at} className="flex items-center gap-2 text-small text-faint">
          <Clock aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0">{words}</span>
        </span>
      ))}
    </span>
  );
}
