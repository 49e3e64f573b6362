import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useIdle } from '../../store/idle.ts';
import type { Pad } from '../hand/pad.ts';
import {
  back,
  burstsNext,
  dieName,
  isDieDone,
  isStarted,
  keysOf,
  nextSides,
  press,
  pressHalf,
  select,
} from '../hand/pad.ts';
import { unhurried } from '../hand/unhurried.ts';
import { pressable, Reason } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/IconButton.tsx';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { DieFace } from './DieFace.tsx';

/** The keys for the faces of the dice. The last key completes the pad. */
export function DicePad({ pad, onChange }: { readonly pad: Pad; readonly onChange: (pad: Pad) => void }) {
  const die = pad.dice[pad.at];
  if (!die) return null;
  const chain = pad.chains[pad.at] ?? [];
  const sides = nextSides(die, chain);
  const again = burstsNext(die, chain);
  const fresh = chain.length === 0 || isDieDone(pad, pad.at);
  const then = nextSides(die, [sides]);
  const burst = fresh
    ? `A ${sides} bursts: roll ${then === sides ? 'it again' : `a d${then}`}, and both count.`
    : `The ${chain.at(-1)} bursts: what does ${sides === die.sides ? 'it' : `a d${sides}`} show now?`;
  return (
    <section aria-label="Faces of the dice" className="@container grid gap-3">
      <div className="flex min-h-touch-min items-center gap-2">
        {pad.dice.length > 1 ? (
          <Slots pad={pad} onChange={onChange} />
        ) : (
          <p className="min-w-0 flex-1 text-small font-medium">
            What does the {dieName(die)} show?
            {keysOf(die) === 'percentile' && <span className="text-faint"> 00 and 0 is 100.</span>}
            {chain.length > 0 && <span className="text-faint"> {chain.join(' + ')} and on:</span>}
          </p>
        )}
        {(pad.dice.length > 1 || isStarted(pad)) && (
          <IconButton
            label="Take back the last key"
            size="min"
            icon={<Delete aria-hidden className="size-5" />}
            refused={isStarted(pad) ? undefined : { because: 'Nothing is typed yet.' }}
            onPress={() => onChange(back(pad))}
          />
        )}
      </div>
      {/* Takes its room for every die of a roll in which one bursts, so that the keys stay where they are. */}
      {pad.dice.some((one) => burstsNext(one, [])) && (
        <p className={cx('text-small text-faint', !again && fresh && 'invisible')}>{burst}</p>
      )}
      {keysOf(die) === 'percentile' ? (
        <Percentile pad={pad} onChange={onChange} />
      ) : (
        <FaceKeys
          sides={sides}
          again={again}
          chosen={chain.at(-1)}
          onPress={(face) => onChange(press(pad, face))}
        />
      )}
    </section>
  );
}

/** The dice of the pool: the highlighted one is typed next; a tap selects another. */
function Slots({ pad, onChange }: { readonly pad: Pad; readonly onChange: (pad: Pad) => void }) {
  return (
    <ul className="flex min-w-0 flex-1 flex-wrap gap-2" aria-label="Dice">
      {pad.dice.map((die, index) => {
        const chain = pad.chains[index] ?? [];
        const on = index === pad.at;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice do not change places
          <li key={index}>
            <button
              type="button"
              aria-pressed={on}
              aria-label={`${dieName(die)}${chain.length > 0 ? `: ${chain.join(' + ')}` : ', not typed yet'}`}
              onClick={() => onChange(select(pad, index))}
              className={cx(
                'flex min-h-touch-min min-w-touch-min flex-col items-center justify-center rounded-control border px-1 py-0.5',
                on ? 'border-accent ring-2 ring-accent' : 'border-line',
              )}
            >
              <DieFace
                sides={die.sides}
                face={chain.length > 0 ? chain.join('+') : '?'}
                undecided={!isDieDone(pad, index)}
                real={chain.length > 0}
              />
              {die.label !== undefined && (
                <span className="max-w-24 truncate text-fine text-faint">{die.label}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Grid columns that make all rows equally long, with keys at least 48 px wide: a d8 is 4 + 4, never 6 + 2. */
function rowsOfKeys(sides: number): string {
  switch (sides) {
    case 6:
      return 'grid-cols-3 @sm:grid-cols-6';
    case 8:
      return 'grid-cols-4 @lg:grid-cols-8';
    case 12:
      return 'grid-cols-4 @sm:grid-cols-6';
    case 10:
    case 20:
      return 'grid-cols-5 @xl:grid-cols-10';
    default:
      return sides < 6 ? 'grid-cols-4' : 'grid-cols-5';
  }
}

/** A key for a face, or half of one. In a tab that cannot change the fight it says so instead. */
function FaceKey(props: {
  readonly children: ReactNode;
  readonly slip: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly label?: string;
  readonly bursts?: boolean;
}) {
  const { slip, chosen, onPress, bursts = false } = props;
  const because = useIdle();
  const why = useRef<PopoverHandle>(null);
  const whyId = useId();
  const press = (key: HTMLElement): void =>
    because === null ? unhurried(slip, onPress) : why.current?.open(key);
  return (
    <>
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={props.label}
        aria-disabled={because === null ? undefined : true}
        aria-describedby={because === null ? undefined : whyId}
        onClick={(event) => press(event.currentTarget)}
        className={cx(
          'min-h-touch border text-number font-semibold',
          pressable,
          because === null ? 'border-line bg-raised' : 'border-dashed border-edge text-faint',
          chosen && 'ring-2 ring-accent',
          because === null && bursts && 'border-accent',
        )}
      >
        {props.children}
      </button>
      {because !== null && <Reason handle={why} id={whyId} why={{ because }} />}
    </>
  );
}

function FaceKeys({
  sides,
  again,
  chosen,
  onPress,
}: {
  readonly sides: number;
  /** Whether the highest face bursts into another die. */
  readonly again: boolean;
  readonly chosen: number | undefined;
  readonly onPress: (face: number) => void;
}) {
  return (
    <div className={cx('grid gap-2', rowsOfKeys(sides))}>
      {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
        <FaceKey
          key={face}
          slip={`face ${face}`}
          chosen={face === chosen}
          bursts={again && face === sides}
          onPress={() => onPress(face)}
        >
          {face}
          {again && face === sides && <span className="text-fine font-normal"> again</span>}
        </FaceKey>
      ))}
    </div>
  );
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

function Percentile({ pad, onChange }: { readonly pad: Pad; readonly onChange: (pad: Pad) => void }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      {(['tens', 'ones'] as const).map((half) => (
        <fieldset
          key={half}
          aria-label={half}
          className="grid grid-cols-2 content-start gap-2 @lg:grid-cols-5"
        >
          <p aria-hidden className="col-span-full text-fine text-faint">
            {half === 'tens' ? 'Tens' : 'Ones'}
          </p>
          {digits.map((digit) => (
            <FaceKey
              key={digit}
              slip={`${half} ${digit}`}
              chosen={pad[half] === digit}
              label={half === 'tens' ? `${digit}0` : String(digit)}
              onPress={() => onChange(pressHalf(pad, half, digit))}
            >
              {half === 'tens' ? `${digit}0` : digit}
            </FaceKey>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
