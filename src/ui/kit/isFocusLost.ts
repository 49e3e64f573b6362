/** Whether the element that had the focus is gone, or is put out of sight with what it is in. */
export function isFocusLost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.closest('.wt-put-away') !== null;
}
