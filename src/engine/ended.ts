import type { Id } from '../kernel/json.ts';

/** A deed, or a part of one, that is going on, with those on whom it hangs (`Port.deed`, `Port.part`, `Port.upon`). */
export interface Part {
  /**
   * `deed`: the deed of somebody, which needs a doer who can still act, and nothing of the deed in whose middle it
   * happens. `part`: what somebody does within the deed of another, such as a defence. `target`: what is done to
   * somebody, who must still be there, if only as a body.
   */
  readonly as: 'deed' | 'part' | 'target';
  /** It goes on as long as one of them is left. Others take their place when somebody steps in for them. */
  who: readonly Id[];
}

/**
 * Thrown through the rules to abandon what a change by hand has ended in the middle of a step: the part of a deed that
 * hung on those who were taken out of the fight; `null`: the rest of the step, because the fight is over.
 */
export class Ended {
  readonly part: Part | null;
  constructor(part: Part | null) {
    this.part = part;
  }
}
