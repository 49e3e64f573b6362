import type { LogLine } from '../../protocol/messages.ts';

/** What decided a line, with the decisive term highlighted. */
export function DecidedBy({ line: { decided } }: { readonly line: LogLine }) {
  if (!decided) return null;
  const { words, named, at } = decided;
  return (
    <span className="block text-fine text-faint">
      {words.slice(0, at)}
      <em className="font-semibold text-ink not-italic">{named}</em>
      {words.slice(at + named.length)}
    </span>
  );
}
