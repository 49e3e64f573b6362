/**
 * Puts elements into layers of their own for as long as a gesture moves them by their transform; returns what ends it.
 *
 * A layer alone does not spare the work: where a transform changes, Chromium builds all layers of the page anew, lest one
 * should come to lie under another, and goes through every text in them. Only where a transform is animated does it
 * reckon with that from the start and just moves the layer. So an animation runs that adds nothing.
 */
export function inLayers(elements: readonly (HTMLElement | null)[]): () => void {
  const ends = elements.map((one) => {
    if (one === null) return null;
    one.style.setProperty('will-change', 'transform');
    return one.animate([still, still], { duration: longest, composite: 'add' });
  });
  return () => {
    for (const [n, one] of elements.entries()) {
      one?.style.removeProperty('will-change');
      ends[n]?.cancel();
    }
  };
}

const still: Keyframe = { transform: 'translate(0px, 0px)' };

/** No gesture is held for a day, in milliseconds. */
const longest = 24 * 60 * 60 * 1000;
