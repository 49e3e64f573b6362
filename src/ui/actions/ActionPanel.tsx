import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo, useMemo, useState } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { Option } from '../../kernel/port.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { ChoosePrompt } from '../../protocol/messages.ts';
import { actorOf } from '../../store/actor.ts';
import { useDraft } from '../../store/current-draft.ts';
import { useTable } from '../../store/table.ts';
import { cx } from '../kit/cx.ts';
import { useLookAround } from '../odds/TileOdds.tsx';
import { Armed } from './Armed.tsx';
import type { Group } from './groups.ts';
import { offered, optionKey, shortcutOf } from './groups.ts';
import { tiles } from './OptionRow.tsx';
import { OptionTile } from './OptionTile.tsx';
import { Purse } from './Purse.tsx';

/** The options of the active combatant; above them the draft, if there is one. */
export function ActionPanel({ prompt }: { readonly prompt: ChoosePrompt }) {
  const draft = useDraft();
  useLookAround(prompt, draft === null);
  return (
    <>
      {draft && <Armed draft={draft} />}
      {/* Hidden, not unmounted: most of it is needed again after the deed, and building it is expensive. */}
      <div className={cx(draft && 'wt-put-away')}>
        <Palette prompt={prompt} />
      </div>
    </>
  );
}

/** All options of a turn. */
const Palette = memo(function Palette({ prompt }: { readonly prompt: ChoosePrompt }) {
  const combatants = useTable((state) => state.view?.combatants);
  const all = useMemo(() => offered(prompt.options), [prompt]);
  const together = useTable((state) => state.view?.bar.find((entry) => entry.state === 'active')?.with);
  // Options of combatants who share the turn are shown; those of all others are folded.
  const sharesTurn = ({ by }: { readonly by: Id }): boolean => together?.some(({ id }) => id === by) === true;
  const mates = all.others.filter(sharesTurn);
  const others = all.others.filter((one) => !sharesTurn(one));
  const payer = combatants?.[actorOf(prompt) ?? ''];
  return (
    <div className="grid grid-cols-1 gap-5">
      {all.groups.map((group) => (
        <GroupList key={group.id} group={group} payer={payer} numbered={all.numbered} />
      ))}
      {mates.map(({ by, options }) => (
        <section key={by} aria-label={combatants?.[by]?.name ?? by} className="grid grid-cols-1 gap-1.5">
          <h3 className="wt-eyebrow">{combatants?.[by]?.name ?? by}</h3>
          {combatants?.[by] && <Purse combatant={combatants[by]} cost={undefined} />}
          <Rows options={options} payer={combatants?.[by]} numbered={[]} />
        </section>
      ))}
      {others.length > 0 && (
        <Folded
          className="rounded-control border border-line"
          line="flex min-h-touch cursor-pointer items-center px-3 text-small font-semibold"
          title="What others may do now"
        >
          <div className="grid grid-cols-1 gap-4 p-3 pt-1">
            {others.map(({ by, options }) => (
              <section
                key={by}
                aria-label={combatants?.[by]?.name ?? by}
                className="grid grid-cols-1 gap-1.5"
              >
                <h4 className="wt-eyebrow">{combatants?.[by]?.name ?? by}</h4>
                <Rows options={options} payer={combatants?.[by]} numbered={[]} />
              </section>
            ))}
          </div>
        </Folded>
      )}
    </div>
  );
});

/**
 * A `details` element whose content is rendered only once it is opened: not rendering half of a long menu after each
 * deed saves time.
 */
function Folded(props: {
  readonly title: ReactNode;
  readonly className?: string;
  readonly line: string;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={cx('group/fold', props.className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={props.line}>
        {props.title}
        <ChevronDown aria-hidden className="ml-auto size-4 shrink-0 text-faint group-open/fold:rotate-180" />
      </summary>
      {open && props.children}
    </details>
  );
}

const GroupList = memo(function GroupList({
  group,
  payer,
  numbered,
}: {
  readonly group: Group;
  readonly payer: CombatantView | undefined;
  readonly numbered: readonly Option[];
}) {
  if (group.folded) {
    return (
      <Folded
        className="rounded-control border border-line"
        line="flex min-h-touch cursor-pointer items-center gap-2 px-3 text-small font-semibold"
        title={
          <>
            {group.title}
            <span className="font-normal text-faint">
              {group.options.filter(({ refused }) => !refused).length}
            </span>
          </>
        }
      >
        <section aria-label={group.title} className="grid grid-cols-1 gap-1.5 p-3 pt-1">
          <Rows options={group.options} payer={payer} numbered={[]} />
        </section>
      </Folded>
    );
  }
  return (
    <section aria-label={group.title} className="grid grid-cols-1 gap-1.5">
      <h3 className="wt-eyebrow">{group.title}</h3>
      <Rows options={group.options} payer={payer} numbered={numbered} />
    </section>
  );
});

/** The labels of the folded options that are not possible. Opening it shows each with its reason. */
function Greyed({ options }: { readonly options: readonly Option[] }) {
  const names = [...new Set(options.map(({ label }) => label))];
  return <span className="line-clamp-2 min-w-0 flex-1">Not possible now: {names.join(', ')}</span>;
}

/** The maximum number of greyed options that are not folded. */
const inSight = 2;

function Rows({
  options,
  payer,
  numbered,
}: {
  readonly options: readonly Option[];
  readonly payer: CombatantView | undefined;
  readonly numbered: readonly Option[];
}) {
  const legal = options.filter((option) => !option.refused);
  const greyed = options.filter((option) => option.refused);
  const row = (option: Option) => (
    <OptionTile
      key={optionKey(option)}
      option={option}
      payer={payer}
      shortcut={shortcutOf(numbered, option)}
    />
  );
  const folded = greyed.length > inSight;
  return (
    <>
      <ul className={tiles}>{(folded ? legal : options).map(row)}</ul>
      {folded && (
        <Folded
          line="flex min-h-touch-min cursor-pointer items-center px-3 text-small text-faint"
          title={<Greyed options={greyed} />}
        >
          <ul className={tiles}>{greyed.map(row)}</ul>
        </Folded>
      )}
    </>
  );
}
