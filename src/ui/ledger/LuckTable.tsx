import type { Luck, LuckReport } from '../../store/ledger.ts';
import type { SeenPerson } from '../../store/ledger-eyes.ts';
import { capital } from '../../store/words.ts';
import { SideMark } from '../kit/SideMark.tsx';
import type { SideStyle } from '../kit/sides.ts';
import { LuckBar } from './LuckBar.tsx';
import { differenceWords, luckierWords, luckName, meanWords, withoutBar } from './words.ts';

type PersonLuck = LuckReport['people'][string];

/** The luck of a side: what the dice gave each combatant, and what was expected. */
export function LuckTable(props: {
  readonly style: SideStyle;
  readonly people: readonly SeenPerson[];
  /** `null` before any deed has been weighed: the table takes its room nevertheless, so that nothing below it moves. */
  readonly luck: LuckReport | null;
  /** Whether the luck of the whole side may be shown. */
  readonly whole: boolean;
  /** Whether all deeds are weighed. */
  readonly done: boolean;
}) {
  const { style, people, luck, whole, done } = props;
  const side = luck?.sides[style.side];
  return (
    <section
      aria-label={`Luck of ${style.side}`}
      className="wt-card grid content-start gap-3 p-4 print:break-inside-avoid"
    >
      <h3 className="flex items-center gap-2 text-body font-semibold">
        <SideMark style={style} size={22} quiet />
        {style.side}
      </h3>
      {whole && side && side.spread > 0 && (
        <p className="min-h-[2lh] text-small">
          <strong className="font-semibold">{nameWords(side)}</strong>
          {`: ${luckierWords(side)}. Harm done less harm suffered: ${meanWords(side.actual)}, ${differenceWords(side)}.`}
        </p>
      )}
      {whole && !luck && <p className="min-h-[2lh] text-small text-faint">Not weighed yet</p>}
      <table className="w-full text-table tabular-nums">
        <thead>
          <tr className="text-left text-[0.93em] text-faint">
            <th scope="col" className="pb-1 font-normal">
              Who
            </th>
            {['Hits', 'Harm done', 'Suffered'].map((head) => (
              <th key={head} scope="col" className="pb-1 pl-2 text-right font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <Row key={one.id} person={one} luck={luck?.people[one.id]} done={done} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const nameWords = (luck: Luck): string => capital(luckName(luck));

function Row(props: {
  readonly person: SeenPerson;
  readonly luck: PersonLuck | undefined;
  readonly done: boolean;
}) {
  const { person, luck, done } = props;
  const { tells } = person;
  const measure = tells.done && tells.suffered ? 'gain' : tells.suffered ? 'suffered' : 'hits';
  const told = luck?.[measure];
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className="pt-1.5 text-left font-medium">
          {person.name}
        </th>
        <Figure luck={luck?.hits} />
        <Figure luck={tells.done ? luck?.dealt : null} />
        <Figure luck={tells.suffered ? luck?.suffered : null} />
      </tr>
      <tr>
        <td colSpan={4} className="pb-2">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {told && told.spread > 0 ? (
              <>
                <LuckBar luckier={told.luckier} />
                <span className="text-fine text-faint">{`${nameWords(told)}: ${luckierWords(told)}`}</span>
              </>
            ) : (
              <span className="text-fine text-faint">{withoutBar(told !== undefined, done)}</span>
            )}
          </span>
        </td>
      </tr>
    </>
  );
}

/** An actual and an expected value: "3 / 2.4". `null` means hidden from these eyes, `undefined` not known yet. */
function Figure({ luck }: { readonly luck: Luck | null | undefined }) {
  if (!luck) {
    const [sign, words] = luck === null ? ['–', 'not known'] : ['…', 'not weighed yet'];
    return (
      <td className="pt-1.5 pl-2 text-right text-faint">
        <span aria-hidden className="text-[1.14em]">
          {sign}
        </span>
        <span className="sr-only">{words}</span>
      </td>
    );
  }
  return (
    <td className="pt-1.5 pl-2 text-right whitespace-nowrap">
      <span className="text-[1.14em] font-semibold">{meanWords(luck.actual)}</span>
      <span className="text-faint">
        <span aria-hidden>{' / '}</span>
        <span className="sr-only">, expected </span>
        {meanWords(luck.expected)}
      </span>
    </td>
  );
}
