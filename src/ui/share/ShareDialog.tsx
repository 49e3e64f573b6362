import { Check, Copy, Download, Share } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ExportFile } from '../../store/library.ts';
import { saveFile } from '../../store/library.ts';
import type { Screen } from '../../store/share.ts';
import { codesOf, useLink } from '../../store/share.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { QrCode } from './QrCode.tsx';
import { reachOf } from './reach.ts';

/** Shares a document as a QR code, a link or a file. `file` returns the document as it is when the dialog opens. */
export function ShareDialog({
  name,
  about,
  file,
  onClose,
}: {
  readonly name: string;
  /** A sentence about what the recipient can do with it. */
  readonly about: string;
  readonly file: () => Promise<ExportFile>;
  readonly onClose: () => void;
}) {
  // Each dialog makes its own link, because the document may have changed since the last one.
  const [key] = useState(() => `${name} ${performance.now()}`);
  const { data: link, error } = useLink(key, file);
  const [screen] = useState<Screen>(() => (matchMedia('(max-width: 30rem)').matches ? 'phone' : 'tablet'));
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without a secure origin there is no clipboard API: the selected text can be copied by hand.
      field.current?.select();
    }
  };
  const send = (): void => {
    // Rejects if the user closes the share sheet.
    if (link) void navigator.share({ title: name, url: link }).catch(() => {});
  };
  return (
    <Dialog
      open
      title={`Share ${name}`}
      onClose={onClose}
      foot={
        <Button icon={<Download aria-hidden className="size-5" />} onPress={() => void file().then(saveFile)}>
          Save as a file
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {error && (
          <p role="alert" className="text-harm">
            {error.message}
          </p>
        )}
        {link === undefined ? (
          !error && <p className="text-faint">One moment …</p>
        ) : (
          <>
            <QrCode texts={codesOf(link, screen)} label={`QR code of the link to ${name}`} />
            <div className="flex flex-wrap gap-2">
              <input
                ref={field}
                readOnly
                aria-label="Link"
                value={link}
                onFocus={(event) => event.target.select()}
                className="wt-field min-w-0 flex-[1_1_12rem]"
              />
              <Button
                kind="primary"
                icon={
                  copied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />
                }
                onPress={() => void copy()}
              >
                {copied ? 'Copied' : 'Copy the link'}
              </Button>
              {typeof navigator.share === 'function' && (
                <Button icon={<Share aria-hidden className="size-5" />} onPress={send}>
                  Send it …
                </Button>
              )}
            </div>
            <p className="text-small text-faint">
              {about} All of it is in the link itself; nothing goes to a server. {reachOf(link)}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
