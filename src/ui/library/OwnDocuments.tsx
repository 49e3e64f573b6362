import {
  ChartNoAxesColumn,
  Copy,
  Download,
  FileWarning,
  HeartPulse,
  Pencil,
  PencilRuler,
  Play,
  QrCode,
  Trash2,
  UserPen,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { useUnkept } from '../../store/document-draft.ts';
import type { LibraryItem } from '../../store/library.ts';
import {
  copied,
  renamed,
  saveFile,
  useBin,
  useDeleteItem,
  useExportAside,
  useExportItem,
  useLibrary,
  useSaveItem,
  useTakeBack,
} from '../../store/library.ts';
import { lackOf } from '../../store/written.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { useFocusInList } from '../kit/useFocusInList.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { Deleted } from './Deleted.tsx';
import { FirstFew } from './FirstFew.tsx';
import { newestFirst } from './glance.ts';
import { Rename, RowMenu } from './RowMenu.tsx';
import { useAgo } from './useAgo.ts';
import { sheetAddress } from './useWriteSheet.ts';
import { FailedDeed, Wrong } from './Wrong.tsx';

interface Deeds {
  readonly onStart: (encounter: Json) => void;
  readonly onForecast: (item: LibraryItem) => void;
  /** Returns the name of a system. */
  readonly nameOf: (system: string) => string;
}

const kinds: { readonly [kind in LibraryItem['kind']]: string } = {
  encounter: 'Encounter',
  sheet: 'Person',
};

/** What the recipient of a shared document can do with it. */
const sharing: { readonly [kind in LibraryItem['kind']]: string } = {
  encounter: 'Whoever gets it can begin this fight.',
  sheet: 'Whoever gets it can send this person into fights.',
};

/**
 * The user's encounters and people, the newest first, and documents that could not be read, which are set aside and
 * never deleted.
 */
export function OwnDocuments(deeds: Deeds) {
  const { data } = useLibrary();
  const remove = useDeleteItem();
  const takeBack = useTakeBack();
  const bin = useBin().data;
  const [deleted, setDeleted] = useState<{ readonly item: LibraryItem; readonly kept: boolean } | null>(null);
  const section = useRef<HTMLElement>(null);
  const focus = useFocusInList(section);
  const failed = remove.error ?? takeBack.error;
  // The bin may have been emptied since, or given it back.
  const told = deleted && (!deleted.kept || bin?.some(({ id }) => id === deleted.item.id)) ? deleted : null;
  if (!data || (data.items.length === 0 && data.aside.length === 0 && !told)) return null;
  return (
    <section
      ref={section}
      {...focus}
      aria-labelledby="own"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3"
    >
      <h2 id="own" className="text-title font-semibold">
        Your documents
      </h2>
      {told && (
        <Deleted
          name={told.item.name}
          {...(told.kept && {
            onTakeBack: () => takeBack.mutate(told.item.id, { onSuccess: () => setDeleted(null) }),
          })}
        />
      )}
      {failed && (
        <Wrong what={remove.error ? 'It is not deleted.' : 'It is not taken back.'} error={failed} />
      )}
      {data.items.length > 0 && (
        <FirstFew
          list={newestFirst(data.items)}
          all={`All ${data.items.length} documents`}
          words={({ name, kind, system }) => `${name} ${kinds[kind]} ${deeds.nameOf(system)}`}
          row={(item) => (
            <Own
              {...deeds}
              item={item}
              names={data.items.map(({ name }) => name)}
              onDelete={() => remove.mutate(item.id, { onSuccess: (kept) => setDeleted({ item, kept }) })}
            />
          )}
        />
      )}
      {data.aside.length > 0 && <SetAside aside={data.aside} />}
    </section>
  );
}

type Aside = NonNullable<ReturnType<typeof useLibrary>['data']>['aside'];

function SetAside({ aside }: { readonly aside: Aside }) {
  const exportAside = useExportAside();
  return (
    <details className="rounded-card border border-warn">
      <summary className="flex min-h-touch cursor-pointer items-center gap-2 px-4 text-small">
        <FileWarning aria-hidden className="size-5 text-warn" />
        {aside.length} set aside, because this version cannot read them
      </summary>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 pt-0 wrap-anywhere">
        {aside.map((one) => (
          <li key={one.id} className="flex items-center gap-2 text-small">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{one.from}</span>
              <span className="block text-faint">{one.reason}</span>
            </span>
            <IconButton
              label={`Save ${one.from} as a file`}
              icon={<Download aria-hidden className="size-5" />}
              onPress={() => exportAside.mutate(one.id, { onSuccess: saveFile })}
            />
          </li>
        ))}
      </ul>
      {exportAside.error && <Wrong what="What was set aside" error={exportAside.error} />}
    </details>
  );
}

function Own({
  item,
  names,
  onStart,
  onForecast,
  onDelete,
  nameOf,
}: Deeds & {
  readonly item: LibraryItem;
  /** The names of all documents. */
  readonly names: readonly string[];
  readonly onDelete: () => void;
}) {
  const [, go] = useLocation();
  const ago = useAgo();
  const [renames, setRenames] = useState(false);
  const [shares, setShares] = useState(false);
  const exported = useExportItem();
  const save = useSaveItem();
  const failed = exported.error ?? save.error;
  const unkept = useUnkept(item.id, item.document);
  const lack = item.kind === 'encounter' ? lackOf(item.document) : null;
  const waits = lack === null ? undefined : { because: lack };
  const open = (): void =>
    go(
      item.kind === 'encounter'
        ? `/encounter/${encodeURIComponent(item.id)}`
        : `/people/${encodeURIComponent(item.system)}`,
    );
  return (
    <div className="flex flex-wrap items-center gap-2 pr-2">
      <button
        type="button"
        aria-label={`Open ${item.name}`}
        onClick={open}
        className="min-h-touch-lg min-w-0 flex-1 rounded-control px-4 py-2 text-left hover:bg-raised"
      >
        <span className="line-clamp-2 font-semibold wrap-anywhere">{item.name}</span>
        <span className="block text-small text-faint">
          {kinds[item.kind]} · {nameOf(item.system)} · {ago(item.changed)}
          {unkept && <span className="text-warn"> · has changes that are not kept</span>}
        </span>
      </button>
      {item.kind === 'encounter' ? (
        <>
          <IconButton
            label={`How will it end? ${item.name}`}
            icon={<ChartNoAxesColumn aria-hidden className="size-5" />}
            refused={waits}
            onPress={() => onForecast(item)}
          />
          <IconButton
            label={`Start ${item.name}`}
            icon={<Play aria-hidden className="size-5" />}
            refused={waits}
            onPress={() => onStart(item.document)}
          />
        </>
      ) : (
        <IconButton
          label={`Between fights: ${item.name}`}
          icon={<HeartPulse aria-hidden className="size-5" />}
          onPress={open}
        />
      )}
      <RowMenu
        name={item.name}
        deeds={[
          ...(item.kind === 'encounter'
            ? [
                {
                  label: 'Change it',
                  icon: <PencilRuler aria-hidden className="size-5" />,
                  onPress: open,
                },
              ]
            : [
                {
                  label: 'Change the sheet',
                  icon: <UserPen aria-hidden className="size-5" />,
                  onPress: () => go(sheetAddress(item.system, item.id)),
                },
              ]),
          {
            label: 'Rename',
            icon: <Pencil aria-hidden className="size-5" />,
            onPress: () => setRenames(true),
          },
          {
            label: 'Duplicate',
            icon: <Copy aria-hidden className="size-5" />,
            onPress: () => save.mutate(copied(item, names)),
          },
          {
            label: 'Export as a file',
            icon: <Download aria-hidden className="size-5" />,
            onPress: () => exported.mutate(item.id, { onSuccess: saveFile }),
          },
          {
            label: 'Share',
            icon: <QrCode aria-hidden className="size-5" />,
            onPress: () => setShares(true),
          },
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden className="size-5" />,
            onPress: onDelete,
            danger: true,
          },
        ]}
      />
      {shares && (
        <ShareDialog
          name={item.name}
          about={sharing[item.kind]}
          file={() => exported.mutateAsync(item.id)}
          onClose={() => setShares(false)}
        />
      )}
      {renames && (
        <Rename
          title={item.kind === 'encounter' ? 'Rename the encounter' : 'Rename the person'}
          name={item.name}
          longest={60}
          onRename={(name) => save.mutate(renamed(item, name))}
          onClose={() => setRenames(false)}
        />
      )}
      {failed && !shares && <FailedDeed what={item.name} error={failed} />}
    </div>
  );
}
