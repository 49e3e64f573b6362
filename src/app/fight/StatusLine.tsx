import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useDraft } from '../../store/current-draft.ts';
import { nextField } from '../../store/draft.ts';
import { table, useTable } from '../../store/table.ts';
import { capital } from '../../store/words.ts';
import { useHand } from '../../ui/hand/hand.ts';
import { ClauseLink } from '../../ui/kit/ClauseLink.tsx';
import { IconButton } from '../../ui/kit/IconButton.tsx';
import { lastDeed } from '../../ui/log/recent.ts';
import type { PromptKind } from '../../ui/prompts/kind.ts';
import { kindOf } from '../../ui/prompts/kind.ts';

/** One line: the last refusal with its clause; else what just happened; else a hint what to do. */
export function StatusLine() {
  const error = useTable((state) => state.error);
  const saving = useTable((state) => state.saving.state);
  if (error) {
    return (
      <div role="alert" className="flex min-h-touch min-w-0 flex-1 items-center gap-2 text-small text-harm">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {/* As below, the rule wraps out of sight where there is no room for it beside the words: within them it would be
            too low for a finger. */}
        <div className="flex h-touch-min [@media(min-height:600px)]:h-[max(44px,2lh)] min-w-0 flex-1 flex-wrap content-start items-center gap-x-1 overflow-hidden">
          <span className="h-full w-px" />
          <p className="line-clamp-2 max-w-max min-w-0 flex-[1_1_6rem]">{capital(error.message)}</p>
          {error.clause !== undefined && (
            <span className="flex h-full items-center">
              <ClauseLink clause={error.clause} />
            </span>
          )}
        </div>
        <IconButton
          size="min"
          label="Close the message"
          icon={<X aria-hidden className="size-4" />}
          onPress={() => table.dismissError()}
        />
      </div>
    );
  }
  return (
    <div className="flex h-touch-min [@media(min-height:600px)]:h-[max(44px,2lh)] min-w-0 flex-1 flex-wrap content-start items-center gap-x-2 overflow-hidden text-small text-faint">
      {/*
        Where a long label beside it leaves too little room, the words are left out, and the mark behind them wraps below
        the first line and is hidden by the overflow.
      */}
      <div className="@container flex h-full min-w-0 flex-1 items-center">
        <div className="hidden min-w-0 flex-1 @[7rem]:block">
          <Words />
        </div>
      </div>
      {saving === 'saved' && (
        <span title="Saved" className="grid h-full shrink-0 place-content-center text-gain">
          <CircleCheck aria-label="Saved" className="size-4" role="img" />
        </span>
      )}
    </div>
  );
}

/** Hints for beginners, by kind of prompt. */
const hints: { readonly [kind in PromptKind]: string } = {
  turn: 'Tap an action, or a cell or somebody on the map.',
  question: 'Choose an answer. Nothing happens before the big button is pressed.',
  roll: 'Type what the real dice show, or have them rolled for you.',
  initiative: 'Type what the real dice show, or have them rolled for you.',
};

/** Before the button is pressed. What it does is left out whole where two lines do not hold both. */
const NothingYet = ({ ready }: { readonly ready: boolean }) => (
  <p className="max-h-[2lh] overflow-hidden">
    Nothing has happened yet. {ready && <span className="inline-block">The button does it.</span>}
  </p>
);

function Words() {
  const draft = useDraft();
  const looksOn = useTable((state) => state.status === 'readonly');
  // The button of a tab that looks on does nothing, and one that asks for a target does not yet.
  if (draft && !looksOn) return <NothingYet ready={nextField(draft) === null} />;
  return (
    <p className="line-clamp-2">
      <Otherwise armed={draft !== null} />
    </p>
  );
}

function Otherwise({ armed }: { readonly armed: boolean }) {
  const lines = useTable((state) => state.lines);
  const since = useHand((state) => state.since);
  const kind = useTable((state) => state.prompt && kindOf(state.prompt));
  const looksOn = useTable((state) => state.status === 'readonly');
  const left = useTable((state) => state.left);
  // Summed up as in the panel: a walk of several log lines is one deed. Whoever begins a fight needs the hint more than
  // what the first dice of all have shown, which the panel tells.
  const begins = since === null || since <= 0;
  const last = !armed && !begins && kind !== 'roll' ? lastDeed(lines, since) : null;
  if (last !== null) return last;
  if (looksOn)
    return left ? 'You look on. No tab plays it now.' : 'You look on. It is played in another tab.';
  return kind === null ? '' : hints[kind];
}
