/** The number key of an option, shown where there are keys. Screen readers learn it from `aria-keyshortcuts`. */
export function NumberKey({ number }: { readonly number: number | undefined }) {
  if (number === undefined) return null;
  return (
    <kbd
      aria-hidden
      className="hidden w-5 shrink-0 rounded border border-line text-center font-sans text-fine text-faint pointer-fine:block"
    >
      {number}
    </kbd>
  );
}
