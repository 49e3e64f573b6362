import type { KeyPress } from '../ui/kit/undoKey.ts';
import { undoKey } from '../ui/kit/undoKey.ts';

/** The commands of a fight: one list for the bottom bar, the keyboard shortcuts and the help. */

export interface Command {
  readonly id: string;
  readonly label: string;
  /** The key as the help shows it. */
  readonly key: string;
  readonly matches: (press: KeyPress) => boolean;
  /** `true`, or the reason why it cannot be done now. */
  readonly enabled: true | string;
  readonly run: () => void;
  /** It answers the prompt: a second press within 400 ms, or a key that is held, does not answer the next one too. */
  readonly answers?: true;
}

/** The state and the actions that the commands of a fight are made of. */
export interface FightHand {
  /** Why this tab cannot change the fight; `null` if it can. */
  readonly idle: string | null;
  readonly can: { readonly undo: boolean; readonly redo: boolean };
  /** What the keys 1 to 9 do. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
  /** The big button: the choice in the hand as a sentence, or what it still needs. */
  readonly commit: { readonly label: string; readonly enabled: true | string };
  /** Whether there is a choice in the hand. */
  readonly armed: boolean;
  /** Ends the turn or declines; `null` where the prompt offers neither. */
  readonly end: { readonly label: string; readonly run: () => void } | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly send: () => void;
  readonly cancel: () => void;
  readonly help: () => void;
}

const plain = (press: KeyPress): boolean => !press.ctrlKey && !press.metaKey && !press.altKey;
const letter = (press: KeyPress, key: string): boolean => press.key.toLowerCase() === key;

export function fightCommands(hand: FightHand): readonly Command[] {
  const write = (why: true | string): true | string => hand.idle ?? why;
  return [
    {
      id: 'undo',
      label: 'Undo',
      key: 'Z',
      matches: (press) => undoKey(press) === 'undo',
      enabled: write(hand.can.undo || 'There is nothing to take back.'),
      run: hand.undo,
    },
    {
      id: 'redo',
      label: 'Redo',
      key: 'Shift Z',
      matches: (press) => undoKey(press) === 'redo',
      enabled: write(hand.can.redo || 'Nothing was taken back.'),
      run: hand.redo,
    },
    {
      id: 'cancel',
      label: 'Cancel',
      key: 'Escape',
      matches: (press) => press.key === 'Escape',
      enabled: hand.armed || 'Nothing is chosen.',
      run: hand.cancel,
    },
    {
      id: 'commit',
      label: hand.commit.label,
      key: 'Enter',
      matches: (press) => press.key === 'Enter' && !press.altKey && !press.shiftKey,
      enabled: write(hand.commit.enabled),
      run: hand.send,
      answers: true,
    },
    {
      id: 'end',
      label: hand.end?.label ?? 'End turn or decline',
      key: 'N',
      matches: (press) => letter(press, 'n') && plain(press) && !press.shiftKey,
      enabled: write(hand.end ? true : 'There is nothing to end or decline now.'),
      run: () => hand.end?.run(),
      answers: true,
    },
    ...hand.actions.slice(0, 9).map(
      (action, index): Command => ({
        id: `action-${index + 1}`,
        label: action.label,
        key: String(index + 1),
        matches: (press) => press.key === String(index + 1) && plain(press),
        enabled: write(true),
        run: action.run,
      }),
    ),
    {
      id: 'help',
      label: 'Help',
      key: '?',
      matches: (press) => press.key === '?',
      enabled: true,
      run: hand.help,
    },
  ];
}

/** The command of a key press, whether it is enabled or not; `null` if the key has none. */
export const commandFor = (commands: readonly Command[], press: KeyPress): Command | null =>
  commands.find((command) => command.matches(press)) ?? null;
