import { ChevronDown, Undo2, UserPen } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { BetweenDeed } from '../../store/between.ts';
import { keepSheet } from '../../store/between.ts';
import type { LibraryItem } from '../../store/library.ts';
import type { Ruling } from '../../store/rulings.ts';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { sheetAddress } from '../library/useWriteSheet.ts';
import { DeedCard } from './DeedCard.tsx';
import type { Helper } from './NeedsFields.tsx';
import { WhatIsLeft } from './WhatIsLeft.tsx';

/** A person between two fights: what the last one has left, and the deeds for it. */
export function PersonCard(props: {
  readonly item: LibraryItem;
  /** Its state at the beginning of the next fight: `null` if no fight can begin with it, `undefined` while unknown. */
  readonly seen: CombatantView | null | undefined;
  readonly deeds: readonly BetweenDeed[];
  readonly rulings: readonly Ruling[];
  readonly helpers: readonly Helper[];
  /** Whether the deeds start folded, as in a long list of people. */
  readonly folded: boolean;
}) {
  const { item, seen, deeds, rulings, helpers, folded } = props;
  const [open, setOpen] = useState<string | null>(null);
  const [told, setTold] = useState<readonly { readonly text: string; readonly before: Json }[]>([]);
  const last = told.at(-1);
  const [, go] = useLocation();
  return (
    <section aria-label={item.name} className="wt-card grid gap-3 p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-title font-semibold">{item.name}</h2>
        <Button
          kind="quiet"
          icon={<UserPen aria-hidden className="size-5" />}
          label={`Change the sheet of ${item.name}`}
          onPress={() => go(sheetAddress(item.system, item.id))}
        >
          Change the sheet
        </Button>
      </header>
      <WhatIsLeft system={item.system} seen={seen} sheet={item.document} />
      {last && (
        <div role="status" className="flex items-center gap-3 rounded-control bg-raised p-3 text-small">
          <p className="min-w-0 flex-1">{last.text}</p>
          <Button
            kind="quiet"
            icon={<Undo2 aria-hidden className="size-5" />}
            onPress={() => {
              void keepSheet(item, last.before).then(() =>
                setTold((all) => all.filter((one) => one !== last)),
              );
            }}
          >
            Take it back
          </Button>
        </div>
      )}
      <details open={!folded} className="group rounded-control border border-line">
        <summary className="flex min-h-touch cursor-pointer items-center px-3 font-medium">
          <span className="flex-1">What is done between fights</span>
          <ChevronDown aria-hidden className="size-5 text-faint transition-transform group-open:rotate-180" />
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {deeds.map((deed) => (
            <li key={deed.id}>
              <div className="flex items-center pr-3">
                <button
                  type="button"
                  aria-expanded={open === deed.id}
                  onClick={() => setOpen(open === deed.id ? null : deed.id)}
                  className="flex min-h-touch min-w-0 flex-1 items-center gap-2 px-3 text-left font-medium"
                >
                  <ChevronDown
                    aria-hidden
                    className={open === deed.id ? 'size-5 rotate-180 text-accent' : 'size-5 text-faint'}
                  />
                  {deed.label}
                </button>
                <ClauseLink clause={deed.clause} />
              </div>
              {open === deed.id && (
                <DeedCard
                  item={item}
                  deed={deed}
                  rulings={rulings}
                  helpers={helpers}
                  onDone={(text, before) => {
                    setTold([...told, { text, before }]);
                    setOpen(null);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
