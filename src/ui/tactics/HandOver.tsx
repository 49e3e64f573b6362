import { useEffect, useState } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { Handed } from '../../protocol/messages.ts';
import { handedWith } from '../../store/hands.ts';
import type { Pace } from '../../store/settings.ts';
import { settings, useSettings } from '../../store/settings.ts';
import { table, useTable } from '../../store/table.ts';
import { hand, useHand } from '../hand/hand.ts';
import { Refused } from '../hand/Refused.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useTactics } from './names.ts';
import { TacticList } from './TacticList.tsx';

export const paceNames: readonly { readonly id: Pace; readonly label: string }[] = [
  { id: 'quick', label: 'Quick' },
  { id: 'steady', label: 'Steady' },
  { id: 'slow', label: 'Slow' },
];

const scopes = ['one', 'side'] as const;
type Scope = (typeof scopes)[number];

/**
 * The hand-over dialog for the combatant in `givenAway`. It is mounted outside the panels, which remount when a tablet
 * is turned.
 */
export function HandOver() {
  const who = useHand((state) => state.givenAway);
  const gm = useSettings((state) => state.eyes === 'gm');
  useEffect(() => () => hand.giveAway(null), []);
  return who === null || !gm ? null : <HandOverTo key={who} who={who} onClose={() => hand.giveAway(null)} />;
}

/** Hands a combatant or its whole side over to a tactic, for a turn or until taken back. */
function HandOverTo({ who, onClose }: { readonly who: Id; readonly onClose: () => void }) {
  const view = useTable((state) => state.view);
  const now = useTable((state) => state.hands[who]);
  const pace = useSettings((state) => state.pace);
  const { all, usual } = useTactics();
  const [picked, setPicked] = useState<string | null>(null);
  const [scope, setScope] = useState<Scope>('one');
  const one = view?.combatants[who];
  if (!view || !one) return null;
  const tactic = picked ?? now?.tactic ?? usual;
  const mates = handedWith(view, one.side);
  const whom = scope === 'side' ? mates : [who];
  const give = (lasts: Handed['lasts']): void => {
    const given =
      scope === 'side' && lasts === 'fight'
        ? table.handOverSide(one.side, tactic)
        : table.handOver(Object.fromEntries(whom.map((id) => [id, { tactic, lasts }])));
    void given.then((done) => done && onClose());
  };
  return (
    <Dialog
      open
      title={`Hand ${one.name} over`}
      onClose={onClose}
      foot={
        <div className="flex flex-1 flex-wrap justify-end gap-3">
          <Button size="large" className="max-sm:flex-1" onPress={() => give('turn')}>
            {scope === 'side'
              ? 'For one turn each'
              : view.active === who
                ? 'For this turn'
                : 'For the next turn'}
          </Button>
          <Button size="large" kind="primary" className="max-sm:flex-1" onPress={() => give('fight')}>
            Until taken back
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Refused />
        <p className="text-small text-faint">
          A tactic answers what {one.name} is asked, one deed at a time, and you see each before it is done.
          Real dice stay with you. Undo takes back one deed, and the tactic waits.
        </p>
        {mates.length > 1 && (
          <Segmented
            label="Whom to hand over"
            segments={[
              { id: 'one', label: `Only ${one.name}` },
              { id: 'side', label: `${mates.length === 2 ? 'Both' : `All ${mates.length}`} of ${one.side}` },
            ]}
            value={scope}
            onPick={setScope}
          />
        )}
        <TacticList all={all} value={tactic} onPick={setPicked} />
        <section aria-label="Pace" className="grid grid-cols-1 gap-1">
          <p className="text-fine text-faint">How long you look at each deed before it is done</p>
          <Segmented
            size="min"
            label="Pace of tactics"
            segments={paceNames}
            value={pace}
            onPick={(next) => settings.change({ pace: next })}
          />
        </section>
      </div>
    </Dialog>
  );
}
