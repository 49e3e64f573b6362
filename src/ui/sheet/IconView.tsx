import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { IconField } from '../../store/sheet-form.ts';
import { TokenArt } from '../art/TokenArt.tsx';
import { cx } from '../kit/cx.ts';
import type { FieldProps } from './context.ts';
import { useWriting } from './context.ts';

const wordsOf = (icon: string): string => icon.replaceAll('-', ' ');

/** The picture of the token. The list of pictures is rendered only on request. */
export function IconView({ field, label, path, value }: FieldProps<IconField>) {
  const { write } = useWriting();
  const [open, setOpen] = useState(false);
  const group = useId();
  const now = typeof value === 'string' ? value : undefined;
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-control border border-line"
    >
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-3 px-3 [&::-webkit-details-marker]:hidden">
        <span className="text-small text-faint">{label}</span>
        {now !== undefined && <Picture icon={now} />}
        <span className="min-w-0 flex-1 truncate text-small">
          {now === undefined ? 'None' : wordsOf(now)}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-faint group-open:rotate-180" />
      </summary>
      {open && (
        <div
          role="radiogroup"
          aria-label={label}
          className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2 overflow-y-auto p-2"
        >
          {field.of.map((icon) => (
            <label
              key={icon}
              title={wordsOf(icon)}
              className={cx(
                'wt-ring-around grid min-h-touch cursor-pointer place-content-center rounded-control border border-line',
                icon === now ? 'bg-raised ring-2 ring-accent' : 'hover:bg-raised',
              )}
            >
              <input
                type="radio"
                name={group}
                value={icon}
                checked={icon === now}
                onChange={() => write(path, icon)}
                className="sr-only"
              />
              <span className="sr-only">{wordsOf(icon)}</span>
              <Picture icon={icon} />
            </label>
          ))}
        </div>
      )}
    </details>
  );
}

const Picture = ({ icon }: { readonly icon: string }) => (
  <svg aria-hidden="true" viewBox="-16 -16 32 32" className="size-8 fill-ink">
    <TokenArt icon={icon} size={28} />
  </svg>
);
