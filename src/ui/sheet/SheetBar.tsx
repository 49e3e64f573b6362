import { useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import { canonical } from '../../store/written.ts';
import { KeepButton } from '../library/KeepButton.tsx';
import { TroubleList } from '../library/TroubleList.tsx';
import { useKeep } from '../library/useKeep.ts';
import { WritingStatus } from '../library/WritingStatus.tsx';
import type { SheetTrouble } from './troubles.ts';

/** What the rules say of the sheet, and the button to save it. */
export function SheetBar(props: {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly document: Json;
  readonly kept: Json | null;
  readonly troubles: readonly SheetTrouble[];
  readonly judging: boolean;
  /** Whether another tab is writing it. */
  readonly elsewhere: boolean;
  readonly onShow: (trouble: SheetTrouble) => void;
}) {
  const { id, system, name, document, kept, troubles, elsewhere } = props;
  const [listed, setListed] = useState(false);
  const keeping = useKeep({ id, kind: 'sheet', system, name, document });
  const isKept = kept !== null && canonical(kept) === canonical(document);
  return (
    <footer className="print:hidden flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-panel px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <WritingStatus
        id={id}
        wrong={troubles.length}
        onList={() => setListed(true)}
        judging={props.judging}
        fine="Ready for a fight"
        kept={kept}
        isKept={isKept}
        elsewhere={elsewhere}
        trouble={keeping.error?.message}
      />
      <KeepButton primary onKeep={keeping.keep} isKept={isKept} elsewhere={elsewhere} />
      <TroubleList open={listed} troubles={troubles} onShow={props.onShow} onClose={() => setListed(false)} />
    </footer>
  );
}
