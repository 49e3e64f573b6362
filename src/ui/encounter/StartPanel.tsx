import type { Id, Json } from '../../kernel/json.ts';
import type { Beginning, SurpriseFormat } from '../../store/library.ts';
import { Chip } from '../kit/Chip.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { SideMark } from '../kit/SideMark.tsx';
import { sidesOf } from '../kit/sides.ts';
import type { Cast } from './cast.ts';
import { MiddlePanel } from './MiddlePanel.tsx';
import { middleIn } from './middle.ts';
import { asksFor, choiceIn, choose, roleOf, setAsks, setRole } from './starting.ts';

/** How the fight begins, as far as the rules ask. */
export function StartPanel(props: {
  readonly beginning: Beginning;
  readonly document: Json;
  /** The combatants who are there at the beginning. */
  readonly cast: Cast;
  readonly onEdit: (edit: (now: Json) => Json) => void;
}) {
  const { beginning, document, cast, onEdit } = props;
  const { surprise, choices = [], middle } = beginning;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {choices.map((choice) => (
        <section key={choice.field} aria-label={choice.label} className="grid gap-2">
          <h2 className="flex items-center gap-2">
            <span className="wt-eyebrow">{choice.label}</span>
            <ClauseLink clause={choice.clause} />
          </h2>
          <Segmented
            label={choice.label}
            segments={choice.options.map(({ value, label }) => ({ id: String(value), label }))}
            value={String(choiceIn(document, choice))}
            onPick={(id) => {
              const option = choice.options.find(({ value }) => String(value) === id);
              if (option) onEdit((now) => choose(now, choice, option.value));
            }}
          />
        </section>
      ))}
      {middle && (
        <MiddlePanel format={middle} surprise={surprise} document={document} cast={cast} onEdit={onEdit} />
      )}
      {surprise && middleIn(document) === null && (
        <Surprise format={surprise} document={document} cast={cast} onEdit={onEdit} />
      )}
    </div>
  );
}

function Surprise({
  format,
  document,
  cast,
  onEdit,
}: {
  readonly format: SurpriseFormat;
  readonly document: Json;
  readonly cast: Cast;
  readonly onEdit: (edit: (now: Json) => Json) => void;
}) {
  const asks = asksFor(document, format);
  const name = (people: readonly Id[], role: number | null): void =>
    onEdit((now) => setRole(now, format, people, role));
  return (
    <section aria-label={format.label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 className="flex items-center gap-2">
          <span className="wt-eyebrow">{format.label}</span>
          <ClauseLink clause={format.clause} />
        </h2>
        <p className="text-small text-faint">{format.about}</p>
      </div>
      {format.asks && (
        <Segmented
          label={`${format.label}: who says it`}
          segments={[
            { id: 'here', label: 'Say it here' },
            { id: 'ask', label: 'Ask at the start' },
          ]}
          value={asks ? 'ask' : 'here'}
          onPick={(id) => onEdit((now) => setAsks(now, format, id === 'ask'))}
        />
      )}
      {!asks &&
        sidesOf({ combatants: cast }).map((style) => {
          // Things cannot be surprised.
          if (style.look === 'thing') return null;
          const people = Object.values(cast).filter(({ side }) => side === style.side);
          const everybody = people.map(({ id }) => id);
          return (
            <section key={style.side} aria-label={style.side}>
              <h3 className="flex items-center gap-2 border-b border-line pb-1">
                <SideMark style={style} size={20} quiet />
                <span className="min-w-0 flex-1 truncate text-small font-semibold">{style.side}</span>
              </h3>
              <ul className="divide-y divide-line">
                {people.length > 1 && (
                  <Row
                    label="All of them"
                    format={format}
                    is={(role) => everybody.every((who) => roleOf(document, format, who) === role)}
                    onName={(role) => name(everybody, role)}
                  />
                )}
                {people.map((one) => (
                  <Row
                    key={one.id}
                    label={one.name}
                    format={format}
                    is={(role) => roleOf(document, format, one.id) === role}
                    onName={(role) => name([one.id], role)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
    </section>
  );
}

function Row(props: {
  readonly label: string;
  readonly format: SurpriseFormat;
  readonly is: (role: number) => boolean;
  readonly onName: (role: number | null) => void;
}) {
  const { label, format, is, onName } = props;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
      <span className="min-w-24 flex-1 truncate">{label}</span>
      {format.roles.map(({ label: called }, role) => (
        <Chip
          key={called}
          size="touch"
          label={`${label}: ${called}`}
          pressed={is(role)}
          onPress={() => onName(is(role) ? null : role)}
        >
          {called}
        </Chip>
      ))}
    </li>
  );
}
