import type { LoreRef } from '../../kernel/lore.ts';
import type { Clause, Ruling } from '../../kernel/rulebook.ts';
import { kindWords } from './book.ts';
import { blocksOf } from './prose.ts';
import { RulingBox } from './RulingBox.tsx';

/** A rule as text. Tables keep their columns. */
export function ClauseText({
  system,
  clause,
  rulings,
  onLook,
  fixed = false,
  bare = false,
}: {
  readonly system: string;
  readonly clause: Clause;
  readonly rulings: readonly Ruling[];
  /** Opens the place where a ruling can be switched. */
  readonly onLook: (ref: LoreRef) => void;
  /** Whether its rulings are read-only, because the fight under way has its own. */
  readonly fixed?: boolean;
  readonly bare?: boolean;
}) {
  return (
    <article className="grid gap-2" id={clause.id}>
      <header className="flex flex-wrap items-baseline gap-x-3">
        {!bare && <h3 className="text-body font-semibold">{clause.title}</h3>}
        <span className="text-fine text-faint">
          {clause.id} · {kindWords[clause.kind]}
        </span>
      </header>
      <Prose text={clause.text} />
      {rulings.map((ruling) => (
        <RulingBox key={ruling.id} system={system} ruling={ruling} fixed={fixed} onLook={onLook} />
      ))}
    </article>
  );
}

function Prose({ text }: { readonly text: string }) {
  return (
    <div className="grid gap-2 text-body">
      {blocksOf(text).map((one) =>
        one.block === 'table' ? (
          <TableOf key={one.rows.join()} rows={one.rows} />
        ) : (
          one.lines.map((line) => <p key={line}>{line}</p>)
        ),
      )}
    </div>
  );
}

function TableOf({ rows }: { readonly rows: readonly (readonly string[])[] }) {
  const [head, ...body] = rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={`Table: ${head?.join(', ')}`}>
      <table className="w-full border-collapse text-left text-table">
        <thead>
          <tr>
            {head?.map((cell) => (
              <th key={cell} scope="col" className="border-b border-edge px-2 py-1 font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not change places
                <td key={i} className="border-b border-line px-2 py-1 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
