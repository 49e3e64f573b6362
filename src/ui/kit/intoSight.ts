/** A `ref` callback that scrolls an element into view when it is mounted. */
export function intoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
