import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Asks for confirmation before something is removed. */
export function Confirm(props: {
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  /** The label of the confirming button. */
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
