import { useState } from 'react';
import type { BetweenDeed, Done } from '../../store/between.ts';
import { DiceMissing, failureOf, useBetween } from '../../store/between.ts';
import type { LibraryItem } from '../../store/library.ts';
import type { Ruling, SaidRulings } from '../../store/rulings.ts';
import { otherwise, useRulings } from '../../store/rulings.ts';
import { useJudgedSheet, useSheetForm } from '../../store/sheet.ts';
import { ownFieldOf } from '../../store/sheet-form.ts';
import { ownItems } from '../../store/sheet-values.ts';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { DeedRulings } from './DeedRulings.tsx';
import { DiceAsked } from './DiceAsked.tsx';
import { NeedsFields } from './NeedsFields.tsx';
import type { Filled, Helper } from './needs.ts';
import {
  completed,
  fieldsOf,
  foldedAway,
  namedOnce,
  rulingsIn,
  underRulings,
  usualOf,
  withHelpers,
  wrongIn,
} from './needs.ts';

/** The dice thrown so far, by the ids of the sheets. */
type Thrown = { readonly [id: string]: readonly number[] };

/** A deed for one or several people between fights: its fields and the button that does it. */
export function DeedCard(props: {
  readonly items: readonly LibraryItem[];
  readonly deed: BetweenDeed;
  readonly rulings: readonly Ruling[];
  readonly helpers: readonly Helper[];
  readonly onDone: (done: Done) => void;
}) {
  const { items, deed, rulings, helpers, onDone } = props;
  const { data: known } = useSheetForm(items[0]?.system ?? null);
  const [alone] = items.length === 1 ? items : [];
  // With what it takes over from one of the pack.
  const sheet = useJudgedSheet(alone?.system ?? null, alone?.document ?? null).data?.full;
  const fields = fieldsOf(deed.needs, rulings, {
    words: known?.words ?? {},
    things: known?.things ?? {},
    own: (named) => (known && sheet ? ownItems(ownFieldOf(known, named), sheet) : []),
  });
  const table = useRulings(items[0]?.system ?? null) ?? {};
  const [here, setHere] = useState<SaidRulings>({});
  const asked = rulingsIn(deed.needs, rulings);
  const [filled, setFilled] = useState<Filled>(() => usualOf(fields));
  const [faces, setFaces] = useState<Thrown>({});
  const between = useBetween(items);
  const perform = (thrownSoFar: Thrown): void => {
    const said = Object.fromEntries(
      otherwise(asked, { ...table, ...here }).map(({ ruling, value }) => [ruling.key, value]),
    );
    const needs = underRulings(withHelpers(completed(filled, fields), fields, helpers), deed.needs, said);
    setFaces(thrownSoFar);
    between.mutate(
      { deed: deed.id, needs, faces: thrownSoFar },
      {
        onSuccess: (done) => {
          setFaces({});
          onDone(done);
        },
      },
    );
  };
  const failure = between.error && failureOf(between.error);
  const asks = between.error instanceof DiceMissing ? between.error.item : null;
  const thrown = asks === null ? [] : (faces[asks.id] ?? []);
  const { first, folded } = foldedAway(fields);
  const wrong = wrongIn(failure, fields);
  const form = {
    wrong,
    filled,
    helpers,
    onChange: (next: Filled): void => {
      setFilled(next);
      setFaces({});
      between.reset();
    },
  };
  return (
    <div className="grid gap-3 p-3">
      <NeedsFields {...form} fields={first} />
      {folded.length > 0 && (
        <details className="rounded-control border border-line">
          <summary className="flex min-h-touch cursor-pointer items-center px-3 text-small">
            More choices
          </summary>
          <div className="grid gap-3 p-3 pt-0">
            <NeedsFields {...form} fields={folded} />
          </div>
        </details>
      )}
      <DeedRulings
        asked={asked}
        said={{ ...table, ...here }}
        onRule={({ key }, value) => {
          setHere({ ...here, [key]: value });
          setFaces({});
          between.reset();
        }}
      />
      {failure?.dice && asks ? (
        <DiceAsked
          key={`${asks.id} ${thrown.length}`}
          sides={failure.dice}
          why={items.length > 1 ? namedOnce(asks.name, failure.message) : failure.message}
          onFaces={(more) => perform({ ...faces, [asks.id]: [...thrown, ...more] })}
        />
      ) : (
        <>
          {failure && !wrong && (
            <p role="alert" className="text-small text-harm">
              {failure.message} {failure.clause && <ClauseLink clause={failure.clause} />}
            </p>
          )}
          <Button
            kind="primary"
            wide
            onPress={() => perform({})}
            refused={between.isPending ? { because: 'It is being done.' } : undefined}
          >
            {deed.label}
          </Button>
        </>
      )}
    </div>
  );
}
