import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTable } from '../../store/table.ts';
import { hand } from '../hand/hand.ts';
import { Button } from '../kit/Button.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useFocusInList } from '../kit/useFocusInList.ts';
import { useSure } from '../kit/useSure.ts';

const nobody = '\u0000nobody';

/** Ends the encounter, after a confirmation, or writes a note into the log. */
export function EndFight(props: {
  /** The note that is being written. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onClose: () => void;
}) {
  const { note, onNote, onClose } = props;
  const combatants = useTable((state) => state.view?.combatants);
  const people = Object.values(combatants ?? {}).filter(({ thing }) => !thing);
  const sides = [...new Set(people.map((one) => one.side))];
  const [winner, setWinner] = useState<string>(nobody);
  const sure = useSure();
  const buttons = useRef<HTMLDivElement>(null);
  const focus = useFocusInList(buttons);
  return (
    <>
      <section aria-label="Note" className="grid grid-cols-1 gap-2">
        <label className="grid grid-cols-1 gap-1 text-small text-faint">
          A note in the log
          <textarea
            value={note}
            maxLength={500}
            rows={2}
            onChange={(event) => onNote(event.target.value)}
            className="wt-field py-2 text-ink"
          />
        </label>
        <Button
          refused={note.trim() === '' ? { because: 'There is nothing to write yet.' } : undefined}
          onPress={() => {
            void hand
              .override([{ change: 'note', text: note.trim() }], 'Note')
              .then((done) => done && onClose());
          }}
        >
          Write it down
        </Button>
      </section>
      <section aria-label="End the encounter" className="grid grid-cols-1 gap-3 border-t border-line pt-5">
        <p className="wt-eyebrow">End the encounter</p>
        <div className="grid grid-cols-1 gap-1">
          <p className="text-small text-faint">Who won</p>
          <Segmented
            size="min"
            label="Who won"
            segments={[...sides.map((side) => ({ id: side, label: side })), { id: nobody, label: 'nobody' }]}
            value={winner}
            onPick={setWinner}
          />
        </div>
        <div ref={buttons} {...focus} className="flex justify-between gap-4">
          {sure.asked ? (
            <>
              <Button onPress={sure.no}>Go on fighting</Button>
              <Button
                kind="danger"
                onPress={() =>
                  sure.yes(() => {
                    void hand
                      .override(
                        [{ change: 'end', winner: winner === nobody ? null : winner }],
                        'the fight ends here',
                      )
                      .then((done) => done && onClose());
                  })
                }
              >
                End it now
              </Button>
            </>
          ) : (
            <Button kind="danger" wide icon={<Flag aria-hidden className="size-5" />} onPress={sure.ask}>
              End the encounter
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
