import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import type { Option } from '../../kernel/port.ts';
import type { ChoosePrompt } from '../../protocol/messages.ts';
import { currentDraft, useDraft } from '../../store/current-draft.ts';
import { choiceOf, draftOf } from '../../store/draft.ts';
import { usePreview } from '../../store/foresight.ts';
import { useTable } from '../../store/table.ts';
import { Armed } from '../actions/Armed.tsx';
import { offered, optionKey, shortcutOf } from '../actions/groups.ts';
import { columns, OptionRow } from '../actions/OptionRow.tsx';
import { sentence } from '../actions/sentence.ts';
import { hand, useHand } from '../hand/hand.ts';
import { unhurried } from '../hand/unhurried.ts';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { OddsLine } from '../odds/OddsLine.tsx';
import { MainPools } from '../tracks/MainPools.tsx';
import { declineOf, onlyAnswerOf } from './kind.ts';
import { ReactionSwitch } from './ReactionSwitch.tsx';

/**
 * A question in the middle of a step: a defence, a reaction, a judgement of the game master. It never covers the map.
 */
export function QuestionCard({ prompt }: { readonly prompt: ChoosePrompt }) {
  const payer = useTable((state) => state.view?.combatants[prompt.for]);
  const turned = useHand((state) => state.turned);
  const draft = useDraft();
  const decline = declineOf(prompt);
  const { numbered } = offered(prompt.options);
  const others = prompt.options.filter((option) => !numbered.includes(option));
  const answers = [
    ...[...numbered, ...others].filter((option) => !option.refused && option !== decline),
    ...others.filter((option) => option.refused),
  ];
  const only = onlyAnswerOf(prompt);
  useOnlyAnswer(prompt.id, only);
  const choice = draft && choiceOf(draft);
  const preview = usePreview(choice);
  return (
    <section
      aria-label="Question"
      className={cx('wt-card grid grid-cols-1 gap-4 border-2 border-accent p-3', turned && 'rotate-180')}
    >
      {/* Stays above a long list of answers, until one of them is in the hand, which has a header of its own: below the
          rule of this one, and far enough for a finger to tell the two apart. */}
      <header
        className={cx(
          'grid',
          draft && 'pb-1.5',
          !draft && !turned && 'sticky -top-3 z-10 -my-2 bg-panel py-2',
        )}
      >
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="text-body font-semibold">{prompt.question}</p>
            <p className="text-fine text-faint">
              {payer?.name ?? 'Game master'} decides <ClauseLink clause={prompt.clause} />
            </p>
          </div>
          <IconButton
            label={turned ? 'Turn back' : 'Turn to the person opposite'}
            pressed={turned}
            icon={<RotateCw aria-hidden className="size-5" />}
            onPress={hand.turn}
          />
        </div>
        {decline && <OddsLine before={`${decline.label}: `} choice={ready(prompt.id, decline)} />}
      </header>
      {decline && (!draft || only) && <LetAllPass prompt={prompt} decline={decline} />}
      {payer && prompt.options.some(({ cost }) => cost) && (
        <MainPools one={payer} cost={preview?.cost ?? draft?.option.cost} />
      )}
      {draft ? (
        <Armed draft={draft} closable={!only} />
      ) : (
        <ul className={columns}>
          {answers.map((option) => (
            <OptionRow
              key={optionKey(option)}
              option={option}
              payer={payer}
              shortcut={shortcutOf(numbered, option)}
            >
              {!option.refused && <OddsLine choice={ready(prompt.id, option)} />}
            </OptionRow>
          ))}
        </ul>
      )}
      {turned && (
        <footer className="flex gap-4">
          {decline && (
            <Button
              size="large"
              onPress={() => unhurried('decline', () => void hand.answer({ option: decline.id }))}
            >
              {decline.label}
            </Button>
          )}
          {draft && (
            <Button
              kind="primary"
              size="large"
              className="ml-auto"
              onPress={() => unhurried('commit', () => void hand.commit())}
              refused={choice ? undefined : { because: 'Something is still missing.' }}
            >
              {sentence(draft, payer, preview)}
            </Button>
          )}
        </footer>
      )}
      {prompt.reaction !== undefined && (
        <details>
          <summary className="flex min-h-touch-min cursor-pointer items-center text-small text-faint">
            Not asked again in this fight …
          </summary>
          <ReactionSwitch who={prompt.for} reaction={prompt.reaction} />
        </details>
      )}
    </section>
  );
}

/**
 * A button that declines for all combatants of the side who are asked next about the same event and are not in the hand
 * of a tactic.
 */
function LetAllPass({ prompt, decline }: { readonly prompt: ChoosePrompt; readonly decline: Option }) {
  const combatants = useTable((state) => state.view?.combatants);
  const hands = useTable((state) => state.hands);
  const side = combatants?.[prompt.acts ?? prompt.for]?.side;
  const also = (prompt.also ?? []).filter((id) => combatants?.[id]?.side === side && !hands[id]);
  if (also.length === 0) return null;
  const names = also.map((id) => combatants?.[id]?.name ?? id);
  return (
    <div className="grid grid-cols-1 gap-1">
      <Button
        size="large"
        onPress={() => unhurried('decline for all', () => void hand.answer({ option: decline.id }, also))}
      >
        {`${decline.label} for all ${also.length + 1}`}
      </Button>
      <p className="text-fine text-faint">Asked after this: {names.join(', ')}</p>
    </div>
  );
}

/** If there is only one legal answer besides declining, arms it at once. */
function useOnlyAnswer(prompt: number, only: Option | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each prompt, so that it can be put back
  useEffect(() => {
    if (only && !currentDraft()) hand.arm(only);
  }, [prompt]);
}

/** The complete choice of an option that needs no input, for the odds on its button; `null` if it needs any. */
const ready = (prompt: number, option: Option) => choiceOf(draftOf(prompt, option));
