import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import type { PopoverHandle } from '../kit/Popover.tsx';
import { Popover } from '../kit/Popover.tsx';

/** A menu of further actions for a list entry. Each action closes the menu. */
export function RowMenu(props: {
  readonly name: string;
  readonly deeds: readonly {
    readonly label: string;
    readonly icon: ReactNode;
    readonly onPress: () => void;
    /** Set apart from the other actions. */
    readonly danger?: true;
  }[];
}) {
  const { name, deeds } = props;
  const menu = useRef<PopoverHandle>(null);
  return (
    <>
      <IconButton
        label={`More for ${name}`}
        icon={<Ellipsis aria-hidden className="size-5" />}
        onPress={(button) => menu.current?.open(button)}
      />
      <Popover ref={menu} label={name} className="min-w-52 p-1.5">
        <div className="grid">
          {deeds.map(({ label, icon, onPress, danger }) => (
            <div key={label} className={danger ? 'mt-2 grid border-t border-line pt-2' : 'grid'}>
              <Button
                kind="quiet"
                icon={icon}
                onPress={() => {
                  menu.current?.close();
                  onPress();
                }}
                className={danger ? 'justify-start! text-left! text-harm!' : 'justify-start! text-left!'}
              >
                {label}
              </Button>
            </div>
          ))}
        </div>
      </Popover>
    </>
  );
}

/** A dialog that renames something. */
export function Rename(props: {
  readonly title: string;
  readonly name: string;
  readonly longest: number;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}) {
  const { title, onRename, onClose } = props;
  const [name, setName] = useState(props.name);
  const done = (): void => {
    if (name.trim() !== '') onRename(name.trim());
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
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
          data-first
          aria-label="Name"
          value={name}
          onFocus={(event) => event.target.select()}
          maxLength={props.longest}
          onChange={(event) => setName(event.target.value)}
          className="wt-field"
        />
      </form>
    </Dialog>
  );
}
