import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Asks before something is taken away. */
export function Confirm(props: {
  readonly title: string;
  /** What comes of it. */
  readonly children: ReactNode;
  /** The words on the button that does it. */
  readonly does: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const { title, children, does, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>Keep it</Button>
          <Button
            kind="danger"
            onPress={() => {
              onConfirm();
              onClose();
            }}
          >
            {does}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
