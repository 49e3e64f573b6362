import { useTable } from '../../store/table.ts';
import { hand } from '../hand/hand.ts';
import { Segmented } from '../kit/Segmented.tsx';
import { doorsIn } from './doors.ts';

const states = [
  { id: 'open', label: 'Open' },
  { id: 'shut', label: 'Shut' },
] as const;

/** Opens and shuts doors and windows, each at once. */
export function Doors() {
  const view = useTable((state) => state.view);
  const doors = view ? doorsIn(view) : [];
  if (doors.length === 0) return null;
  return (
    <section aria-label="Doors and windows" className="grid grid-cols-1 gap-3">
      <p className="wt-eyebrow">Doors and windows</p>
      {doors.map(({ id, words, open }) => (
        <div key={id} className="grid grid-cols-[1fr_auto] items-center gap-3">
          <p className="text-small text-faint">{words}</p>
          <Segmented
            size="min"
            label={words}
            segments={states}
            value={open ? 'open' : 'shut'}
            onPick={(state) => {
              const change = { change: 'door', door: id, open: state === 'open' } as const;
              if (change.open !== open) void hand.override([change], 'Opened or shut by hand');
            }}
          />
        </div>
      ))}
    </section>
  );
}
