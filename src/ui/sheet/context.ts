import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { Field } from '../../store/sheet-form.ts';
import type { Path } from '../../store/sheet-values.ts';
import { placeOf } from '../../store/sheet-values.ts';
import type { Problem } from '../../store/sketch.ts';

/** One field of a form. */
export interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly label: string;
  readonly path: Path;
  readonly value: Json | undefined;
  /** It must be written: nothing takes it away. */
  readonly needed: boolean;
  /** What it means. */
  readonly note?: string | undefined;
}

/** The sheet that is being written, for every field of its form. */
interface Writing {
  readonly sheet: Json;
  readonly problems: readonly Problem[];
  /** `undefined`: it is not written any more. */
  readonly write: (path: Path, value: Json | undefined) => void;
  /** What draws a field, within another one too. */
  readonly View: ComponentType<FieldProps>;
}

export const WritingContext = createContext<Writing | null>(null);

export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error('a field of a sheet stands outside of its form');
  return writing;
}

/** What is wrong at a place itself, and whether anything is wrong in it. */
export function useTroubles(path: Path): { readonly here: readonly string[]; readonly within: boolean } {
  const { problems } = useWriting();
  const place = placeOf(path);
  return {
    here: problems.filter((one) => one.path === place).map(({ message }) => message),
    within: problems.some(
      (one) => one.path === place || one.path.startsWith(`${place}.`) || one.path.startsWith(`${place}[`),
    ),
  };
}
