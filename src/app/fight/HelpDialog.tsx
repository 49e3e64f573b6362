import { Dialog } from '../../ui/kit/Dialog.tsx';
import type { Command } from '../commands.ts';

const onTheMap: readonly (readonly [string, string])[] = [
  ['Arrow keys', 'Step over the cells of a move; on the map, go from cell to cell'],
  ['Ctrl Enter', 'The big button, wherever the focus is'],
  ['Tab', 'To the next thing; Shift Tab to the one before'],
];

/** How a fight is played, and all keys, from the same list of commands that the shortcuts use. */
export function HelpDialog({
  open,
  onClose,
  commands,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly commands: readonly Command[];
}) {
  return (
    <Dialog open={open} onClose={onClose} title="How it works">
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>Tap what you want to do in the panel, and then whom or where, on the map or in the list.</li>
        <li>Look at the cost and the odds. Nothing has happened yet.</li>
        <li>The big button at the bottom says what will happen. Only that button does it.</li>
        <li>
          Undo takes anything back, as often as you like: also dice, also the last turn. “Go to any point” in
          the menu does it with a slider: nothing is lost until you do something else there.
        </li>
        <li>
          A game master who does not know what to do asks “What would you do?” (the lamp beside the name), or
          hands somebody over to a tactic (the robot): for one turn, or until taken back. Each deed is shown
          before it is done. After an undo the tactic waits until you press “Go on” or answer something
          yourself.
        </li>
        <li>Tap a greyed action to read why it cannot be done, and any rule to read its text.</li>
      </ol>
      <h3 className="mt-6 mb-2 text-body font-semibold">Keys</h3>
      <table className="w-full text-left text-small">
        <tbody>
          {commands.map((command) => (
            <Row key={command.id} keys={command.key} what={command.label}>
              {command.enabled === true ? '' : command.enabled}
            </Row>
          ))}
          {onTheMap.map(([keys, what]) => (
            <Row key={keys} keys={keys} what={what} />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Row({
  keys,
  what,
  children,
}: {
  readonly keys: string;
  readonly what: string;
  readonly children?: string;
}) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-4 font-normal">
        <kbd className="rounded border box-decoration-clone border-edge px-1.5 py-0.5 font-sans">{keys}</kbd>
      </th>
      <td className="py-2 wrap-anywhere">
        {what}
        {children && <span className="block text-fine text-faint">{children}</span>}
      </td>
    </tr>
  );
}
