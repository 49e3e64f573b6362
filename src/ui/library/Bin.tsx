import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BinRow } from '../../store/library.ts';
import { useBin, useEmptyBin, useTakeBack } from '../../store/library.ts';
import { Button } from '../kit/Button.tsx';
import { Confirm } from '../kit/Confirm.tsx';
import { useFocusInList } from '../kit/useFocusInList.ts';
import { useAgo } from './useAgo.ts';
import { Wrong } from './Wrong.tsx';

const kinds: { readonly [kind in BinRow['kind']]: string } = {
  fight: 'Fight',
  encounter: 'Encounter',
  sheet: 'Person',
};

/** The bin: recently deleted things, folded, each with a button to restore it. */
export function Bin({ nameOf }: { readonly nameOf: (system: string) => string }) {
  const { data } = useBin();
  const takeBack = useTakeBack();
  const ago = useAgo();
  const empty = useEmptyBin();
  const [asks, setAsks] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const focus = useFocusInList(rows);
  const failed = takeBack.error ?? empty.error;
  /** Something was done in it here, so that it is told, and not just gone, where nothing is left. */
  const [used, setUsed] = useState(false);
  if (!data || (data.length === 0 && !used)) return null;
  if (data.length === 0) return <Emptied />;
  return (
    <section aria-label="Bin">
      <details className="rounded-card border border-line">
        <summary className="flex min-h-touch cursor-pointer items-center gap-2 px-4 text-small">
          <Trash2 aria-hidden className="size-5 text-faint" />
          Bin: {data.length} deleted, kept for thirty days
        </summary>
        <ul ref={rows} {...focus} className="divide-y divide-line border-t border-line">
          {data.map((one) => (
            <li key={one.id} className="flex items-center gap-2 py-1 pr-2 pl-4">
              <span className="min-w-0 flex-1 py-1">
                <span className="block truncate font-semibold">{one.name}</span>
                <span className="block text-small text-faint">
                  {kinds[one.kind]} · {nameOf(one.system)} · deleted {ago(one.at)}
                </span>
              </span>
              <Button
                kind="quiet"
                label={`Take ${one.name} back`}
                icon={<Undo2 aria-hidden className="size-5" />}
                onPress={() => {
                  setUsed(true);
                  takeBack.mutate(one.id);
                }}
              >
                Take it back
              </Button>
            </li>
          ))}
        </ul>
        {failed && (
          <div className="border-t border-line p-2">
            <Wrong what={takeBack.error ? 'It is not taken back.' : 'The bin'} error={failed} />
          </div>
        )}
        <div className="border-t border-line p-2">
          <Button kind="quiet" size="min" className="text-harm!" onPress={() => setAsks(true)}>
            Empty the bin
          </Button>
        </div>
      </details>
      {asks && (
        <Empty
          count={data.length}
          onEmpty={() => {
            setUsed(true);
            empty.mutate();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}

/** Takes the focus, which was on what is gone now. */
function Emptied() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={words} tabIndex={-1} role="status" className="px-4 text-small text-faint">
      The bin is empty.
    </p>
  );
}

function Empty(props: {
  readonly count: number;
  readonly onEmpty: () => void;
  readonly onClose: () => void;
}) {
  const { count, onEmpty, onClose } = props;
  return (
    <Confirm title="Empty the bin?" does="Empty it" onConfirm={onEmpty} onClose={onClose}>
      {count === 1 ? 'What lies in it is' : `All ${count} are`} gone for good then.
    </Confirm>
  );
}
