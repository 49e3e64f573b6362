import { useState } from 'react';
import { Chip } from '../kit/Chip.tsx';
import { SideMark } from '../kit/SideMark.tsx';
import type { SideStyle } from '../kit/sides.ts';
import { sideCalled } from '../kit/sides.ts';
import { TextField } from '../kit/TextField.tsx';

/** A choice of one of the existing sides, or of another by its name. */
export function SideChoice(props: {
  readonly label: string;
  readonly sides: readonly SideStyle[];
  readonly value: string;
  readonly onPick: (side: string) => void;
}) {
  const { label, sides, value, onPick } = props;
  const [other, setOther] = useState(false);
  const isNew = !sides.some(({ side }) => side === value);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="wt-eyebrow pb-1.5">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {sides.map((style) => (
          <Chip
            key={style.side}
            size="touch"
            pressed={style.side === value}
            icon={<SideMark style={style} size={18} quiet />}
            onPress={() => {
              setOther(false);
              onPick(style.side);
            }}
          >
            {style.side}
          </Chip>
        ))}
        <Chip size="touch" pressed={other || isNew} onPress={() => setOther(true)}>
          Another side …
        </Chip>
      </div>
      {(other || isNew) && (
        <TextField
          label="Name of the other side"
          value={isNew ? value : ''}
          longest={40}
          onCommit={(side) => {
            setOther(false);
            onPick(sideCalled(sides, side));
          }}
        />
      )}
    </fieldset>
  );
}
