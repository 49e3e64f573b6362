import type { View } from '../../kernel/view.ts';
import { useSystems } from '../../store/library.ts';
import { useTable } from '../../store/table.ts';
import { possessive } from '../../store/words.ts';
import { roundWords } from '../kit/roundWords.ts';
import { usePaper } from '../kit/usePaper.ts';
import { PrintedLog } from './PrintedLog.tsx';
import { PrintedMap } from './PrintedMap.tsx';
import { PrintedPeople } from './PrintedPeople.tsx';
import { marksInWords } from './state.ts';

/**
 * The open fight as a record on paper, through the same eyes as the screen: how it stands, the map, everybody, and the
 * whole log. It is rendered only while the page is being printed.
 */
export function PrintedFight() {
  const paper = usePaper();
  // Asked before it is needed: nothing can be waited for when printing begins.
  const { data: systems = [] } = useSystems();
  return paper ? <Record systems={systems} /> : null;
}

function Record({
  systems,
}: {
  readonly systems: readonly { readonly id: string; readonly name: string }[];
}) {
  const fight = useTable((state) => state.fight);
  const view = useTable((state) => state.view);
  const lines = useTable((state) => state.lines);
  if (!fight || !view) return null;
  const system = systems.find(({ id }) => id === fight.system)?.name;
  const marks = marksInWords(view.marks);
  return (
    <article className="wt-paper hidden text-small print:block">
      <h1 className="text-title font-semibold">{fight.name}</h1>
      <p>{[system, standing(view)].filter(Boolean).join(' · ')}</p>
      {view.banner && (
        <p>
          {view.banner.label}: {view.banner.text}
        </p>
      )}
      <div className="mt-3 break-inside-avoid">
        <PrintedMap view={view} />
        {marks.length > 0 && <p className="mt-1 text-fine">On the map: {marks.join('; ')}</p>}
      </div>
      <PrintedPeople view={view} />
      <PrintedLog lines={lines} />
    </article>
  );
}

/** How the fight stands: the round and whose turn it is, or how it ended. */
function standing({ over, round, active, combatants }: View): string {
  if (over) return `Over in round ${round}: ${over.winner === null ? 'nobody' : over.winner} won`;
  const name = combatants[active ?? '']?.name;
  return name === undefined ? roundWords(round) : `${roundWords(round)}, ${possessive(name)} turn`;
}
