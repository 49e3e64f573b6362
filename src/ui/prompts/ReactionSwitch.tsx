import type { Id } from '../../kernel/json.ts';
import type { ReactionMode } from '../../protocol/messages.ts';
import { useCatalogue } from '../../store/library.ts';
import { table, useTable } from '../../store/table.ts';
import { capital } from '../../store/words.ts';
import { Segmented } from '../kit/Segmented.tsx';

const modes: readonly { readonly id: ReactionMode; readonly label: string }[] = [
  { id: 'off', label: 'Never' },
  { id: 'ask', label: 'Ask' },
  { id: 'auto', label: 'Auto' },
];

/**
 * Whether a combatant is asked about a kind of reaction for the rest of the fight. Under a heading that names it
 * (`headed`) it is not named again.
 */
export function ReactionSwitch(props: {
  readonly who: Id;
  readonly reaction: string;
  readonly headed?: boolean;
}) {
  const { who, reaction } = props;
  const said = useTable((state) => state.preferences.reactions[who]?.[reaction]);
  const name = useTable((state) => state.view?.combatants[who]?.name ?? 'the game master');
  const system = useTable((state) => state.fight?.system ?? null);
  const known = useCatalogue(system).data?.reactions.find((one) => one.id === reaction);
  const label = known?.label ?? reaction;
  const mode = said ?? known?.usual ?? 'ask';
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-fine text-faint">
        {capital(label)}
        {!props.headed && ` for ${name}, for the rest of this fight`}
      </p>
      <Segmented
        size="min"
        label={`${label} for ${name}`}
        segments={modes}
        value={mode}
        onPick={(next) => void table.prefer({ reactions: { [who]: { [reaction]: next } } })}
      />
    </div>
  );
}
