import { TriangleAlert, UserPen } from 'lucide-react';
import { useLocation } from 'wouter';
import type { BetweenDeed, Seen } from '../../store/between.ts';
import { useUnkept } from '../../store/document-draft.ts';
import type { LibraryItem } from '../../store/library.ts';
import type { Ruling } from '../../store/rulings.ts';
import { Button } from '../kit/Button.tsx';
import { sheetAddress } from '../library/useWriteSheet.ts';
import { DeedList } from './DeedList.tsx';
import type { Helper } from './needs.ts';
import { WhatIsLeft } from './WhatIsLeft.tsx';

/** A person between two fights: what the last one has left, and the deeds for it. */
export function PersonCard(props: {
  readonly item: LibraryItem;
  /** Its state at the beginning of the next fight: `null` if no fight can begin with it, `undefined` while unknown. */
  readonly seen: Seen | undefined;
  /** Why it is not known and will not be; `null` while it may still come. */
  readonly why: string | null;
  readonly deeds: readonly BetweenDeed[];
  readonly rulings: readonly Ruling[];
  readonly helpers: readonly Helper[];
  /** Whether the deeds start folded, as in a long list of people. */
  readonly folded: boolean;
}) {
  const { item, seen, why, deeds, rulings, helpers, folded } = props;
  const [, go] = useLocation();
  const unkept = useUnkept(item.id, item.document);
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
      {unkept && (
        <p className="flex items-center gap-2 text-small text-warn">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          This is the sheet as it was kept; its latest changes are not. Keep or discard them first.
        </p>
      )}
      <WhatIsLeft system={item.system} seen={seen} why={why} sheet={item.document} />
      <DeedList
        items={[item]}
        deeds={deeds}
        rulings={rulings}
        helpers={helpers}
        title="What is done between fights"
        folded={folded}
      />
    </section>
  );
}
