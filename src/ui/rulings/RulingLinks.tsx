import { ChevronRight } from 'lucide-react';
import type { LoreRef } from '../../kernel/lore.ts';
import type { Ruling, SaidRulings } from '../../store/rulings.ts';
import { otherwise, wordsOfValue } from '../../store/rulings.ts';
import { rulingKind } from '../../store/session.ts';

/** The rulings that differ from the default, in the words of the rulebook, as links. */
export function RulingLinks(props: {
  readonly rulings: readonly Ruling[];
  readonly said: SaidRulings;
  readonly onLook: (ref: LoreRef) => void;
}) {
  const ruled = otherwise(props.rulings, props.said);
  if (ruled.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ruled.map(({ ruling, value }) => (
        <li key={ruling.id}>
          <button
            type="button"
            onClick={() => props.onLook({ kind: rulingKind, id: ruling.id })}
            className="wt-printed flex min-h-touch w-full items-center gap-3 py-2 text-left"
          >
            <span className="min-w-0 flex-1">
              <span className="block text-small text-faint">
                {ruling.question} <span className="text-fine">{ruling.id}</span>
              </span>
              <span className="block font-medium">{wordsOfValue(ruling, value)}</span>
            </span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
          </button>
        </li>
      ))}
    </ul>
  );
}
