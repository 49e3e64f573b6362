import type { Clause, ClauseKind } from '../../../kernel/rulebook.ts';

/** A clause; a text of several lines is joined by line breaks, as tables are. */
export const clause = (id: string, title: string, kind: ClauseKind, ...lines: readonly string[]): Clause => ({
  id,
  title,
  kind,
  text: lines.join('\n'),
});
