import { createContext, useContext } from 'react';
import type { Problem } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import { placeOf } from '../../kernel/outside.ts';
import type { Path } from './values.ts';

/** The sheet that is being written, for every field of its form. */
interface Writing {
  readonly sheet: Json;
  readonly problems: readonly Problem[];
  /** `undefined`: it is not written any more. */
  readonly write: (path: Path, value: Json | undefined) => void;
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
