import type { Ruling, RulingValue, SaidRulings } from '../../store/rulings.ts';
import { isSwitchable, otherwise } from '../../store/rulings.ts';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { RulingChoices } from '../rulings/RulingChoices.tsx';

/** The rulings that affect a deed, with the table's values. They can be changed for this deed alone. */
export function DeedRulings(props: {
  readonly asked: readonly Ruling[];
  readonly said: SaidRulings;
  readonly onRule: (ruling: Ruling, value: RulingValue) => void;
}) {
  const { asked, said, onRule } = props;
  const open = asked.filter(isSwitchable);
  if (open.length === 0) return null;
  const ruled = otherwise(open, said).length;
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-touch cursor-pointer items-center gap-2 px-3 text-small">
        <span className="flex-1">Rulings that apply</span>
        <span className="text-fine text-faint">
          {ruled === 0 ? 'all at their defaults' : `${ruled} changed`}
        </span>
      </summary>
      <ul className="grid gap-4 p-3 pt-0">
        {open.map((ruling) => (
          <li key={ruling.id} className="grid gap-1 text-small">
            <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
              {ruling.question} <ClauseLink clause={ruling.clause} />
            </p>
            <RulingChoices
              ruling={ruling}
              value={said[ruling.key] ?? ruling.default}
              onPick={(value) => onRule(ruling, value)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
