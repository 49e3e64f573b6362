/** Whether a dialog or a card is open over the page: keys are meant for it then. A note beside the page takes none. */
export const isCovered = (): boolean =>
  document.querySelector('dialog[open], :popover-open:not([role=alert])') !== null;
