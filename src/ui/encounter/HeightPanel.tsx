import { NumberStepper } from '../kit/NumberStepper.tsx';

/** The height to paint. */
export function HeightPanel(props: {
  readonly unit: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { unit, value } = props;
  return (
    <div className="grid gap-3">
      <NumberStepper
        label="Height to paint"
        value={value}
        min={-50}
        max={50}
        unit={unit}
        onChange={props.onChange}
      />
      <p className="text-small text-faint">
        {value === 0
          ? 'What you paint is level ground again.'
          : `What you paint lies ${Math.abs(value)} ${unit} ${value > 0 ? 'above' : 'below'} the rest. 0 levels it again.`}
      </p>
    </div>
  );
}
