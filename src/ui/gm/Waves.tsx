import { Hourglass } from 'lucide-react';
import type { WaveDeed, WaveView } from '../../protocol/messages.ts';
import { table } from '../../store/table.ts';
import { Button } from '../kit/Button.tsx';
import { peopleWords, useWaves, whenWords } from './waves.ts';

/** The waves still to come, with buttons to call them early, hold them back or release them. */
export function Waves({ onCalled }: { readonly onCalled: () => void }) {
  const waves = useWaves();
  if (waves.length === 0) return null;
  return (
    <section aria-label="Still to come" className="grid gap-2">
      <h3 className="text-body font-semibold">Still to come</h3>
      <ul className="grid gap-2">
        {waves.map((wave) => (
          <li key={wave.id}>
            <OneWave wave={wave} onCalled={onCalled} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneWave({ wave, onCalled }: { readonly wave: WaveView; readonly onCalled: () => void }) {
  const does = (deed: WaveDeed): Promise<boolean> => table.wave(wave.id, deed);
  const call = async (): Promise<void> => {
    if (await does('call')) onCalled();
  };
  return (
    <div className="grid gap-2 rounded-control border border-line bg-raised p-3">
      <p className="flex items-center gap-2">
        <Hourglass aria-hidden className="size-4 shrink-0 text-faint" />
        <span className="min-w-0 flex-1 font-medium">{wave.name}</span>
        <span className="text-fine text-faint">{whenWords(wave)}</span>
      </p>
      <p className="text-small text-faint">{peopleWords(wave.people)}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="min" kind="primary" onPress={() => void call()}>
          Call {wave.name} now
        </Button>
        {(wave.held || wave.round !== null) && (
          <Button size="min" onPress={() => void does(wave.held ? 'release' : 'hold')}>
            {wave.held ? 'Let it come' : 'Hold it back'}
          </Button>
        )}
      </div>
    </div>
  );
}
