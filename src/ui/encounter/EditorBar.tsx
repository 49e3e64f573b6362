import { ChartNoAxesColumn, Swords } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { forecast } from '../../store/forecast.ts';
import { canonical } from '../../store/written.ts';
import { Button } from '../kit/Button.tsx';
import { KeepButton } from '../library/KeepButton.tsx';
import { TroubleList } from '../library/TroubleList.tsx';
import { useKeep } from '../library/useKeep.ts';
import { useStart } from '../library/useStart.ts';
import { WritingStatus } from '../library/WritingStatus.tsx';
import type { Trouble } from './trouble.ts';
import { onlyLackOf } from './trouble.ts';

/** The rules' judgement of the encounter, and the actions for it. */
export function EditorBar(props: {
  readonly id: string;
  readonly system: string;
  readonly name: string;
  readonly document: Json;
  readonly kept: Json | null;
  readonly troubles: readonly Trouble[];
  readonly judging: boolean;
  /** Whether another tab is writing it. */
  readonly elsewhere: boolean;
  readonly onShow: (trouble: Trouble) => void;
}) {
  const { id, system, name, document, kept, troubles, judging, elsewhere } = props;
  const [, go] = useLocation();
  const { start, starting, error } = useStart();
  const keeping = useKeep({ id, kind: 'encounter', system, name, document });
  const [listed, setListed] = useState(false);
  const isKept = kept !== null && canonical(kept) === canonical(document);
  const lack = onlyLackOf(document, troubles);
  const wrong = lack === null ? troubles.length : 0;
  const first = troubles[0];
  const refused =
    lack !== null
      ? { because: lack }
      : first
        ? { because: `${first.where}: ${first.what}${wrong > 1 ? ` (and ${wrong - 1} more)` : ''}` }
        : judging
          ? { because: 'The rules are still looking at it.' }
          : starting
            ? { because: 'The fight is being opened.' }
            : undefined;
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-panel px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <WritingStatus
        id={id}
        wrong={wrong}
        onList={() => setListed(true)}
        judging={judging}
        fine="Can be begun"
        lack={lack}
        kept={kept}
        isKept={isKept}
        elsewhere={elsewhere}
        trouble={keeping.error?.message ?? error}
      />
      <Button
        icon={<ChartNoAxesColumn aria-hidden className="size-5 max-sm:hidden" />}
        onPress={() => {
          void forecast.encounter(system, name, document);
          go('/forecast');
        }}
        refused={refused}
      >
        How will it end?
      </Button>
      <KeepButton onKeep={keeping.keep} isKept={isKept} elsewhere={elsewhere} />
      <Button
        kind="primary"
        icon={<Swords aria-hidden className="size-5 max-sm:hidden" />}
        onPress={() => void start(document)}
        refused={refused}
        className="ml-2 max-sm:flex-1"
      >
        Begin
      </Button>
      <TroubleList open={listed} troubles={troubles} onShow={props.onShow} onClose={() => setListed(false)} />
    </footer>
  );
}
