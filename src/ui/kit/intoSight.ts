/** As a `ref`: what appears far away from the finger that brought it is brought into sight. */
export function intoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
