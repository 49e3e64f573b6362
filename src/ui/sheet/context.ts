import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { Field } from '../../store/sheet-form.ts';
import type { Path } from '../../store/sheet-values.ts';
import { placeOf } from '../../store/sheet-values.ts';
import type { Problem } from '../../store/sketch.ts';

/** The props of a form field. */
export interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly label: string;
  readonly path: Path;
  readonly value: Json | undefined;
  /** Whether the value is required, so that it cannot be removed. */
  readonly needed: boolean;
  /** An explanation of the field. */
  readonly note?: string | undefined;
}

/** The sheet being edited, for every field of its form. */
interface Writing {
  readonly sheet: Json;
  readonly problems: readonly Problem[];
  /** Sets a value; `undefined` removes it. */
  readonly write: (path: Path, value: Json | undefined) => void;
  /** The component that renders a field; nested fields use it too. */
  readonly View: ComponentType<FieldProps>;
}

export const WritingContext = createContext<Writing | null>(null);

export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error('a field of a sheet stands outside of its form');
  return writing;
}

/** Whether a path leads to a place or into it. */
export const isWithin = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

/** The problems at a place itself, and whether there are any at or within it. */
export function useTroubles(path: Path): {
  readonly here: readonly string[];
  readonly within: boolean;
  /** The place itself, by which `showTrouble` finds its field. */
  readonly place: string;
} {
  const { problems } = useWriting();
  const place = placeOf(path);
  return {
    place,
    here: problems.filter((one) => one.path === place).map(({ message }) => message),
    within: problems.some(({ path }) => isWithin(path, place)),
  };
}
