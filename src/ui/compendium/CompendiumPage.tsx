import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCatalogue } from '../../store/library.ts';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Page } from '../library/Page.tsx';
import { ClauseText } from './ClauseText.tsx';
import { findClauses } from './find.ts';

/** A system's rules in our own words, found by plain text; works without a network. */
export function CompendiumPage({ system, find = '' }: { readonly system: string; readonly find?: string }) {
  const [typed, setTyped] = useState(find);
  const { data, isPending, error } = useCatalogue(system);
  const found = useMemo(() => (data ? findClauses(data.rulebook, typed) : []), [data, typed]);
  const count = found.reduce((sum, section) => sum + section.clauses.length, 0);
  return (
    <Page title={data ? `${data.name}: the rules` : 'The rules'}>
      <label className="sticky top-0 z-10 -mx-1 flex items-center gap-3 rounded-card border border-edge bg-panel px-3 shadow-card">
        <Search aria-hidden className="size-5 text-faint" />
        <input
          type="search"
          aria-label="Find in the rules"
          placeholder="Find: cover, reach, prone …"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-touch-lg min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-faint"
        />
        <span aria-live="polite" className="text-small text-faint">
          {data && `${count} ${count === 1 ? 'rule' : 'rules'}`}
        </span>
      </label>
      {isPending && <p className="text-faint">One moment …</p>}
      {error && <p className="text-harm">{error.message}</p>}
      {data && typed === '' && <p className="text-faint">{data.rulebook.about}</p>}
      {data && count === 0 && <EmptyState title="No rule says that.">Try a shorter word.</EmptyState>}
      {found.map((section) => (
        <section key={section.title} className="grid gap-5">
          <h2 className="border-b border-line pb-1 text-title font-semibold">{section.title}</h2>
          {section.clauses.map((clause) => (
            <ClauseText
              key={clause.id}
              clause={clause}
              rulings={data?.rulebook.rulings.filter((ruling) => ruling.clause === clause.id) ?? []}
            />
          ))}
        </section>
      ))}
    </Page>
  );
}
