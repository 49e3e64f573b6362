import { BookOpen, ChevronDown, Pencil } from 'lucide-react';
import { useId } from 'react';
import type { Need } from '../../kernel/port.ts';
import type { Draft } from '../../store/draft.ts';
import { applies, choiceOf, nextField, picksOf, withField } from '../../store/draft.ts';
import { session } from '../../store/session.ts';
import { useNames } from '../compendium/NamedText.tsx';
import { namedBy } from '../compendium/names.ts';
import { hand, useHand } from '../hand/hand.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { NumberStepper } from '../kit/NumberStepper.tsx';
import { CellPad } from './CellPad.tsx';
import { PickList } from './PickList.tsx';
import { missingHere, valueLabel } from './sentence.ts';

/** Whether the value is the rules' default. */
const isUsual = (draft: Draft, field: string, need: Need): boolean => {
  if (need.kind !== 'one' && need.kind !== 'number') return false;
  return need.default !== undefined && draft.values[field] === need.default;
};

/** Whether the field leaves anything to choose. */
const isOpenChoice = (draft: Draft, field: string, need: Need): boolean =>
  need.kind !== 'one' || picksOf(draft, field).filter((pick) => !pick.refused).length > 1;

/**
 * Whether the field is what the deed is mainly about, or done with: the first one, if it leaves a choice and its
 * default is not `none`.
 */
const leads = (draft: Draft, field: string, need: Need): boolean =>
  need.kind === 'one' &&
  need.default !== 'none' &&
  field === Object.keys(draft.option.needs ?? {})[0] &&
  isOpenChoice(draft, field, need);

/** Whether the field is shown even at its default: the leading field, and those that the rules mark as weighty. */
const staysInSight = (draft: Draft, field: string, need: Need): boolean =>
  leads(draft, field, need) ||
  ('weighty' in need && need.weighty === true && isOpenChoice(draft, field, need));

/** Whether the value of this field is shown as a chip of its own. */
export const standsAsChip = (draft: Draft, field: string, need: Need): boolean =>
  isOpenChoice(draft, field, need) && (staysInSight(draft, field, need) || !isUsual(draft, field, need));

/** The fields of the draft: the missing one is open; each filled one is a chip that opens it again. */
export function Fields({ draft }: { readonly draft: Draft }) {
  const opened = useHand((state) => state.field);
  const needs = Object.entries(draft.option.needs ?? {}).filter(([, need]) => applies(draft, need));
  const open = opened ?? nextField(draft);
  const filled = needs.filter(
    ([field, need]) => field !== open && !isFree(need) && valueLabel(need, draft.values[field]) !== '',
  );
  const folded = ([field, need]: Entry): boolean =>
    isUsual(draft, field, need) && !staysInSight(draft, field, need);
  const usual = filled.filter((entry) => folded(entry) && isOpenChoice(draft, ...entry));
  const settled = filled.filter((entry) => !folded(entry));
  const current = needs.find(([field, need]) => field === open && !isFree(need));
  const free = needs.filter(([, need]) => isFree(need));
  const optional = needs.filter(
    ([field, need]) => field !== open && need.kind === 'text' && draft.values[field] === undefined,
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      {settled.length > 0 && (
        <ul aria-label="Chosen so far" className="flex flex-wrap gap-2">
          {settled.map(([field, need]) => (
            <li key={field} className="min-w-0">
              <Settled draft={draft} field={field} need={need} />
            </li>
          ))}
        </ul>
      )}
      {usual.length > 0 && <Usual draft={draft} fields={usual} />}
      {current && <FieldBody draft={draft} field={current[0]} need={current[1]} />}
      {free.map(([field, need]) => (
        <FreeList key={field} draft={draft} field={field} need={need} />
      ))}
      {current === undefined &&
        optional.map(([field, need]) => <FieldBody key={field} draft={draft} field={field} need={need} />)}
    </div>
  );
}

/** A field that takes a list and needs no entry: it is complete even when empty. */
const isFree = (need: Need): boolean => need.kind === 'some' && need.min === 0;

/** A list field without a minimum, folded under what is chosen in it. */
function FreeList({
  draft,
  field,
  need,
}: {
  readonly draft: Draft;
  readonly field: string;
  readonly need: Need;
}) {
  const value = valueLabel(need, draft.values[field]);
  return (
    <details className="group rounded-control border border-line px-3">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 text-small [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{need.label}</span>
        <span className="line-clamp-2 min-w-0 flex-1 text-right text-faint">
          {value === '' ? 'none chosen' : value}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-faint group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 pb-3">
        <Control draft={draft} field={field} need={need} />
      </div>
    </details>
  );
}

type Entry = readonly [string, Need];

/** The fields at their defaults: one line that can be opened to change them. */
function Usual({ draft, fields }: { readonly draft: Draft; readonly fields: readonly Entry[] }) {
  const words = fields.map(([field, need]) => `${need.label}: ${valueLabel(need, draft.values[field])}`);
  return (
    <details className="group">
      <summary
        aria-label={`As usual: ${words.join(', ')}. Change`}
        className="flex min-h-touch-min cursor-pointer items-center gap-2 text-small text-faint"
      >
        <span className="min-w-0 flex-1 truncate group-open:hidden">{words.join(' · ')}</span>
        <span className="hidden min-w-0 flex-1 group-open:block">As usual, unless you change it</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-wrap gap-2 pt-1">
        {fields.map(([field, need]) => (
          <li key={field} className="min-w-0">
            <Settled draft={draft} field={field} need={need} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Settled({
  draft,
  field,
  need,
}: {
  readonly draft: Draft;
  readonly field: string;
  readonly need: Need;
}) {
  const value = valueLabel(need, draft.values[field]);
  const refer = namedBy(useNames(), value);
  const words = (
    <>
      <span className="text-faint">{need.label}</span>{' '}
      <span className="min-w-0 text-left font-semibold">{value}</span>
    </>
  );
  if (!isOpenChoice(draft, field, need)) {
    return (
      <span className="inline-flex min-h-touch-min max-w-full flex-wrap items-center gap-x-1.5 px-1 text-small">
        {words}
      </span>
    );
  }
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <button
        type="button"
        onClick={() => hand.openField(field)}
        aria-label={`${need.label}: ${value}. Change`}
        className="inline-flex min-h-touch-min min-w-0 flex-wrap items-center gap-x-1.5 rounded-control border border-line bg-raised px-3 text-small hover:brightness-110"
      >
        {words}
        <Pencil aria-hidden className="size-3.5 text-faint" />
      </button>
      {refer && (
        <IconButton
          size="min"
          label={`What is ${value}?`}
          icon={<BookOpen aria-hidden className="size-4 text-faint" />}
          onPress={() => session.lookUp(refer)}
        />
      )}
    </span>
  );
}

function FieldBody({
  draft,
  field,
  need,
}: {
  readonly draft: Draft;
  readonly field: string;
  readonly need: Need;
}) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <p id={id} className="text-small font-semibold">
        {missingHere(need)}
      </p>
      <Control draft={draft} field={field} need={need} />
    </fieldset>
  );
}

function Control({
  draft,
  field,
  need,
}: {
  readonly draft: Draft;
  readonly field: string;
  readonly need: Need;
}) {
  switch (need.kind) {
    case 'one':
      return (
        <PickList
          picks={picksOf(draft, field)}
          chosen={[String(draft.values[field] ?? '')]}
          choiceWith={(id) => choiceOf(withField(draft, field, id))}
          weighed={leads(draft, field, need)}
          onPick={(id) => {
            session.field(field, id);
            hand.openField(null);
          }}
        />
      );
    case 'some': {
      const value = draft.values[field];
      const chosen = Array.isArray(value) ? value.map(String) : [];
      return (
        <>
          <PickList
            many
            picks={picksOf(draft, field)}
            chosen={chosen}
            full={chosen.length >= need.max ? `${need.max} is the most.` : null}
            onPick={(id) => {
              hand.openField(field);
              session.toggle(field, id);
            }}
          />
          <p className="text-fine text-faint">
            {chosen.length} chosen
            {need.min > 0 && `, ${need.min === need.max ? need.min : `${need.min} to ${need.max}`} needed`}
          </p>
        </>
      );
    }
    case 'cell':
    case 'path':
      return <CellPad draft={draft} field={field} need={need} />;
    case 'number':
      return (
        <NumberStepper
          label={need.label}
          value={Number(draft.values[field] ?? need.default)}
          min={need.min}
          max={need.max}
          onChange={(value) => session.field(field, value)}
        />
      );
    case 'text':
      return (
        <input
          type="text"
          aria-label={need.label}
          maxLength={need.longest}
          value={String(draft.values[field] ?? '')}
          onChange={(event) => {
            hand.openField(field);
            session.field(field, event.target.value === '' ? undefined : event.target.value);
          }}
          // While it is written in it stays open; then the next field that is missing takes its place.
          onBlur={() => nextField(draft) !== null && hand.openField(null)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          className="wt-field"
        />
      );
  }
}
