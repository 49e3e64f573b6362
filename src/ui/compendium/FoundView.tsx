import { ChevronDown, UserPen } from 'lucide-react';
import type { LoreEntry, LoreFigure, LoreRef } from '../../kernel/lore.ts';
import { ruleKind } from '../../store/session.ts';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { useWriteSheet } from '../library/useWriteSheet.ts';
import type { Book, Found } from './book.ts';
import { find, usersOf } from './book.ts';
import { ClauseText } from './ClauseText.tsx';
import { RefLinks } from './RefLinks.tsx';
import { RulingBox } from './RulingBox.tsx';

type OnLook = (ref: LoreRef) => void;

/** Everything about one place of the book, except its title. */
export function FoundView({
  book,
  found,
  onLook,
  fixed = false,
}: {
  readonly book: Book;
  readonly found: Found;
  readonly onLook: OnLook;
  /** Whether rulings are read-only, as over a fight. */
  readonly fixed?: boolean;
}) {
  if (found.kind === 'ruling') {
    const { ruling } = found;
    return (
      <div className="grid gap-5">
        <RulingBox system={book.system} ruling={ruling} fixed={fixed} bare />
        <RefLinks
          title="The rule that it is about"
          book={book}
          refs={[{ kind: ruleKind, id: ruling.clause }]}
          onLook={onLook}
        />
      </div>
    );
  }
  if (found.kind === 'rule') {
    const { clause, rulings } = found;
    const users = usersOf(book, { kind: ruleKind, id: clause.id });
    return (
      <div className="grid gap-5">
        <ClauseText
          system={book.system}
          clause={clause}
          rulings={rulings}
          fixed={fixed}
          onLook={onLook}
          bare
        />
        <RefLinks title="What it is about" book={book} refs={users} onLook={onLook} />
      </div>
    );
  }
  const { shelf, entry } = found;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-small text-faint">{shelf.one}</span>
        {entry.tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </div>
      {entry.about !== undefined && <p className="text-body">{entry.about}</p>}
      {!fixed && isSomebody(shelf.id) && <MakeOwn system={book.system} entry={entry} />}
      <Figures figures={entry.figures} />
      <RefLinks title="On the sheet" book={book} refs={entry.has} onLook={onLook} />
      <Clauses book={book} entry={entry} fixed={fixed} onLook={onLook} />
      <RefLinks
        title="On the sheets of"
        book={book}
        refs={usersOf(book, { kind: shelf.id, id: entry.id })}
        onLook={onLook}
      />
    </div>
  );
}

/** Whether a shelf holds people. Their entries have the ids of their sheets in the pack. */
const isSomebody = (shelf: string): boolean => shelf === 'hero' || shelf === 'foe';

function MakeOwn({ system, entry: { id, name } }: { readonly system: string; readonly entry: LoreEntry }) {
  const { write, error } = useWriteSheet(system);
  return (
    <div className="grid justify-items-start gap-2">
      <Button icon={<UserPen aria-hidden className="size-5" />} onPress={() => void write(name, { use: id })}>
        Make it your own
      </Button>
      {error && (
        <p role="alert" className="text-small text-harm">
          {error.message}
        </p>
      )}
    </div>
  );
}

function Figures({ figures }: { readonly figures: readonly LoreFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="divide-y divide-line">
      {figures.map(({ label, value, clause }) => (
        <div key={`${label} ${value}`} className="flex min-h-touch-min flex-wrap items-center gap-x-3 py-1">
          <dt className="text-small text-faint">{label}</dt>
          <dd className="ml-auto flex flex-wrap items-center justify-end gap-x-2 text-right text-small font-medium">
            <span>{value}</span>
            {clause !== undefined && <ClauseLink clause={clause} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The rules that apply to an entry; the first is open. */
function Clauses({
  book,
  entry,
  fixed,
  onLook,
}: {
  readonly book: Book;
  readonly entry: LoreEntry;
  readonly fixed: boolean;
  readonly onLook: OnLook;
}) {
  // An entry with a sheet would cite nearly every rule; its figures cite theirs.
  if (entry.has.length > 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-small font-semibold text-faint">The rules</h2>
      {entry.clauses.map((id, place) => {
        const found = find(book, { kind: ruleKind, id });
        if (found?.kind !== 'rule') return null;
        return (
          <details key={id} open={place === 0} className="group rounded-control border border-line px-3">
            <summary className="wt-printed flex min-h-touch cursor-pointer list-none flex-wrap items-center gap-x-2 font-medium [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-[1_1_7rem]">{found.clause.title}</span>
              <span className="text-fine font-normal text-faint">{id}</span>
              <ChevronDown aria-hidden className="size-4 shrink-0 text-faint group-open:rotate-180" />
            </summary>
            <div className="pb-3">
              <ClauseText
                system={book.system}
                clause={found.clause}
                rulings={found.rulings}
                fixed={fixed}
                onLook={onLook}
                bare
              />
            </div>
          </details>
        );
      })}
    </section>
  );
}
