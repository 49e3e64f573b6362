import type { LogLine } from '../../protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { piecesOf } from './rows.ts';

/** A text with the names of the combatants in these lines highlighted. */
export function Named({ lines, text }: { readonly lines: readonly LogLine[]; readonly text: string }) {
  const names = useTable((state) =>
    lines
      .flatMap(({ who, whom }) => [who, whom])
      .map((id) => (id === undefined ? '' : (state.view?.combatants[id]?.name ?? '')))
      .join('\n'),
  );
  return piecesOf(text, [...new Set(names.split('\n'))]).map(({ text, name, at }) =>
    name ? (
      <b key={at} className="font-semibold">
        {text}
      </b>
    ) : (
      text
    ),
  );
}
