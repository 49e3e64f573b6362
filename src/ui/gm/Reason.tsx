import { Chip } from '../kit/Chip.tsx';

export const reasons = ['Ruling', 'Forgotten', 'Mistyped', 'Story'] as const;

/** The reason for a change by hand. A word is enough; it is written into the log. */
export function ReasonField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <fieldset aria-label="Reason" className="grid grid-cols-1 gap-2">
      <p className="wt-eyebrow">Reason, for the log</p>
      <div className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Chip key={reason} pressed={value === reason} onPress={() => onChange(reason)}>
            {reason}
          </Chip>
        ))}
      </div>
      <input
        type="text"
        aria-label="Reason in your own words"
        placeholder="In your own words"
        maxLength={200}
        value={(reasons as readonly string[]).includes(value) ? '' : value}
        onChange={(event) => onChange(event.target.value)}
        className="wt-field"
      />
    </fieldset>
  );
}
