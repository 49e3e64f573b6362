import type { Problem } from '../engine/system.ts';
import type { ErrorReply } from '../protocol/messages.ts';

/** An error reply that does not come from the rules. `path`: the place in the request or document that is at fault. */
export const failure = (code: string, message: string, path?: string): ErrorReply => ({
  ok: false,
  error: { code, message, ...(path !== undefined && { path }) },
});

/** The error reply about an unknown or missing system. */
export const unknownSystem = (id: string | null, systems: object, path: string): ErrorReply =>
  failure(
    'unknown-system',
    id === null
      ? `The document does not name a rule system: "system" must be one of ${Object.keys(systems).join(', ')}`
      : `There is no rule system "${id}": it must be one of ${Object.keys(systems).join(', ')}`,
    path,
  );

/** The error reply with the problems of an encounter. */
export const badEncounter = (problems: readonly Problem[]): ErrorReply => ({
  ok: false,
  error: {
    code: 'bad-encounter',
    message: `${problems.length} ${problems.length === 1 ? 'thing is' : 'things are'} wrong with the encounter: ${problems[0]?.path}: ${problems[0]?.message}`,
    path: `encounter.${problems[0]?.path}`,
    problems,
  },
});
