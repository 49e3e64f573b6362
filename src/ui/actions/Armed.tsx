import { X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { actorOf } from '../../store/actor.ts';
import type { Draft } from '../../store/draft.ts';
import { applies, choiceOf } from '../../store/draft.ts';
import { usePreview } from '../../store/foresight.ts';
import { useTable } from '../../store/table.ts';
import { pricedAs } from '../../store/words.ts';
import { LookUpName, useNames } from '../compendium/NamedText.tsx';
import { namedBy } from '../compendium/names.ts';
import { hand, useHand } from '../hand/hand.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { isFocusLost } from '../kit/isFocusLost.ts';
import { useInSight } from '../kit/useInSight.ts';
import { OddsBox } from '../odds/OddsBox.tsx';
import { Fields, standsAsChip } from './Fields.tsx';
import { CostMark } from './Purse.tsx';
import { valueLabel } from './sentence.ts';

/** The draft with its fields and odds. The button that commits it is in the bottom bar. */
export const Armed = memo(function Armed({
  draft,
  closable = true,
}: {
  readonly draft: Draft;
  readonly closable?: boolean;
}) {
  const taken = draft.option.id;
  const top = useInSight<HTMLSpanElement>(taken);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each option that is taken into the hand
  useEffect(() => {
    // The button that took it may be gone: the keys go on here.
    if (isFocusLost()) title.current?.focus({ preventScroll: true });
  }, [taken]);
  const payer = useTable((state) => {
    const id = draft.option.by ?? actorOf(state.prompt);
    return id === undefined ? undefined : state.view?.combatants[id];
  });
  const choice = choiceOf(draft);
  const preview = usePreview(choice);
  const own = namedBy(useNames(), draft.option.label);
  return (
    <section aria-label={`${draft.option.label}, in the making`} className="relative grid grid-cols-1 gap-3">
      {/* The target for scrolling: the sticky header itself counts as in view at any scroll position. */}
      <span ref={top} className="absolute top-0 scroll-mt-44" />
      {/* Stays above a long form: the option, its cost, and the button to cancel it. */}
      <header className="sticky -top-3 z-10 -my-1.5 flex items-center gap-2 bg-panel py-1.5 in-[.rotate-180]:static">
        {/* A long name and a cost of several pools stand in two lines, so that no word is broken. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <h3 ref={title} tabIndex={-1} className="min-w-0 grow text-body font-semibold outline-none">
            {own ? <LookUpName text={draft.option.label} refer={own} /> : draft.option.label}{' '}
            <ClauseLink clause={draft.option.clause} />
          </h3>
          <CostMark cost={pricedAs(draft.option, preview?.cost, payer).cost} payer={payer} />
        </div>
        {closable && (
          <IconButton
            label="Choose something else"
            icon={<X aria-hidden className="size-5" />}
            size="min"
            onPress={() => hand.cancel()}
          />
        )}
      </header>
      {draft.option.note !== undefined && <p className="-mt-2 text-fine text-faint">{draft.option.note}</p>}
      <WhatItIs draft={draft} />
      <Fields draft={draft} />
      {draft.option.clause !== '' && <OddsBox choice={choice} />}
    </section>
  );
});

/**
 * Links to look up the values picked by default, such as a weapon or power. Values of fields that are shown below as
 * chips or open fields are looked up there.
 */
function WhatItIs({ draft }: { readonly draft: Draft }) {
  const names = useNames();
  const { needs = {} } = draft.option;
  const opened = useHand((state) => state.field);
  const said = Object.entries(needs).flatMap(([field, need]) =>
    need.kind === 'one' && applies(draft, need) && field !== opened && !standsAsChip(draft, field, need)
      ? [valueLabel(need, draft.values[field])]
      : [],
  );
  const known = new Map(said.map((words) => [words, namedBy(names, words)]));
  if (![...known.values()].some((ref) => ref !== undefined)) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-faint">
      {[...known].map(([words, refer]) => refer && <LookUpName key={words} text={words} refer={refer} />)}
    </p>
  );
}
