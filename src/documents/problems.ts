import type { Problem } from '../engine/system.ts';
import { hazardsIn, placeOf } from '../kernel/outside.ts';
import type { z } from './schemas.ts';

export { placeOf };

/** The path to a place in a document: keys and indices. */
export type Path = readonly (string | number)[];

type Issue = z.core.$ZodIssue;

/**
 * Of the branches of a union the first that the value is meant for, so that an invalid weapon is not reported as "no id":
 * it has the type of the branch, and is one of its values where these are listed. Empty if there is none.
 */
const likeliestBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.find((issues) => !issues.some(isOfOtherKind)) ?? [];

/** Whether an issue says that the value as a whole was meant for something else. */
function isOfOtherKind(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  const { code } = issue;
  if (code === 'invalid_union') return likeliestBranch(issue.errors).length === 0;
  return code === 'invalid_type' || code === 'invalid_value';
}

function fromIssue(issue: Issue, at: readonly PropertyKey[]): readonly Problem[] {
  const path = [...at, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: placeOf([...path, key]), message: 'unknown key' }));
    case 'invalid_union': {
      const branch = likeliestBranch(issue.errors);
      if (branch.length > 0) return branch.flatMap((one) => fromIssue(one, path));
      return [{ path: placeOf(path), message: issue.message }];
    }
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((one) => fromIssue(one, path));
    case 'invalid_type':
    case 'too_big':
    case 'too_small':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_value':
    case 'custom':
      return [{ path: placeOf(path), message: issue.message }];
  }
}

/** Parses a value with a schema. Adds every problem to the list, with its place, and then returns `undefined`. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  at: Path,
  problems: Problem[],
): z.output<Schema> | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) problems.push(...fromIssue(issue as Issue, at));
  return undefined;
}

/** The maximum nesting depth of a document: far more than any valid one has. */
const deepest = 40;

/** All hazards of a document (see `hazardsIn`). Without any, it can be walked, copied and merged safely. */
export const hazards = (value: unknown, at: Path = []): readonly Problem[] =>
  hazardsIn(value, { at, levels: deepest }).map(({ path, message }) => ({ path, message }));
