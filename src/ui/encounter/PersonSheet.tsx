import { BookmarkPlus, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { DocumentDraft } from '../../store/document-draft.ts';
import { useSaveItem } from '../../store/library.ts';
import type { SheetForm } from '../../store/sheet.ts';
import { canonical } from '../../store/written.ts';
import { Button } from '../kit/Button.tsx';
import { Elsewhere } from '../library/Elsewhere.tsx';
import { TroubleList } from '../library/TroubleList.tsx';
import { WritingHead } from '../library/WritingHead.tsx';
import { WritingStatus } from '../library/WritingStatus.tsx';
import { SheetDesk, showTrouble } from '../sheet/SheetDesk.tsx';
import { useSheetDesk } from '../sheet/useSheetDesk.ts';

/** The whole sheet of a combatant in an encounter. Changes affect this combatant alone, not the sheet of the pack. */
export function PersonSheet(props: {
  /** The id and draft of the encounter, which holds the undo steps. */
  readonly id: string;
  readonly draft: DocumentDraft;
  readonly system: string;
  readonly form: SheetForm;
  readonly sheet: Json;
  /** Called with the changed sheet in full, and the sheet of the pack that it builds on. */
  readonly onChange: (full: Json, base: Json | null) => void;
  readonly onDone: () => void;
  readonly elsewhere: boolean;
  readonly onTakeOver: () => void;
}) {
  const { id, draft, system, elsewhere } = props;
  const desk = useSheetDesk(system, props.form, props.sheet);
  const { full, base } = desk;
  const page = useRef<HTMLElement>(null);
  const [listed, setListed] = useState(false);
  const save = useSaveItem();
  const [kept, setKept] = useState<Json | null>(null);
  const isKept = full !== null && kept !== null && canonical(kept) === canonical(full);
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-ground">
      <WritingHead id={id} name={desk.name} draft={draft} elsewhere={elsewhere} />
      {elsewhere && <Elsewhere onTakeOver={props.onTakeOver} />}
      <SheetDesk
        desk={desk}
        onChange={(next) => props.onChange(next, base)}
        elsewhere={elsewhere}
        page={page}
      />
      <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-panel px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <WritingStatus
          id={id}
          wrong={desk.troubles.length}
          onList={() => setListed(true)}
          judging={desk.judging}
          fine="Ready for a fight"
          kept={null}
          isKept={false}
          elsewhere={elsewhere}
          trouble={save.error?.message}
        />
        <Button
          icon={<BookmarkPlus aria-hidden className="size-5 max-sm:hidden" />}
          onPress={() => {
            if (full === null) return;
            const item = { kind: 'sheet', system, name: desk.name, document: full } as const;
            save.mutate(item, { onSuccess: () => setKept(full) });
          }}
          refused={
            full === null
              ? { because: 'The rules are reading the sheet.' }
              : isKept
                ? { because: `${desk.name} is among your documents.` }
                : undefined
          }
        >
          {isKept ? 'Kept for other fights' : 'Keep for other fights'}
        </Button>
        <Button
          kind="primary"
          icon={<Check aria-hidden className="size-5" />}
          onPress={props.onDone}
          className="max-sm:flex-1"
        >
          Done
        </Button>
        <TroubleList
          open={listed}
          troubles={desk.troubles}
          onShow={(trouble) => showTrouble(page.current, trouble)}
          onClose={() => setListed(false)}
        />
      </footer>
    </div>
  );
}
