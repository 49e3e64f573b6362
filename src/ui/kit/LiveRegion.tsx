/** An invisible region; screen readers announce its text at each change. */
export function LiveRegion({ text, urgent = false }: { readonly text: string; readonly urgent?: boolean }) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {text}
    </div>
  );
}
