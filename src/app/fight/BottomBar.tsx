import { Redo2, Undo2, X } from 'lucide-react';
import { useDraft } from '../../store/current-draft.ts';
import { useTable } from '../../store/table.ts';
import { unhurried } from '../../ui/hand/unhurried.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { cx } from '../../ui/kit/cx.ts';
import { IconButton } from '../../ui/kit/IconButton.tsx';
import { onlyAnswerOf } from '../../ui/prompts/kind.ts';
import type { Command } from '../commands.ts';
import { StatusLine } from './StatusLine.tsx';

function commandCalled(id: string, commands: readonly Command[]): Command {
  const found = commands.find((command) => command.id === id);
  if (!found) throw new Error(`there is no command ${id}`);
  return found;
}

const whyNot = (command: Command) => (command.enabled === true ? undefined : { because: command.enabled });

/** The bar of commands: undo, redo and end on one side, cancel and commit on the other, in reach of the thumbs. */
export function BottomBar({
  commands,
  narrow,
  left,
}: {
  readonly commands: readonly Command[];
  readonly narrow: boolean;
  readonly left: boolean;
}) {
  const undo = commandCalled('undo', commands);
  const redo = commandCalled('redo', commands);
  const cancel = commandCalled('cancel', commands);
  const commit = commandCalled('commit', commands);
  const end = commandCalled('end', commands);
  const commitOnce = (): void => unhurried('commit', commit.run);
  const endOnce = (): void => unhurried('end', end.run);
  const armed = cancel.enabled === true;
  const only = useOnlyAnswerInHand() && end.enabled === true;
  const ready = commit.enabled === true;
  const back = (
    <div
      className={cx('flex items-center gap-2', narrow ? 'min-w-0' : 'shrink-0', left && 'flex-row-reverse')}
    >
      <IconButton
        kind="normal"
        size="large"
        label="Undo"
        icon={<Undo2 aria-hidden className="size-6" />}
        onPress={undo.run}
        refused={whyNot(undo)}
        testId="undo"
        quick
      />
      {(!narrow || !armed) && (
        <IconButton
          label="Redo"
          size="large"
          icon={<Redo2 aria-hidden className="size-6" />}
          onPress={redo.run}
          refused={whyNot(redo)}
          testId="redo"
          quick
        />
      )}
      {(!narrow || !armed || only) && end.enabled === true && (
        <Button
          size="large"
          onPress={endOnce}
          shortcut="N"
          testId="end-turn"
          quick
          className={cx(
            narrow && 'min-w-0 px-3! text-small!',
            narrow && (left ? 'mr-2' : 'ml-2'),
            narrow && only && 'max-w-[6.5rem]',
          )}
        >
          {end.label}
        </Button>
      )}
    </div>
  );
  const forth = (
    <div
      className={cx(
        'flex min-w-0 items-center gap-4',
        narrow && 'justify-end',
        // Beside a decline, with large letters, it is narrower than its longest word: then it has a row of its own.
        narrow && (only ? 'flex-[1_1_9rem]' : 'flex-1'),
        left && 'flex-row-reverse',
      )}
    >
      {armed &&
        !(narrow && only) &&
        (narrow ? (
          <IconButton
            kind="normal"
            size="large"
            label="Cancel"
            icon={<X aria-hidden className="size-6" />}
            onPress={cancel.run}
            testId="cancel"
            quick
          />
        ) : (
          <Button
            size="large"
            onPress={cancel.run}
            shortcut="Escape"
            testId="cancel"
            quick
            className="shrink-0 max-[56rem]:px-4!"
          >
            Cancel
          </Button>
        ))}
      {(armed || ready || !narrow) && (
        <Button
          kind={commit.enabled === true ? 'primary' : 'normal'}
          size="largest"
          onPress={commitOnce}
          refused={whyNot(commit)}
          shortcut="Enter"
          testId="commit"
          quick
          className={cx(
            'text-balance',
            // Beside a long Decline on an upright tablet it is narrower than its words on one line.
            narrow ? 'min-w-0 flex-1 px-3! text-small!' : 'max-w-[26rem] min-w-48 max-[56rem]:px-3!',
          )}
        >
          {commit.label}
        </Button>
      )}
    </div>
  );
  return (
    <footer className="shrink-0 border-t border-line bg-panel px-3 pb-[env(safe-area-inset-bottom)]">
      {narrow && <StatusLine />}
      <div
        className={cx(
          'flex items-center py-2',
          left && 'flex-row-reverse',
          narrow ? 'gap-4 pt-0' : 'gap-3',
          narrow && only && 'flex-wrap',
        )}
      >
        {back}
        {!narrow && <StatusLine />}
        {forth}
      </div>
    </footer>
  );
}

/**
 * Whether the choice in the hand is the only answer to a question. Cancel would put it back to nothing else: where there is
 * room for one of both, declining comes first.
 */
function useOnlyAnswerInHand(): boolean {
  const draft = useDraft();
  return useTable(({ prompt }) => draft !== null && onlyAnswerOf(prompt)?.id === draft.option.id);
}
