import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import type { SketchReply } from '../protocol/encounters.ts';
import { ask } from './ask.ts';

export type { Problem } from '../engine/system.ts';

/** The rules' judgement of an encounter, with the encounter that it is about (`of`). */
export interface Sketch extends SketchReply {
  readonly of: Json;
}

const sketchOf = async (encounter: Json): Promise<Sketch> => ({
  ...(await ask({ do: 'sketch', encounter })),
  of: encounter,
});

/** Query for the rules' judgement of an encounter. While the next one is computed, the previous one stays. */
export const useSketch = (encounter: Json): UseQueryResult<Sketch, Error> =>
  useQuery({
    queryKey: ['sketch', encounter],
    queryFn: () => sketchOf(encounter),
    placeholderData: keepPreviousData,
    // Each change makes a new query key; at most an undo asks for an older one again.
    gcTime: 60_000,
    structuralSharing: false,
  });

/**
 * The same for several encounters that do not change, such as the samples of a system; empty until they are known.
 * `name` stands for them in the query key.
 */
export const useSketches = (name: string, encounters: readonly Json[]): readonly Sketch[] =>
  useQuery({
    queryKey: ['sketches', name],
    queryFn: () => Promise.all(encounters.map(sketchOf)),
    structuralSharing: false,
  }).data ?? none;

const none: readonly Sketch[] = [];
