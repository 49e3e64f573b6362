import {
  Bookmark,
  ChartNoAxesColumn,
  Check,
  LoaderCircle,
  RotateCcw,
  Swords,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { encounterDraft, useHomeless } from '../../store/encounter-draft.ts';
import { forecast } from '../../store/forecast.ts';
import { useSaveItem } from '../../store/library.ts';
import { canonical } from '../../store/written.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useStart } from '../library/useStart.ts';
import type { Trouble } from './trouble.ts';

/** What the rules say of the encounter as it stands, and what can be done with it. */
export function EditorBar(props: {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly document: Json;
  readonly kept: Json | null;
  readonly troubles: readonly Trouble[];
  readonly judging: boolean;
  /** Another tab writes it. */
  readonly elsewhere: boolean;
  readonly onShow: (trouble: Trouble) => void;
}) {
  const { id, system, document, kept, troubles, judging, elsewhere } = props;
  const name = props.name || 'Encounter';
  const [, go] = useLocation();
  const { start, starting, error } = useStart();
  const save = useSaveItem();
  const [listed, setListed] = useState(false);
  const isKept = kept !== null && canonical(kept) === canonical(document);
  const isHomeless = useHomeless((drafts) => drafts[id] === true) && !isKept;
  const wrong = troubles.length;
  const first = troubles[0];
  const refused = first
    ? { because: `${first.where}: ${first.what}${wrong > 1 ? ` (and ${wrong - 1} more)` : ''}` }
    : judging
      ? { because: 'The rules are still looking at it.' }
      : starting
        ? { because: 'The fight is being opened.' }
        : undefined;
  const keep = async (): Promise<void> => {
    const kept = await save.mutateAsync({ id, kind: 'encounter', system, name, document }).catch(() => null);
    if (kept !== null) encounterDraft.kept(id, document);
  };
  const trouble = save.error?.message ?? error;
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-panel px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <div className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-center gap-x-2 text-small max-sm:basis-full">
        {wrong > 0 ? (
          <Button
            kind="quiet"
            className="px-2! text-small"
            icon={<TriangleAlert aria-hidden className="size-5 text-warn" />}
            onPress={() => setListed(true)}
          >
            {wrong === 1 ? 'One thing is wrong' : `${wrong} things are wrong`}
          </Button>
        ) : (
          <p role="status" className="flex items-center gap-2 text-faint">
            {judging ? (
              <LoaderCircle aria-hidden className="size-5 shrink-0" />
            ) : (
              <Check aria-hidden className="size-5 shrink-0 text-gain" />
            )}
            {judging ? 'The rules look at it …' : isKept ? 'Can be begun, and is kept.' : 'Can be begun.'}
          </p>
        )}
        {kept !== null && !isKept && !elsewhere && (
          <Button
            kind="quiet"
            icon={<RotateCcw aria-hidden className="size-5" />}
            onPress={() => encounterDraft.discard(id, kept)}
            className="px-2! text-small"
          >
            Discard changes
          </Button>
        )}
        {isHomeless && !trouble && (
          <p role="alert" className="text-warn">
            The device has no room to remember this: keep it before you leave.
          </p>
        )}
        {trouble && (
          <p role="alert" className="text-harm">
            {trouble}
          </p>
        )}
      </div>
      <Button
        icon={<ChartNoAxesColumn aria-hidden className="size-5 max-sm:hidden" />}
        onPress={() => {
          void forecast.encounter(system, name, document);
          go('/forecast');
        }}
        refused={refused}
      >
        How will it end?
      </Button>
      <Button
        icon={<Bookmark aria-hidden className="size-5 max-sm:hidden" />}
        onPress={() => void keep()}
        refused={
          isKept
            ? { because: 'Everything is kept.' }
            : elsewhere
              ? { because: 'Another tab writes it, and keeps it there.' }
              : undefined
        }
      >
        Keep
      </Button>
      <Button
        kind="primary"
        icon={<Swords aria-hidden className="size-5 max-sm:hidden" />}
        onPress={() => void start(document)}
        refused={refused}
        className="ml-2 max-sm:flex-1"
      >
        Begin
      </Button>
      <Dialog open={listed && wrong > 0} title="What is wrong" onClose={() => setListed(false)}>
        <ul className="grid gap-2">
          {troubles.map((one) => (
            <li key={one.key}>
              <button
                type="button"
                onClick={() => {
                  setListed(false);
                  props.onShow(one);
                }}
                className="min-h-touch w-full rounded-control border border-line bg-raised px-3 py-2 text-left"
              >
                <span className="block font-medium">{one.where}</span>
                <span className="block text-small text-faint">{one.what}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </footer>
  );
}
