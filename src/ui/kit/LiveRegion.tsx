/** Says its text to screen readers each time it changes; invisible. */
export function LiveRegion({ text, urgent = false }: { readonly text: string; readonly urgent?: boolean }) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {text}
    </div>
  );
}
