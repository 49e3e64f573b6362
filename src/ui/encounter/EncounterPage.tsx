import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Id } from '../../kernel/json.ts';
import { useCatalogue, useLibrary } from '../../store/library.ts';
import { session } from '../../store/session.ts';
import { useSheetForm } from '../../store/sheet.ts';
import { DeadEnd } from '../library/DeadEnd.tsx';
import { Page } from '../library/Page.tsx';
import { useBack } from '../library/useBack.ts';
import { useDraft } from '../library/useDraft.ts';
import { Editor } from './Editor.tsx';
import { fieldsOf } from './written.ts';

/** The page of an encounter of the user's own: the editor or, with `who`, the sheet of one of its combatants. */
export function EncounterPage({ id, who }: { readonly id: string; readonly who: Id | null }) {
  const library = useLibrary();
  const item = library.data?.items.find((one) => one.id === id && one.kind === 'encounter') ?? null;
  const isRead = library.data !== undefined;
  const draft = useDraft(id, item?.document ?? null, isRead);
  const system = draft ? String(fieldsOf(draft.now).system ?? item?.system ?? '') : null;
  const catalogue = useCatalogue(system);
  const form = useSheetForm(system);
  const [, go] = useLocation();
  const here = `/encounter/${encodeURIComponent(id)}`;
  const back = useBack(here);
  useEffect(() => {
    session.speakOf(system);
    return () => session.speakOf(null);
  }, [system]);
  const error = library.error ?? catalogue.error;
  if (draft && catalogue.data && isRead)
    return (
      <Editor
        id={id}
        draft={draft}
        catalogue={catalogue.data}
        kept={item?.document ?? null}
        people={library.data.items.filter((one) => one.kind === 'sheet' && one.system === system)}
        who={who}
        form={form.data ?? null}
        onSheet={(of) => (of === null ? back() : go(`${here}/${encodeURIComponent(of)}`))}
      />
    );
  const isGone = isRead && !item && !draft;
  return (
    <Page title="Encounter">
      {error && <DeadEnd title="This encounter cannot be opened." why={error.message} />}
      {!error && isGone && <DeadEnd title="This encounter is no longer in the library." />}
      {!error && !isGone && <p className="text-faint">One moment …</p>}
    </Page>
  );
}
