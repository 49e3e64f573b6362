import { Plus } from 'lucide-react';
import { Chip } from '../kit/Chip.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { Group, WaveWords } from './waves.ts';
import { mostWaves } from './waves.ts';

/** A choice of group: those who are there at the beginning, or a wave. */
export function WavePicker(props: {
  readonly label: string;
  readonly waves: readonly WaveWords[];
  readonly value: Group;
  readonly onPick: (group: Group) => void;
  /** Called to make a new wave. */
  readonly onNew: () => void;
}) {
  const { waves, value, onPick } = props;
  return (
    <fieldset>
      <legend className="wt-eyebrow pb-1.5">{props.label}</legend>
      <div className="flex flex-wrap gap-2">
        <Chip size="touch" pressed={value === null} onPress={() => onPick(null)}>
          At the beginning
        </Chip>
        {waves.map(({ id, name }) => (
          <Chip size="touch" key={id} pressed={value === id} onPress={() => onPick(id)}>
            {name}
          </Chip>
        ))}
        {waves.length < mostWaves && (
          <Chip size="touch" icon={<Plus aria-hidden className="size-4" />} onPress={props.onNew}>
            {waves.length === 0 ? 'Later' : 'Another wave'}
          </Chip>
        )}
      </div>
    </fieldset>
  );
}

/** The name of a wave and when it comes. */
export function WaveFields(props: {
  readonly wave: WaveWords;
  readonly onRename: (name: string) => void;
  readonly onArrival: (round: number | null) => void;
}) {
  const { wave, onArrival } = props;
  return (
    <section aria-label={wave.name} className="grid gap-3 rounded-card border border-line p-3">
      <TextField label="Name of the wave" value={wave.name} longest={60} onCommit={props.onRename} />
      <Segmented
        label="When it comes"
        segments={[
          { id: 'round', label: 'In a round' },
          { id: 'called', label: 'When called' },
        ]}
        value={wave.round === null ? 'called' : 'round'}
        onPick={(when) => onArrival(when === 'called' ? null : (wave.round ?? 2))}
      />
      {wave.round !== null && (
        <NumberStepper
          label="At the start of round"
          value={wave.round}
          min={1}
          max={99}
          onChange={(round) => onArrival(round)}
        />
      )}
    </section>
  );
}
