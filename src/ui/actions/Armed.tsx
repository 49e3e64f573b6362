import { X } from 'lucide-react';
import { actorOf } from '../../store/actor.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { useTable } from '../../store/table.ts';
import { hand } from '../hand/hand.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Fields } from './Fields.tsx';
import { OddsBox } from './OddsBox.tsx';
import { CostMark } from './Purse.tsx';

/** The choice in the hand: its fields, its odds. The button that commits it stands in the bottom bar. */
export function Armed({ draft, closable = true }: { readonly draft: Draft; readonly closable?: boolean }) {
  const payer = useTable((state) => {
    const id = draft.option.by ?? actorOf(state.prompt);
    return id === undefined ? undefined : state.view?.combatants[id];
  });
  const choice = choiceOf(draft);
  return (
    <section aria-label={`${draft.option.label}, in the making`} className="grid grid-cols-1 gap-3">
      <header className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 text-body font-semibold">
          {draft.option.label} <ClauseLink clause={draft.option.clause} />
        </h3>
        <CostMark cost={draft.option.cost} payer={payer} />
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
      <Fields draft={draft} />
      {draft.option.clause !== '' && <OddsBox choice={choice} />}
    </section>
  );
}
