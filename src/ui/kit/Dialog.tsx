import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { focusFrom } from './Popover.tsx';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons in the footer, which does not scroll. */
  readonly foot?: ReactNode;
  /** What it shows now; another one begins at the top of the dialog, with the focus on the title. */
  readonly about?: string;
  /** Whether something in it would be lost: a tap outside does not close it then. */
  readonly held?: boolean;
  readonly className?: string;
}

/**
 * A modal dialog in the middle. Escape, the close button and a tap outside close it. The focus starts at the element
 * marked `data-first`, or at the title.
 */
export function Dialog(props: DialogProps) {
  return (
    <Modal
      {...props}
      place={cx(
        'm-auto max-h-[min(85dvh,52rem)] w-[min(36rem,calc(100vw-24px))] rounded-card border border-line',
        props.className,
      )}
    />
  );
}

/** A modal sheet: from the bottom on narrow screens, from the right on wide ones. */
export function Sheet(props: DialogProps) {
  return (
    <Modal
      {...props}
      place={cx(
        'mt-auto mb-0 max-h-[85dvh] w-full max-w-full rounded-t-card border-t border-line',
        'sm:my-0 sm:mr-0 sm:ml-auto sm:h-dvh sm:max-h-dvh sm:w-[min(28rem,90vw)] sm:rounded-none sm:rounded-l-card sm:border-t-0 sm:border-l',
        props.className,
      )}
      edges="sm:pt-[env(safe-area-inset-top)] sm:pr-[env(safe-area-inset-right)]"
    />
  );
}

interface ModalProps extends DialogProps {
  readonly place: string;
  /** Classes for the safe area at screen edges that it touches, except the lower one. */
  readonly edges?: string;
}

function Modal({ title, open, onClose, children, foot, about, held, place, edges }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const shown = useRef(about);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (open && element && !element.open) {
      element.showModal();
      // Otherwise the close button would get the focus: WebKit draws a ring around it after a tap, and it does not say
      // what has opened.
      const first = element.querySelector<HTMLElement>('[data-first]') ?? heading.current;
      first?.focus({ preventScroll: true });
    }
    return () => {
      element?.close();
      const back = before && focusFrom(before);
      if (open && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
  }, [open]);
  useLayoutEffect(() => {
    if (about === shown.current) return;
    shown.current = about;
    text.current?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [about]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && !held && onClose()}
      className={cx('bg-panel p-0 text-ink shadow-float', place)}
    >
      <div className={cx('flex max-h-[inherit] flex-col pb-[env(safe-area-inset-bottom)]', edges)}>
        <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
          <h2 ref={heading} id={id} tabIndex={-1} className="flex-1 text-title font-semibold outline-none">
            {title}
          </h2>
          <IconButton label="Close" icon={<X aria-hidden className="size-5" />} onPress={onClose} />
        </div>
        <div
          ref={text}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 -outline-offset-3!"
        >
          {children}
        </div>
        {foot && <div className="flex flex-wrap justify-end gap-4 border-t border-line p-3">{foot}</div>}
      </div>
    </dialog>
  );
}
