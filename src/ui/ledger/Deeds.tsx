import type { SeenPerson } from '../../store/ledger-eyes.ts';
import { Chip } from '../kit/Chip.tsx';
import { SideMark } from '../kit/SideMark.tsx';
import type { SideStyle } from '../kit/sides.ts';
import { countedWords, timesWords, whomWords } from './words.ts';

/** What one combatant did, and what happened to it. */
export function Deeds(props: {
  readonly person: SeenPerson;
  readonly style: SideStyle;
  readonly name: (id: string) => string;
}) {
  const { person, style, name } = props;
  const { tells, hits, misses, timesHit, timesMissed } = person;
  const attacks = hits + misses;
  const attacked = timesHit + timesMissed;
  const rows: readonly (readonly [head: string, words: string])[] = [
    ['Turns', String(person.turns)],
    ['Did', timesWords(person.deeds)],
    ['In answer', timesWords(person.reactions)],
    ['Attacks', attacks === 0 ? '' : `hit with ${hits} of ${attacks}`],
    ['Attacked', attacked === 0 ? '' : `hit by ${timesHit} of ${attacked}`],
    ['Harm done', tells.done ? countedWords(person.done) : ''],
    ['Harm to friends', countedWords(person.doneToFriends)],
    ['Harm suffered', tells.suffered ? countedWords(person.suffered) : ''],
    ['Took out', whomWords(person.tookOut, name)],
    ['Taken out by', whomWords(person.takenOutBy, (id) => (id === '' ? 'nobody else' : name(id)))],
    ['Spent', tells.spent ? countedWords(person.spent) : ''],
  ];
  return (
    <li className="wt-card grid content-start gap-2 p-4 print:break-inside-avoid">
      <h3 className="flex flex-wrap items-center gap-2 text-body font-semibold">
        <SideMark style={style} size={22} />
        <span className="min-w-0 flex-1">{person.name}</span>
        <Chip tone={person.out === null ? 'plain' : 'harm'}>{endOf(person)}</Chip>
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-small tabular-nums">
        {rows
          .filter(([, words]) => words !== '')
          .map(([head, words]) => (
            <div key={head} className="contents">
              <dt className="text-faint">{head}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

/** How the combatant ended, as precisely as these eyes may see. */
const endOf = ({ out, end, tells }: SeenPerson): string => out ?? (tells.suffered ? end : 'standing');
