import { useCatalogue, useLibrary } from '../../store/library.ts';
import { useSheetForm } from '../../store/sheet.ts';
import { DeadEnd } from '../library/DeadEnd.tsx';
import { Page } from '../library/Page.tsx';
import { useDraft } from '../library/useDraft.ts';
import { SheetEditor } from './SheetEditor.tsx';

/** The page that edits a sheet of the library. */
export function SheetPage({ system, id }: { readonly system: string; readonly id: string }) {
  const library = useLibrary();
  const catalogue = useCatalogue(system);
  const form = useSheetForm(system);
  const item =
    library.data?.items.find((one) => one.id === id && one.kind === 'sheet' && one.system === system) ?? null;
  const isRead = library.data !== undefined;
  const draft = useDraft(id, item?.document ?? null, isRead);
  if (draft && form.data && catalogue.data && isRead) {
    return (
      <SheetEditor
        key={id}
        id={id}
        system={catalogue.data}
        form={form.data}
        draft={draft}
        kept={item?.document ?? null}
      />
    );
  }
  const error = library.error ?? catalogue.error ?? form.error;
  const isGone = isRead && !item && !draft;
  return (
    <Page title="Sheet">
      {error && <DeadEnd title="This sheet cannot be opened." why={error.message} />}
      {!error && isGone && <DeadEnd title="This person is no longer in the library." />}
      {!error && !isGone && <p className="text-faint">One moment …</p>}
    </Page>
  );
}
