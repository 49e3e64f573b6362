import type { LogLine } from '../../protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { piecesOf } from './rows.ts';

/** The words of a line with the names of the one who acts and the one it is done to set off. */
export function Named({ line }: { readonly line: LogLine }) {
  const names = useTable((state) =>
    [line.who, line.whom]
      .map((id) => (id === undefined ? '' : (state.view?.combatants[id]?.name ?? '')))
      .join('\n'),
  );
  return piecesOf(line.text, names.split('\n')).map(({ text, name, at }) =>
    name ? (
      <b key={at} className="font-semibold">
        {text}
      </b>
    ) : (
      text
    ),
  );
}
