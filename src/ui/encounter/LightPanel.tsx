import { Eraser, Lightbulb, Moon, Sun, SunDim } from 'lucide-react';
import type { ReactNode } from 'react';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import type { LightGrade } from '../map/document.ts';
import { Choices } from './Choices.tsx';
import type { Lamp } from './light.ts';
import { lightGrades } from './light.ts';

/** What drawing does to light: sets a grade, toggles a lamp, or resets to the ambient light. */
export type LightTool = LightGrade | 'lamp' | 'usual';

const icon = 'size-6';
const names: { readonly [grade in LightGrade]: readonly [label: string, picture: ReactNode] } = {
  bright: ['Bright', <Sun key="sun" className={icon} />],
  dim: ['Dim', <SunDim key="dim" className={icon} />],
  dark: ['Dark', <Moon key="moon" className={icon} />],
};

/** The ambient light, and tools for the light of cells and for lamps. */
export function LightPanel(props: {
  readonly ambient: LightGrade;
  readonly onAmbient: (grade: LightGrade) => void;
  readonly value: LightTool;
  readonly onPick: (tool: LightTool) => void;
  readonly lamp: Lamp;
  readonly onLamp: (lamp: Lamp) => void;
}) {
  const { value, lamp, onLamp } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section aria-label="Everywhere" className="grid gap-2">
        <h2 className="wt-eyebrow">Everywhere</h2>
        <Segmented
          label="Light everywhere"
          segments={lightGrades.map((grade) => ({ id: grade, label: names[grade][0] }))}
          value={props.ambient}
          onPick={props.onAmbient}
        />
      </section>
      <Choices
        label="On cells that you paint"
        choices={[
          {
            id: 'lamp',
            label: 'Lamp',
            about: 'A tap again puts it out.',
            picture: <Lightbulb className={icon} />,
          },
          ...lightGrades.map((grade) => ({ id: grade, label: names[grade][0], picture: names[grade][1] })),
          { id: 'usual', label: 'As everywhere', about: 'Rubs out.', picture: <Eraser className={icon} /> },
        ]}
        value={value}
        onPick={(id) => props.onPick(id as LightTool)}
      />
      {value === 'lamp' && (
        <section aria-label="Lamp" className="grid gap-2">
          <NumberStepper
            label="Bright to"
            value={lamp.bright}
            min={0}
            max={50}
            unit="cells"
            onChange={(bright) => onLamp({ bright, dim: Math.max(bright, lamp.dim) })}
          />
          <NumberStepper
            label="Dim to"
            value={lamp.dim}
            min={0}
            max={50}
            unit="cells"
            onChange={(dim) => onLamp({ bright: Math.min(dim, lamp.bright), dim })}
          />
        </section>
      )}
    </div>
  );
}
