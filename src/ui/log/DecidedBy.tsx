import type { LogLine } from '../../protocol/messages.ts';

/** What has decided, with the term itself set off from the words around it. */
export function DecidedBy({ line: { decided } }: { readonly line: LogLine }) {
  if (!decided) return null;
  const { words, named } = decided;
  const at = words.indexOf(named);
  return (
    <span className="block text-fine text-faint">
      {words.slice(0, at)}
      <em className="font-semibold text-ink not-italic">{named}</em>
      {words.slice(at + named.length)}
    </span>
  );
}
