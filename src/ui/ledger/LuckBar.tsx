/** Luck on a scale from worst to best; the middle is neither. */
export function LuckBar({ luckier }: { readonly luckier: number }) {
  const at = Math.max(2, Math.min(98, luckier));
  return (
    <span aria-hidden className="relative block h-3 w-24 shrink-0 sm:w-36">
      <span className="absolute inset-x-0 top-1 h-1 rounded-full bg-edge" />
      <span className="absolute top-0 left-1/2 h-3 w-px bg-ink" />
      <span
        className="absolute top-0 size-3 -translate-x-1/2 rounded-full border-2 border-panel bg-ink"
        style={{ left: `${at}%` }}
      />
    </span>
  );
}
