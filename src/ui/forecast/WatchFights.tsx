import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ForecastSoFar } from '../../store/forecast.ts';
import { forecast } from '../../store/forecast.ts';
import { useTable } from '../../store/table.ts';
import { vary } from '../../store/vary.ts';
import { Button } from '../kit/Button.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';

/** Opens any fight of the forecast as a fight of the library, at its beginning: its timeline leads through it. */
export function WatchFights({ foreseen }: { readonly foreseen: ForecastSoFar }) {
  const [, go] = useLocation();
  const [number, setNumber] = useState(1);
  const { examples, fights } = foreseen.forecast;
  const [opens, setOpens] = useState(false);
  const watch = async (index: number): Promise<void> => {
    setOpens(true);
    // Comparisons that still run would keep the workers from it.
    vary.stop();
    // A failure of the table is told by the note of the app.
    const id = await forecast.watch(index).catch(() => null);
    setOpens(false);
    // Whoever has left meanwhile is not taken to it.
    if (id !== null && useTable.getState().fight?.id === id) go(`/fight/${encodeURIComponent(id)}`);
  };
  const refused = opens ? { because: 'It is being opened.' } : undefined;
  return (
    <section aria-label="Watch one of them" className="wt-card wt-noprint grid content-start gap-3 p-4">
      <h2 className="text-body font-semibold">Watch one of them</h2>
      <p role="status" className="text-small text-faint">
        {opens
          ? 'One moment: it is played and opened …'
          : 'It opens as a fight of its own. Its slider goes to any point, Redo one step on; do anything else, and you play on from there.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {Object.entries(examples)
          .sort(([, a], [, b]) => a - b)
          .map(([winner, index]) => (
            <Button
              key={winner}
              icon={<Eye aria-hidden className="size-5" />}
              refused={refused}
              onPress={() => void watch(index)}
            >
              {winner === '' ? 'One that nobody wins' : `One won by ${winner}`}
            </Button>
          ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <NumberStepper label="Number of the fight" value={number} min={1} max={fights} onChange={setNumber} />
        <Button
          icon={<Eye aria-hidden className="size-5" />}
          refused={refused}
          onPress={() => void watch(number - 1)}
        >
          Watch this one
        </Button>
      </div>
    </section>
  );
}
