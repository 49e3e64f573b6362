import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../store/draft.ts';
import { draftOf, withField } from '../../store/draft.ts';
import { session, useSession } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import type { Hint } from './MapHint.tsx';
import type { TapDeed } from './tap.ts';

const hintTime = 4500;

/** The draft that a tap on a cell leads to; `null` for taps that mean something else. */
export function draftOfTap(deed: TapDeed): Draft | null {
  if (deed.do !== 'place' && deed.do !== 'arm') return null;
  const { prompt } = useTable.getState();
  const held = deed.do === 'place' ? useSession.getState().draft : prompt && draftOf(prompt.id, deed.option);
  return held && withField(held, deed.field, { x: deed.cell.x, y: deed.cell.y });
}

/**
 * Carries out a tap. It changes only the state of this screen, never the fight. `take` takes the draft of a cell into
 * the hand, possibly later (`takeForeseen`).
 */
export function useMapDeeds(
  onList: (deed: TapDeed & { do: 'list' }) => void,
  tell: (cell: { x: number; y: number }) => string,
) {
  const [hint, setHint] = useState<Hint | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ onList, tell });
  latest.current = { onList, tell };

  const said = useRef<Hint | null>(null);
  const say = useCallback((next: Hint | null) => {
    clearTimeout(timer.current);
    // Every tap clears the hint first: setting the same state again could still render the map.
    if (next !== said.current) setHint(next);
    said.current = next;
    if (next) timer.current = setTimeout(() => say(null), hintTime);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const perform = useCallback(
    (deed: TapDeed, take: (draft: Draft) => unknown = session.take) => {
      say(null);
      switch (deed.do) {
        case 'nothing':
          return;
        case 'select':
          return session.select(deed.who);
        case 'open':
          session.select(deed.who);
          return session.show('wounds');
        case 'list':
          return latest.current.onList(deed);
        case 'target': {
          if (deed.many) return session.toggle(deed.field, deed.who);
          const chosen = useSession.getState().draft?.values[deed.field];
          return session.field(deed.field, chosen === deed.who ? undefined : deed.who);
        }
        case 'place':
        case 'arm': {
          const draft = draftOfTap(deed);
          return draft && void take(draft);
        }
        case 'refuse':
          return say({ tone: 'refuse', text: deed.why.because, clause: deed.why.clause });
        case 'describe':
          return say({ tone: 'tell', text: latest.current.tell(deed.cell) });
      }
    },
    [say],
  );
  return { hint, perform };
}
