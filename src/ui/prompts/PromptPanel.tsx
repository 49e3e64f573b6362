import { Dices, EyeOff, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ChoosePrompt } from '../../protocol/messages.ts';
import { actorOf } from '../../store/actor.ts';
import { useDraft } from '../../store/current-draft.ts';
import { choiceOf } from '../../store/draft.ts';
import { usePreview } from '../../store/foresight.ts';
import { useHandNow, usePilot } from '../../store/hands.ts';
import { settings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { ActionPanel } from '../actions/ActionPanel.tsx';
import { Armed } from '../actions/Armed.tsx';
import { Purse } from '../actions/Purse.tsx';
import { InitiativeRolls } from '../dice/InitiativeRolls.tsx';
import { RollCard } from '../dice/RollCard.tsx';
import { useHand } from '../hand/hand.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { isFocusLost } from '../kit/isFocusLost.ts';
import { SideMark } from '../kit/SideMark.tsx';
import { sideOf, sidesOf, tokenLabels } from '../kit/sides.ts';
import { Recent } from '../log/Recent.tsx';
import { Advice } from './Advice.tsx';
import { AskTactic } from './AskTactic.tsx';
import { InHand } from './InHand.tsx';
import { kindOf } from './kind.ts';
import { OverCard } from './OverCard.tsx';
import { QuestionCard } from './QuestionCard.tsx';

/** The tab "Act": who is asked, what just happened, and the possible answers. */
export function PromptPanel() {
  const prompt = useTable((state) => state.prompt);
  const view = useTable((state) => state.view);
  const placing = useHand((state) => state.placing !== null);
  if (!view) return null;
  const asking = (
    <div className="@container grid grid-cols-1 gap-4">
      <Asked />
      <SinceThen />
      {prompt === null ? view.over ? <OverCard winner={view.over.winner} /> : <Waiting /> : <Body />}
    </div>
  );
  return placing ? <ByHand otherwise={asking} /> : asking;
}

/** Whether a turn's option is in the hand: its odds then take the place of recent events and of advice. */
function useDeedInHand(): boolean {
  const turn = useTable((state) => state.prompt !== null && kindOf(state.prompt) === 'turn');
  return useDraft() !== null && turn;
}

/** What just happened, hidden while a turn's option is in the hand. */
function SinceThen() {
  return useDeedInHand() ? null : <Recent />;
}

/** The draft of a change by hand that waits for a cell; `otherwise` where there is none. */
function ByHand({ otherwise }: { readonly otherwise: ReactNode }) {
  const draft = useDraft();
  if (!draft) return otherwise;
  return (
    <>
      <h2 className="sr-only">Change by hand</h2>
      <Armed draft={draft} />
    </>
  );
}

/**
 * Shown while there is nothing to answer: the engine is working, or the game master is asked and players are looking.
 */
function Waiting() {
  const theirs = useTable((state) => state.truth?.prompt ?? null);
  const who = useTable((state) => (theirs ? state.view?.combatants[theirs.for]?.name : undefined));
  if (!theirs) return <EmptyState icon={<Hourglass className="size-7" />} title="One moment …" />;
  return (
    <EmptyState
      icon={<EyeOff className="size-7" />}
      title={who === undefined ? 'The game master decides.' : `The game master decides for ${who}.`}
      action={
        <Button onPress={() => settings.change({ eyes: 'curtain' })}>Hand it to the game master</Button>
      }
    />
  );
}

const Body = memo(function Body() {
  const prompt = useTable((state) => state.prompt);
  if (prompt === null) return null;
  if (prompt.kind === 'roll') {
    return kindOf(prompt) === 'initiative' ? (
      <InitiativeRolls prompt={prompt} />
    ) : (
      <RollCard key={prompt.id} prompt={prompt} />
    );
  }
  return <Choosing prompt={prompt} />;
});

/** A choice: answered by people, with advice on request, or by a tactic. */
function Choosing({ prompt }: { readonly prompt: ChoosePrompt }) {
  const inHand = useHandNow();
  const plays = usePilot((state) => state.waits === null);
  if (inHand && plays) {
    return (
      <>
        <InHand hand={inHand} />
        <Taken />
      </>
    );
  }
  return (
    <>
      {inHand ? <InHand hand={inHand} /> : <Advice prompt={prompt} />}
      {kindOf(prompt) === 'turn' ? <ActionPanel prompt={prompt} /> : <QuestionCard prompt={prompt} />}
    </>
  );
}

/** The draft, if there is one. */
function Taken() {
  const draft = useDraft();
  return draft && <Armed draft={draft} />;
}

/**
 * Who is asked, and what they can spend. Takes the focus at a new prompt, and when a choice is put out of the hand, if the
 * element that had it is gone.
 */
const Asked = memo(function Asked() {
  const prompt = useTable((state) => state.prompt);
  const view = useTable((state) => state.view);
  const draft = useDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  const sides = useMemo(() => (view ? sidesOf(view) : []), [view]);
  const letters = useMemo(() => (view ? tokenLabels(view) : {}), [view]);
  const id = prompt?.id;
  const armed = draft !== null;
  useEffect(() => {
    if (id === undefined || armed) return;
    if (isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, [id, armed]);
  const preview = usePreview(draft && choiceOf(draft));
  if (!prompt || !view) return null;
  const who = view.combatants[draft?.option.by ?? actorOf(prompt) ?? prompt.for];
  const turn = kindOf(prompt) === 'turn';
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 @2xl:flex-nowrap">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex min-w-0 flex-[1_1_10rem] items-center gap-2.5 text-title font-semibold outline-none @2xl:max-w-1/2 @2xl:flex-none"
      >
        {who ? (
          <SideMark style={sideOf(sides, who.side)} letters={letters[who.id]} size={28} />
        ) : (
          <Dices aria-hidden className="size-6 text-faint" />
        )}
        <span className="min-w-0 flex-1">
          {who?.name ?? 'Game master'}
          {turn && !draft && (
            <span className="block text-small font-normal text-faint">{prompt.question}</span>
          )}
        </span>
      </h2>
      {prompt.kind === 'choose' && (!draft || !turn) && (
        <span className="@2xl:order-last @2xl:ml-auto">
          <AskTactic prompt={prompt} />
        </span>
      )}
      {who && <Purse combatant={who} cost={preview?.cost ?? draft?.option.cost} />}
    </header>
  );
});
