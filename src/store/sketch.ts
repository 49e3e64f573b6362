import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Json } from '../kernel/json.ts';
import type { SketchReply } from '../protocol/encounters.ts';
import { ask } from './ask.ts';

export type { Problem } from '../engine/system.ts';

/** What the rules say of an encounter, with the encounter of which they said it. */
export interface Sketch extends SketchReply {
  readonly of: Json;
}

const sketchOf = async (encounter: Json): Promise<Sketch> => ({
  ...(await ask<SketchReply>({ do: 'sketch', encounter })),
  of: encounter,
});

/** What the rules say of an encounter as it stands; the last word while they think about the next one. */
export const useSketch = (encounter: Json): UseQueryResult<Sketch, Error> =>
  useQuery({
    queryKey: ['sketch', encounter],
    queryFn: () => sketchOf(encounter),
    placeholderData: keepPreviousData,
    // Each change is another encounter: the one before is asked for again at the most by an undo.
    gcTime: 60_000,
    structuralSharing: false,
  });

/** The same of several that do not change, such as the samples of a system. */
export const useSketches = (name: string, encounters: readonly Json[]): readonly Sketch[] =>
  useQuery({
    queryKey: ['sketches', name],
    queryFn: () => Promise.all(encounters.map(sketchOf)),
    structuralSharing: false,
  }).data ?? none;

const none: readonly Sketch[] = [];
