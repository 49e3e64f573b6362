import { Shield, TriangleAlert, Users } from 'lucide-react';
import { Fragment } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { Choice } from '../../kernel/port.ts';
import type { PreviewReached } from '../../kernel/view.ts';
import type { AnsweredOdds, OddsReply } from '../../protocol/messages.ts';
import { actorOf } from '../../store/actor.ts';
import { usePreview } from '../../store/foresight.ts';
import type { TrackName } from '../../store/odds-words.ts';
import {
  aboutAnswers,
  certainty,
  chances,
  harms,
  healings,
  isSame,
  oddsParts,
  percent,
} from '../../store/odds-words.ts';
import { provokedAt } from '../../store/provoked.ts';
import { useTable } from '../../store/table.ts';
import { cx } from '../kit/cx.ts';
import { kept } from '../kit/kept.ts';
import { useNames, useTrackNames } from './names.ts';
import { useAnswers, useOdds } from './useOdds.ts';

/**
 * What a choice would bring: chances in large figures, whom it provokes, warnings, cover, and how certain the figures
 * are.
 */
export function OddsBox({ choice }: { readonly choice: Choice | null }) {
  const name = useNames();
  const track = useTrackNames();
  const { reply, working } = useOdds(choice);
  const preview = usePreview(choice);
  const prompt = useTable((state) => state.prompt);
  const combatants = useTable((state) => state.view?.combatants);
  if (choice === null) return null;
  const list = reply ? chances(reply, name) : [];
  const means = reply ? [...harms(reply, name, track), ...healings(reply, (id) => combatants?.[id])] : [];
  const shown = list.length > 0 || means.length > 0;
  const provoked = preview?.provokes ?? provokedAt(prompt, choice);
  const covered = (preview?.lines ?? []).filter(({ label }) => label !== '');
  return (
    <section aria-label="What this would bring" aria-busy={working} className="grid grid-cols-1 gap-2">
      {provoked.length > 0 && (
        <p className="flex items-center gap-2 text-small text-warn">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          Provokes {provoked.map(name).join(', ')}
        </p>
      )}
      {(preview?.warns ?? []).map((words) => (
        <p key={words} className="flex items-center gap-2 text-small text-warn">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {words}
        </p>
      ))}
      {covered.map(({ label, grade, to }) => (
        <p key={`${to.x},${to.y}`} className="flex items-center gap-2 text-small">
          <Shield
            aria-hidden
            className={cx('size-4 shrink-0', grade === 'full' ? 'text-harm' : 'text-warn')}
          />
          <span className="block first-letter:uppercase">{label}</span>
        </p>
      ))}
      <Reached
        reached={preview?.reached ?? []}
        doer={typeof choice.by === 'string' ? choice.by : actorOf(prompt)}
        name={name}
        withstands={reply?.chances ?? {}}
      />
      {(shown || working) && (
        <div className="rounded-control bg-sunken px-3 py-2.5">
          {shown && reply ? (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <div className="min-w-0 flex-[1_1_16rem]">
                <dl className="flex flex-wrap gap-x-5 gap-y-1">
                  {list.map((chance) => (
                    <div key={chance.tag} className="flex min-w-0 flex-col-reverse">
                      <dt className="text-fine text-faint">{chance.label}</dt>
                      <dd className="text-number-lg font-bold">{chance.figure}</dd>
                    </div>
                  ))}
                </dl>
                <p className="mt-1 text-fine text-faint">
                  {kept([...means, certainty(reply), ...(working ? ['being counted …'] : [])].join(' · '))}
                </p>
              </div>
              <ByAnswer choice={working ? null : choice} above={reply} name={name} track={track} />
            </div>
          ) : (
            <p className="text-small text-faint">Working out the odds …</p>
          )}
        </div>
      )}
    </section>
  );
}

/**
 * The chances by the answer of each combatant whom the choice is aimed at: its best and its worst answer, and the one
 * that the figures above assume, if that is the same for all dice. With several combatants, each row shows only what
 * befalls that one, if anything ever does.
 */
function ByAnswer({
  choice,
  above,
  name,
  track,
}: {
  readonly choice: Choice | null;
  readonly above: OddsReply;
  readonly name: (id: Id) => string;
  readonly track: (id: Id, track: string) => TrackName | null;
}) {
  const people = useAnswers(choice)?.people ?? [];
  if (people.length === 0) return null;
  const rows = people.flatMap(({ who, answers }) => {
    const usual = answers.find((answer) => isSame(answer, above));
    const told = people.length > 1 ? aboutAnswers(answers, who) : answers;
    const ranked = { best: answers[0], usual, worst: answers.at(-1) } as const;
    return (['best', 'usual', 'worst'] as const).flatMap((rank) => {
      const answer = ranked[rank];
      if (!answer || (rank === 'usual' && (answer === ranked.best || answer === ranked.worst))) return [];
      return [{ who, rank, answer: told[answers.indexOf(answer)] ?? answer, counted: answer === usual }];
    });
  });
  const partsOf = (answer: AnsweredOdds): readonly string[] => {
    const parts = [...oddsParts(answer, name).slice(0, 1), ...harms(answer, name, track).slice(0, 1)];
    return parts.length > 0 ? parts : ['no harm'];
  };
  return (
    <dl
      aria-label={`How ${people.map(({ who }) => name(who)).join(', ')} may answer`}
      className="grid flex-[1_1_16rem] grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-3 gap-y-1 text-small"
    >
      {rows.map(({ who, rank, answer, counted }) => (
        <Fragment key={`${who} ${rank}`}>
          <dt className="wrap-anywhere text-faint">
            {name(who)} {rank === 'usual' ? 'as usual' : `at ${rank}`}
          </dt>
          <dd>
            <span className="font-semibold">{answer.words}</span>
            <span className="text-faint tabular-nums">
              {counted ? ' (assumed): ' : ': '}
              {kept([...partsOf(answer), ...(answer.exact ? [] : [certainty(answer)])].join(' · '))}
            </span>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The combatants in an area: how each defends itself, and the best and worst it may suffer. */
function Reached({
  reached,
  doer,
  name,
  withstands,
}: {
  readonly reached: readonly PreviewReached[];
  readonly doer: Id | undefined;
  readonly withstands: { readonly [tag: string]: number };
  readonly name: (id: Id) => string;
}) {
  if (reached.length === 0) return null;
  return (
    <ul
      aria-label="Whom it reaches"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-1.5"
    >
      {reached.map(({ who, how, best, worst, drops, friend }) => (
        <li
          key={who}
          className={cx(
            'grid grid-cols-1 gap-0.5 rounded-control border px-2.5 py-1.5 text-small',
            friend ? 'border-warn' : 'border-line',
          )}
        >
          <span className="flex items-center gap-1.5 font-semibold">
            {friend && <Users aria-hidden className="size-4 shrink-0 text-warn" />}
            {name(who)}
            {friend && (
              <span className="text-fine font-normal text-warn">{who === doer ? 'oneself' : 'friend'}</span>
            )}
          </span>
          <span className="flex flex-wrap gap-x-4 tabular-nums">
            {best !== worst && (
              <span>
                <span className="text-fine text-faint">at best </span>
                {best}
              </span>
            )}
            <span className={cx('font-semibold', drops && 'text-harm')}>
              {best !== worst && <span className="text-fine font-normal text-faint">at worst </span>}
              {worst}
            </span>
          </span>
          <span className="text-fine text-faint">
            {how}
            {withstands[`withstands:${who}`] !== undefined &&
              ` · ${percent(withstands[`withstands:${who}`] ?? 0)} withstands`}
          </span>
        </li>
      ))}
    </ul>
  );
}
