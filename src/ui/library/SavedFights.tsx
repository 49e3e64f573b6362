import { Copy, Download, Ellipsis, Pencil, QrCode, Scale, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
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
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { Popover } from '../kit/Popover.tsx';
import { ShareFight } from '../share/ShareFight.tsx';
import { standing } from './ContinueCard.tsx';
import { ago } from './glance.ts';

/** What was played: every fight can be opened where it was left. */
export function SavedFights() {
  const { data, error } = useFights();
  if (error) return <p className="text-harm">{error.message}</p>;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="saved" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="saved" className="text-title font-semibold">
        Saved fights
      </h2>
      <ul className="wt-card divide-y divide-line">
        {data.map((fight) => (
          <li key={fight.id}>
            <SavedFight fight={fight} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedFight({ fight }: { readonly fight: FightRow }) {
  const [, go] = useLocation();
  const menu = useRef<PopoverHandle>(null);
  const [asks, setAsks] = useState<'rename' | 'delete' | 'share' | null>(null);
  const duplicate = useDuplicateFight();
  const exported = useExportFight();
  const save = async (): Promise<void> => {
    menu.current?.close();
    await saveFile(await exported.mutateAsync(fight.id));
  };
  const state = fight.over
    ? fight.over.winner === null
      ? 'over'
      : `${fight.over.winner} won`
    : `round ${fight.summary.round}`;
  return (
    <div className="flex items-center gap-1 pr-2">
      <button
        type="button"
        onClick={() => go(`/fight/${encodeURIComponent(fight.id)}`)}
        className="min-h-touch-lg min-w-0 flex-1 rounded-control px-4 py-2 text-left hover:bg-raised"
      >
        <span className="block truncate font-semibold">{fight.name}</span>
        <span className="block text-small text-faint">
          {state} · {standing(fight)} · {ago(fight.changed, Date.now())}
        </span>
      </button>
      <IconButton
        label={`More for ${fight.name}`}
        icon={<Ellipsis aria-hidden className="size-5" />}
        onPress={(button) => menu.current?.open(button)}
      />
      <Popover ref={menu} label={fight.name} className="min-w-52 p-1.5">
        <div className="grid">
          <Item
            icon={<Scale aria-hidden className="size-5" />}
            onPress={() => go(`/ledger/${encodeURIComponent(fight.id)}`)}
          >
            Who did what
          </Item>
          <Item icon={<Pencil aria-hidden className="size-5" />} onPress={() => setAsks('rename')}>
            Rename
          </Item>
          <Item
            icon={<Copy aria-hidden className="size-5" />}
            onPress={() => {
              menu.current?.close();
              duplicate.mutate(fight.id);
            }}
          >
            Duplicate
          </Item>
          <Item icon={<Download aria-hidden className="size-5" />} onPress={() => void save()}>
            Export as a file
          </Item>
          <Item
            icon={<QrCode aria-hidden className="size-5" />}
            onPress={() => {
              menu.current?.close();
              setAsks('share');
            }}
          >
            Share
          </Item>
          <div className="my-2 border-t border-line" />
          <Item icon={<Trash2 aria-hidden className="size-5" />} danger onPress={() => setAsks('delete')}>
            Delete
          </Item>
        </div>
      </Popover>
      {asks === 'rename' && <Rename fight={fight} onClose={() => setAsks(null)} />}
      {asks === 'share' && <ShareFight fight={fight} onClose={() => setAsks(null)} />}
      {asks === 'delete' && <Delete fight={fight} onClose={() => setAsks(null)} />}
    </div>
  );
}

function Item(props: {
  readonly icon: React.ReactNode;
  readonly onPress: () => void;
  readonly danger?: boolean;
  readonly children: React.ReactNode;
}) {
  return (
    <Button
      kind="quiet"
      icon={props.icon}
      onPress={props.onPress}
      className={props.danger ? 'justify-start! text-harm!' : 'justify-start!'}
    >
      {props.children}
    </Button>
  );
}

function Rename({ fight, onClose }: { readonly fight: FightRow; readonly onClose: () => void }) {
  const [name, setName] = useState(fight.name);
  const rename = useRenameFight();
  const done = (): void => {
    if (name.trim() !== '') rename.mutate({ id: fight.id, name: name.trim() });
    onClose();
  };
  return (
    <Dialog
      open
      title="Rename the fight"
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" onPress={done}>
            Rename
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <input
          aria-label="Name"
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
          className="min-h-touch w-full rounded-control border border-edge bg-sunken px-3 text-body"
        />
      </form>
    </Dialog>
  );
}

function Delete({ fight, onClose }: { readonly fight: FightRow; readonly onClose: () => void }) {
  const remove = useDeleteFight();
  return (
    <Dialog
      open
      title={`Delete ${fight.name}?`}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Keep it</Button>
          <Button
            kind="danger"
            onPress={() => {
              remove.mutate(fight.id);
              onClose();
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      <p>It is gone for good then. Export it first if you may want it again.</p>
    </Dialog>
  );
}
