import {
  ChartNoAxesColumn,
  Download,
  FileWarning,
  HeartPulse,
  PencilRuler,
  Play,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import type { LibraryItem } from '../../store/library.ts';
import { saveFile, useDeleteItem, useExportAside, useExportItem, useLibrary } from '../../store/library.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { IconButton } from '../kit/IconButton.tsx';

/** Encounters and sheets of the user's own, and what could not be read: set aside, never thrown away. */
interface Deeds {
  readonly onStart: (encounter: Json) => void;
  readonly onForecast: (item: LibraryItem) => void;
}

export function OwnDocuments({ onStart, onForecast }: Deeds) {
  const { data } = useLibrary();
  const exportAside = useExportAside();
  if (!data || (data.items.length === 0 && data.aside.length === 0)) return null;
  return (
    <section aria-labelledby="own" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="own" className="text-title font-semibold">
        Your documents
      </h2>
      {data.items.length > 0 && (
        <ul className="wt-card divide-y divide-line">
          {data.items.map((item) => (
            <li key={item.id}>
              <Own item={item} onStart={onStart} onForecast={onForecast} />
            </li>
          ))}
        </ul>
      )}
      {data.aside.length > 0 && (
        <details className="rounded-card border border-warn">
          <summary className="flex min-h-touch cursor-pointer items-center gap-2 px-4 text-small">
            <FileWarning aria-hidden className="size-5 text-warn" />
            {data.aside.length} set aside, because this version cannot read them
          </summary>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 pt-0 wrap-anywhere">
            {data.aside.map((one) => (
              <li key={one.id} className="flex items-center gap-2 text-small">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{one.from}</span>
                  <span className="block text-faint">{one.reason}</span>
                </span>
                <IconButton
                  label={`Save ${one.from} as a file`}
                  icon={<Download aria-hidden className="size-5" />}
                  onPress={() => void exportAside.mutateAsync(one.id).then(saveFile)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Own({ item, onStart, onForecast }: Deeds & { readonly item: LibraryItem }) {
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const remove = useDeleteItem();
  const exported = useExportItem();
  return (
    <div className="flex items-center gap-1 py-1 pr-2 pl-4">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{item.name}</span>
        <span className="block text-small text-faint">{item.kind}</span>
      </span>
      {item.kind === 'encounter' && (
        <IconButton
          label={`Change ${item.name}`}
          icon={<PencilRuler aria-hidden className="size-5" />}
          onPress={() => go(`/encounter/${encodeURIComponent(item.id)}`)}
        />
      )}
      {item.kind === 'encounter' && (
        <IconButton
          label={`Forecast of ${item.name}`}
          icon={<ChartNoAxesColumn aria-hidden className="size-5" />}
          onPress={() => onForecast(item)}
        />
      )}
      {item.kind === 'encounter' && (
        <IconButton
          label={`Start ${item.name}`}
          icon={<Play aria-hidden className="size-5" />}
          onPress={() => onStart(item.document)}
        />
      )}
      {item.kind === 'sheet' && (
        <IconButton
          label={`Between fights: ${item.name}`}
          icon={<HeartPulse aria-hidden className="size-5" />}
          onPress={() => go(`/people/${encodeURIComponent(item.system)}`)}
        />
      )}
      <IconButton
        label={`Export ${item.name}`}
        icon={<Download aria-hidden className="size-5" />}
        onPress={() => void exported.mutateAsync(item.id).then(saveFile)}
      />
      <IconButton
        label={`Delete ${item.name}`}
        icon={<Trash2 aria-hidden className="size-5" />}
        onPress={() => setSure(true)}
        className="ml-4"
      />
      <Dialog
        open={sure}
        title={`Delete ${item.name}?`}
        onClose={() => setSure(false)}
        foot={
          <>
            <Button onPress={() => setSure(false)}>Keep it</Button>
            <Button kind="danger" onPress={() => remove.mutate(item.id)}>
              Delete
            </Button>
          </>
        }
      >
        <p>It is gone for good then.</p>
      </Dialog>
    </div>
  );
}
