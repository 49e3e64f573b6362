import type { Json } from '../../kernel/json.ts';
import type { TieFormat } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { Select } from '../kit/Select.tsx';
import type { Cast } from './cast.ts';
import type { PackSheets } from './ties.ts';
import { tie, tiedTo, tiesFor } from './ties.ts';

/** What a combatant has to do with another one, where its kind makes that matter: who has summoned it. */
export function TieFields(props: {
  /** The combatant as written. */
  readonly one: Written;
  readonly everybody: Cast;
  readonly ties: readonly TieFormat[];
  readonly pack: PackSheets;
  readonly change: (tool: (now: Json) => Json) => void;
}) {
  const { one, everybody, change } = props;
  const who = String(one.id);
  const others = Object.values(everybody).filter(({ id, thing }) => id !== who && !thing);
  return tiesFor(one, props.ties, props.pack).map((format) => (
    <div key={format.field} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Select
          label={format.label}
          value={tiedTo(one, format)}
          options={[['', 'Nobody'], ...others.map(({ id, name }) => [id, name] as const)]}
          onPick={(other) => change((now) => tie(now, who, format, other))}
        />
      </div>
      <ClauseLink clause={format.clause} />
    </div>
  ));
}
