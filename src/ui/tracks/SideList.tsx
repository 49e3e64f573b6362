/** Everybody by side, one compact row each. A tap selects; again: the map looks there. */
export function SideList({ className }: { readonly className?: string }) {
  return <section aria-label="Combatants" className={className} />;
}
