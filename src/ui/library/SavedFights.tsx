import { Copy, Download, Pencil, QrCode, Scale, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { FightRow } from '../../store/library.ts';
import {
  saveFile,
  useDeleteFight,
  useDuplicateFight,
  useExportFight,
  useFights,
  useRenameFight,
} from '../../store/library.ts';
import { Confirm } from '../kit/Confirm.tsx';
import { ShareFight } from '../share/ShareFight.tsx';
import { at, standing } from './ContinueCard.tsx';
import { Deleted } from './Deleted.tsx';
import { FirstFew } from './FirstFew.tsx';
import { openFirst } from './glance.ts';
import { Rename, RowMenu } from './RowMenu.tsx';
import { useAgo } from './useAgo.ts';
import { FailedDeed } from './Wrong.tsx';

/** The saved fights, those that are not over first. Each opens where it was left. */
export function SavedFights() {
  const { data, error } = useFights();
  const remove = useDeleteFight();
  /** The name of the last one that was deleted and is not in the bin. */
  const [gone, setGone] = useState<string | null>(null);
  if (error)
    return (
      <p role="alert" className="text-harm">
        {error.message}
      </p>
    );
  if (!data || (data.length === 0 && gone === null)) return null;
  return (
    <section aria-labelledby="saved" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id="saved" className="text-title font-semibold">
        Saved fights
      </h2>
      {gone !== null && <Deleted name={gone} />}
      {data.length > 0 && (
        <FirstFew
          list={openFirst(data)}
          all={`All ${data.length} fights`}
          words={({ name }) => name}
          row={(fight) => (
            <SavedFight
              fight={fight}
              onDelete={() =>
                remove.mutate(fight.id, { onSuccess: (kept) => setGone(kept ? null : fight.name) })
              }
              undeleted={remove.variables === fight.id ? remove.error : null}
            />
          )}
        />
      )}
    </section>
  );
}

function SavedFight(props: {
  readonly fight: FightRow;
  readonly onDelete: () => void;
  /** Why it could not be deleted. */
  readonly undeleted: Error | null;
}) {
  const { fight, onDelete, undeleted } = props;
  const [, go] = useLocation();
  const ago = useAgo();
  const [asks, setAsks] = useState<'rename' | 'delete' | 'share' | null>(null);
  const duplicate = useDuplicateFight();
  const exported = useExportFight();
  const rename = useRenameFight();
  const close = (): void => setAsks(null);
  const state = fight.over ? (fight.over.winner === null ? 'over' : `${fight.over.winner} won`) : at(fight);
  const failed = exported.error ?? duplicate.error ?? rename.error ?? undeleted;
  return (
    <div className="flex flex-wrap items-center gap-2 pr-2">
      <button
        type="button"
        onClick={() => go(`/fight/${encodeURIComponent(fight.id)}`)}
        className="min-h-touch-lg min-w-0 flex-1 rounded-control px-4 py-2 text-left hover:bg-raised"
      >
        <span className="line-clamp-2 font-semibold wrap-anywhere">{fight.name}</span>
        <span className="block text-small text-faint">
          {state} · {standing(fight)} · {ago(fight.changed)}
        </span>
      </button>
      <RowMenu
        name={fight.name}
        deeds={[
          {
            label: 'Who did what',
            icon: <Scale aria-hidden className="size-5" />,
            onPress: () => go(`/ledger/${encodeURIComponent(fight.id)}`),
          },
          {
            label: 'Rename',
            icon: <Pencil aria-hidden className="size-5" />,
            onPress: () => setAsks('rename'),
          },
          {
            label: 'Duplicate',
            icon: <Copy aria-hidden className="size-5" />,
            onPress: () => duplicate.mutate(fight.id),
          },
          {
            label: 'Export as a file',
            icon: <Download aria-hidden className="size-5" />,
            onPress: () => exported.mutate(fight.id, { onSuccess: saveFile }),
          },
          {
            label: 'Share',
            icon: <QrCode aria-hidden className="size-5" />,
            onPress: () => setAsks('share'),
          },
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden className="size-5" />,
            onPress: () => setAsks('delete'),
            danger: true,
          },
        ]}
      />
      {asks === 'rename' && (
        <Rename
          title="Rename the fight"
          name={fight.name}
          longest={120}
          onRename={(name) => rename.mutate({ id: fight.id, name })}
          onClose={close}
        />
      )}
      {asks === 'share' && <ShareFight fight={fight} onClose={close} />}
      {asks === 'delete' && <Delete fight={fight} onDelete={onDelete} onClose={close} />}
      {failed && <FailedDeed what={fight.name} error={failed} />}
    </div>
  );
}

function Delete(props: {
  readonly fight: FightRow;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}) {
  const { fight, onDelete, onClose } = props;
  return (
    <Confirm title={`Delete ${fight.name}?`} does="Delete" onConfirm={onDelete} onClose={onClose}>
      It lies in the bin at the end of this page for thirty days, and can be taken back from there, if this
      device has room to keep it.
    </Confirm>
  );
}
