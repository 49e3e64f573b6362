import { useId, useState } from 'react';
import type { LoreRef } from '../../kernel/lore.ts';
import type { Ruling, RulingValue, SaidRulings } from '../../store/rulings.ts';
import { isSwitchable, rule, useRulings, wordsOfValue } from '../../store/rulings.ts';
import { rulingKind } from '../../store/session.ts';
import { useSettings } from '../../store/settings.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { cx } from '../kit/cx.ts';
import { NotKept } from '../library/NotKept.tsx';
import { RulingChoices } from '../rulings/RulingChoices.tsx';
import { useRulingsOfFight } from './useBook.ts';

/**
 * A ruling: what a table may settle where the rulebook is silent. It is a switch whose value applies to fights begun
 * later; a fight that is open keeps what it was begun with, which is told besides. With `onLook` (within a rule) it is
 * read-only, with a link to the switch, and with `fixed` read-only: in a fight with the value of the fight. `bare`: the
 * question is shown above already.
 */
export function RulingBox(props: {
  readonly system: string;
  readonly ruling: Ruling;
  readonly fixed?: boolean;
  readonly bare?: boolean;
  readonly onLook?: (ref: LoreRef) => void;
}) {
  const { system, ruling, fixed = false, bare = false, onLook } = props;
  const id = useId();
  const [touched, setTouched] = useState(false);
  const gm = useSettings((state) => state.eyes === 'gm');
  const ofTable = useRulings(system);
  const ofFight = useRulingsOfFight(system);
  const open = isSwitchable(ruling) && gm && !fixed;
  const switches = open && !onLook;
  const valueIn = (said: SaidRulings | undefined): RulingValue => said?.[ruling.key] ?? ruling.default;
  const value = valueIn(switches ? ofTable : (ofFight ?? ofTable));
  const differs = value !== ruling.default;
  const pick = (next: RulingValue): void => {
    setTouched(true);
    void rule(system, ruling, next);
  };
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid gap-2 rounded-control border-l-4 bg-sunken px-3 py-2 text-small',
        differs ? 'border-accent' : 'border-edge',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-fine text-faint">
        <span>Ruling {ruling.id}</span>
        <ClauseLink clause={ruling.clause} />
        {differs && (
          <span className="font-semibold text-accent">
            {ofFight && !switches ? 'so in this fight' : 'so at your table'}
          </span>
        )}
      </p>
      <p id={id} className={bare ? 'sr-only' : 'text-body font-medium'}>
        {ruling.question}
      </p>
      {switches ? (
        <>
          <RulingChoices ruling={ruling} value={value} onPick={pick} />
          {ofFight && <p className="text-faint">In this fight: {wordsOfValue(ruling, valueIn(ofFight))}</p>}
        </>
      ) : (
        <Read ruling={ruling} value={value} />
      )}
      {touched && <NotKept />}
      {open && onLook && (
        <button
          type="button"
          aria-label={`Switch: ${ruling.question}`}
          onClick={() => onLook({ kind: rulingKind, id: ruling.id })}
          className="min-h-touch-min justify-self-start rounded-control text-small font-medium underline decoration-line decoration-2 underline-offset-4"
        >
          Switch
        </button>
      )}
    </section>
  );
}

/** The options, with the current one marked. */
function Read({ ruling, value }: { readonly ruling: Ruling; readonly value: RulingValue }) {
  const { options, range } = ruling;
  const listed = options.some(({ id }) => id === value);
  return (
    <ul className="grid gap-0.5">
      {options.map(({ id, label }) => (
        <li key={String(id)} className={id === value ? 'font-medium' : 'text-faint'}>
          {label}
          {options.length > 1 && (
            <span className="font-normal text-faint">
              {id === ruling.default && ' · by default'}
              {id === value && id !== ruling.default && ' · played'}
            </span>
          )}
        </li>
      ))}
      {range && (
        <li className={listed ? 'text-faint' : 'font-medium'}>
          {range.label}: {listed ? `any whole number from ${range.min} to ${range.max}` : String(value)}
        </li>
      )}
    </ul>
  );
}
