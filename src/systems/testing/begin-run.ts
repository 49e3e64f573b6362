import type { Run } from '../../engine/run.ts';
import { openRun } from '../../engine/run.ts';
import type { System } from '../../engine/system.ts';
import type { Fact } from '../../kernel/port.ts';
import { preferencesFor } from '../../kernel/preferences.ts';
import { beginSample } from '../../workbench/samples.ts';

/** A sample of the system, usually the first, at its first question. */
export const beginning = (
  system: System,
  sample: string = system.encounters.pack.encounters[0]?.id ?? '',
): Run<unknown, Fact> =>
  openRun(system, beginSample(system, sample), {
    seed: 'conditions',
    tape: [],
    redo: [],
    preferences: preferencesFor('manual'),
  });
