import { useIdle } from '../../store/idle.ts';
import type { Pad } from '../hand/pad.ts';
import { restProblem } from '../hand/pad.ts';

/** Why the remaining dice cannot be rolled from this tab; `null` if they can. */
export const useRestProblem = (pad: Pad): string | null => useIdle() ?? restProblem(pad);
