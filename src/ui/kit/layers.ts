/**
 * Puts elements into compositor layers for the duration of a gesture that changes their transform. Returns a function
 * that ends it.
 *
 * `will-change` alone is not enough: when a transform changes, Chromium rebuilds all layers of the page, because one
 * might now cover another, and visits every text in them. For an animated transform it assumes overlap from the start
 * and just moves the layer. So a neutral animation runs for as long.
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

/** The duration of the animation in milliseconds, longer than any gesture: a day. */
const longest = 24 * 60 * 60 * 1000;
