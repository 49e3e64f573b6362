import { ChartNoAxesColumn, PencilRuler, Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Json } from '../../kernel/json.ts';
import type { Preface } from '../../store/library.ts';
import { Button, pressable } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';
import { focusItem } from '../kit/focusItem.ts';
import { intoSight } from '../kit/intoSight.ts';
import { RulingsLine } from '../rulings/RulingsLine.tsx';
import { Sides } from './Sides.tsx';
import { systemPlace } from './SystemLinks.tsx';
import { useMakeOwn } from './useMakeOwn.ts';
import { Wrong } from './Wrong.tsx';

type SampleEntry = Preface['pack']['encounters'][number];

/** The ids of systems whose lists are unfolded on phones; remembered for when the user returns to the page. */
const unfolded = new Set<string>();

/**
 * A system with its ready-made encounters, each started with one tap. On phones only the first is shown at once, so
 * that the page stays short.
 */
export function Samples({
  system,
  busy,
  onStart,
  onForecast,
  more,
}: {
  readonly system: Preface;
  readonly busy: boolean;
  readonly onStart: (encounter: Json) => void;
  readonly onForecast: (sample: SampleEntry) => void;
  /** Further actions for the system. */
  readonly more: ReactNode;
}) {
  const { encounters } = system.pack;
  const { makeOwn, failed } = useMakeOwn();
  const list = useRef<HTMLUListElement>(null);
  const [whole, setWhole] = useState(() => unfolded.has(system.id));
  return (
    <section
      id={systemPlace(system.id)}
      aria-label={system.name}
      tabIndex={-1}
      className="wt-card grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 p-4 outline-none"
    >
      <header className="flex flex-wrap items-start justify-end gap-3">
        <div className="min-w-0 flex-[1_1_28rem]">
          <h3 className="text-body font-semibold">{system.name}</h3>
          <p className="text-small text-faint">{system.about}</p>
          <RulingsLine system={system.id} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:-mx-3 max-sm:w-[calc(100%+1.5rem)] sm:justify-end">
          {more}
        </div>
      </header>
      <ul ref={list} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {encounters.map((sample, at) => (
          <li
            key={sample.id}
            className={cx('grid grid-rows-[1fr_auto]', at > 0 && !whole && 'max-sm:hidden')}
          >
            <Sample
              sample={sample}
              pack={system.pack}
              busy={busy}
              onStart={() => onStart(sample.encounter)}
            />
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                kind="quiet"
                size="min"
                label={`How will it end? ${sample.name}`}
                icon={<ChartNoAxesColumn aria-hidden className="size-4 lg:hidden" />}
                onPress={() => onForecast(sample)}
              >
                How will it end?
              </Button>
              <Button
                kind="quiet"
                size="min"
                label={`Make it your own: ${sample.name}`}
                icon={<PencilRuler aria-hidden className="size-4 lg:hidden" />}
                onPress={() =>
                  void makeOwn({ system: system.id, name: sample.name, encounter: sample.encounter })
                }
              >
                Make it your own
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {encounters.length > 1 && !whole && (
        <Button
          size="min"
          wide
          className="sm:hidden"
          label={`All ${encounters.length} fights: ${system.name}`}
          onPress={() => {
            unfolded.add(system.id);
            flushSync(() => setWhole(true));
            focusItem(list.current, 1);
          }}
        >
          {`All ${encounters.length} fights`}
        </Button>
      )}
      {failed && (
        <div ref={intoSight} className="scroll-mb-4">
          <Wrong what={`${failed.name} cannot be kept.`} error={failed.error} />
        </div>
      )}
    </section>
  );
}

function Sample({
  sample,
  pack,
  busy,
  onStart,
}: {
  readonly sample: SampleEntry;
  readonly pack: Preface['pack'];
  readonly busy: boolean;
  readonly onStart: () => void;
}) {
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={onStart}
      className={cx(
        'flex h-full w-full flex-col gap-3 border border-line bg-raised p-3.5 text-left shadow-card',
        pressable,
      )}
    >
      <span className="flex items-center gap-2">
        <Swords aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="text-body font-semibold">{sample.name}</span>
      </span>
      <span className="flex-1 text-small text-faint">{sample.about}</span>
      <Sides encounter={sample.encounter} pack={pack} />
    </button>
  );
}
