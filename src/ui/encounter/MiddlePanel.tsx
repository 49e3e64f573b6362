import type { Json } from '../../kernel/json.ts';
import type { MiddleFormat, SurpriseFormat } from '../../store/library.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { Select } from '../kit/Select.tsx';
import type { Cast } from './cast.ts';
import { beginInMiddle, changeMiddle, middleIn } from './middle.ts';

/** Whether a fight begins at its beginning or in its middle, and the state of its middle. */
export function MiddlePanel(props: {
  readonly format: MiddleFormat;
  /** Dropped when the fight begins in its middle. */
  readonly surprise: SurpriseFormat | undefined;
  readonly document: Json;
  readonly cast: Cast;
  readonly onEdit: (edit: (now: Json) => Json) => void;
}) {
  const { format, surprise, document, cast, onEdit } = props;
  const middle = middleIn(document);
  // What never has a turn has an initiative in the document, for the rules expect one of everybody, but none to set.
  const people = Object.values(cast).filter(({ turnless }) => !turnless);
  return (
    <section aria-label="Where it begins" className="grid gap-3">
      <h2 className="wt-eyebrow">Where it begins</h2>
      <Segmented
        label="Where it begins"
        segments={[
          { id: 'beginning', label: 'At its beginning' },
          { id: 'middle', label: 'In its middle' },
        ]}
        value={middle ? 'middle' : 'beginning'}
        onPick={(id) => onEdit((now) => beginInMiddle(now, format, surprise, id === 'middle', cast))}
      />
      {middle && (
        <>
          <p className="text-small text-faint">
            For a fight that has been going on, on paper. What each has lost by then is changed by hand once
            it is open.
          </p>
          <NumberStepper
            label="Round"
            value={middle.round}
            min={1}
            max={999}
            onChange={(round) => onEdit((now) => changeMiddle(now, { round }))}
          />
          <Select
            label="Whose turn it is"
            value={middle.active ?? ''}
            options={people.map(({ id, name }) => [id, name])}
            onPick={(active) => onEdit((now) => changeMiddle(now, { active }))}
          />
          <section aria-label="Initiative" className="grid gap-2">
            <h3 className="flex items-center gap-2">
              <span className="wt-eyebrow">Initiative</span>
              <ClauseLink clause={format.clause} />
            </h3>
            {people.map(({ id, name }) => (
              <NumberStepper
                key={id}
                label={name}
                value={middle.initiative[id] ?? format.least}
                min={format.least}
                max={format.most}
                onChange={(value) =>
                  onEdit((now) =>
                    changeMiddle(now, { initiative: { ...middleIn(now)?.initiative, [id]: value } }),
                  )
                }
              />
            ))}
          </section>
        </>
      )}
    </section>
  );
}
