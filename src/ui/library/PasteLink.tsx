import { Link } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { codeIn, plainCode } from '../../store/share.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { goOn } from './goOn.ts';

/** Opens a pasted link. For installed apps, which tapped links do not open. */
export function PasteLink() {
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState('');
  const code = codeIn(link);
  const follow = async (): Promise<void> => {
    const show = goOn(go);
    if (code !== null) show(`/shared/${await plainCode(code)}`);
  };
  return (
    <>
      <Button icon={<Link aria-hidden className="size-5" />} onPress={() => setOpen(true)}>
        Paste a link
      </Button>
      <Dialog
        open={open}
        title="Paste a link"
        onClose={() => setOpen(false)}
        foot={
          <Button
            kind="primary"
            onPress={() => void follow()}
            refused={
              code === null
                ? { because: 'Paste the whole of a link that somebody shared: it has “#/shared/” in it.' }
                : undefined
            }
          >
            Show it
          </Button>
        }
      >
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void follow();
          }}
        >
          <input
            data-first
            aria-label="Link"
            value={link}
            inputMode="url"
            autoComplete="off"
            placeholder="https://…/#/shared/…"
            onChange={(event) => setLink(event.target.value)}
            className="wt-field"
          />
          <p className="text-small text-faint">
            Nothing is kept before you say so: what came with the link is shown first.
          </p>
        </form>
      </Dialog>
    </>
  );
}
