import type { LoreRef } from '../../kernel/lore.ts';
import { Chip } from '../kit/Chip.tsx';
import type { Book } from './book.ts';
import { nameOf } from './book.ts';

/** Links to other places of the book, by name. */
export function RefLinks({
  title,
  book,
  refs,
  onLook,
}: {
  readonly title: string;
  readonly book: Book;
  readonly refs: readonly LoreRef[];
  readonly onLook: (ref: LoreRef) => void;
}) {
  if (refs.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-small font-semibold text-faint">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {refs.map((ref) => (
          <li key={`${ref.kind}/${ref.id}`}>
            <Chip printed onPress={() => onLook(ref)}>
              {nameOf(book, ref)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
