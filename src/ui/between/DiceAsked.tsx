import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';

/** A random face of a die with this many sides, from the browser's `crypto`. */
function rolled(sides: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1 + Math.floor((word / 2 ** 32) * sides);
}

/** The dice of a deed between fights: real ones are entered, digital ones rolled. */
export function DiceAsked(props: {
  readonly sides: readonly number[];
  readonly why: string;
  readonly onFaces: (faces: readonly number[]) => void;
}) {
  const { sides, why, onFaces } = props;
  const [faces, setFaces] = useState<readonly number[]>(sides.map(() => 1));
  return (
    <fieldset className="grid gap-3 rounded-control border border-accent p-3">
      <legend className="px-1 text-small">{why}</legend>
      {sides.map((size, place) => (
        <NumberStepper
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have a place and nothing else
          key={place}
          label={`d${size}${sides.length > 1 ? `, number ${place + 1}` : ''}`}
          value={faces[place] ?? 1}
          min={1}
          max={size}
          onChange={(face) => setFaces(faces.map((one, at) => (at === place ? face : one)))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Dices aria-hidden className="size-5" />}
          onPress={() => onFaces(sides.map((size) => rolled(size)))}
        >
          Roll for me
        </Button>
        <Button kind="primary" onPress={() => onFaces(faces)}>
          That is what they show
        </Button>
      </div>
    </fieldset>
  );
}
