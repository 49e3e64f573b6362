import { useRef, useState } from 'react';

/** For how long a confirmation that takes the place of its question is no answer to it yet, in milliseconds. */
const moment = 400;

/** A question before something that matters: the second tap of a slip of the finger does not answer it. */
export function useSure(): {
  /** Whether it has been asked. */
  readonly asked: boolean;
  readonly ask: () => void;
  readonly no: () => void;
  /** Runs `deed`, unless the question has only just come up. */
  readonly yes: (deed: () => void) => void;
} {
  const [asked, setAsked] = useState(false);
  const since = useRef(0);
  return {
    asked,
    ask() {
      since.current = performance.now();
      setAsked(true);
    },
    no: () => setAsked(false),
    yes(deed) {
      if (performance.now() - since.current >= moment) deed();
    },
  };
}
