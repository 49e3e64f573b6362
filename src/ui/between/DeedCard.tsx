import { useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { BetweenDeed } from '../../store/between.ts';
import { failureOf, useBetween } from '../../store/between.ts';
import type { LibraryItem } from '../../store/library.ts';
import type { Ruling, SaidRulings } from '../../store/rulings.ts';
import { otherwise, useRulings } from '../../store/rulings.ts';
import { Button } from '../kit/Button.tsx';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { DeedRulings } from './DeedRulings.tsx';
import { DiceAsked } from './DiceAsked.tsx';
import type { Helper } from './NeedsFields.tsx';
import { NeedsFields } from './NeedsFields.tsx';
import type { Filled } from './needs.ts';
import { fieldsOf, foldedAway, rulingsIn, underRulings, usualOf } from './needs.ts';

/** A deed for a person between fights: its fields and the button that does it. */
export function DeedCard(props: {
  readonly item: LibraryItem;
  readonly deed: BetweenDeed;
  readonly rulings: readonly Ruling[];
  readonly helpers: readonly Helper[];
  readonly onDone: (told: string, before: Json) => void;
}) {
  const { item, deed, rulings, helpers, onDone } = props;
  const fields = fieldsOf(deed.needs, rulings);
  const table = useRulings(item.system) ?? {};
  const [here, setHere] = useState<SaidRulings>({});
  const asked = rulingsIn(deed.needs, rulings);
  const [filled, setFilled] = useState<Filled>(() => usualOf(fields));
  const [faces, setFaces] = useState<readonly number[]>([]);
  const between = useBetween(item);
  const perform = (known: readonly number[]): void => {
    const said = Object.fromEntries(
      otherwise(asked, { ...table, ...here }).map(({ ruling, value }) => [ruling.key, value]),
    );
    const ruled = underRulings(filled, deed.needs, said);
    const needs = known.length > 0 ? { ...ruled, faces: [...known] } : ruled;
    setFaces(known);
    between.mutate(
      { deed: deed.id, needs },
      {
        onSuccess: (told) => {
          setFaces([]);
          onDone(told, item.document);
        },
      },
    );
  };
  const failure = failureOf(between.error);
  const { first, folded } = foldedAway(fields);
  const form = {
    filled,
    helpers,
    onChange: (next: Filled): void => {
      setFilled(next);
      setFaces([]);
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
          setFaces([]);
          between.reset();
        }}
      />
      {failure?.dice ? (
        <DiceAsked
          key={faces.length}
          sides={failure.dice}
          why={failure.message}
          onFaces={(more) => perform([...faces, ...more])}
        />
      ) : (
        <>
          {failure && (
            <p role="alert" className="text-small text-harm">
              {failure.message} {failure.clause && <ClauseLink clause={failure.clause} />}
            </p>
          )}
          <Button kind="primary" wide onPress={() => perform([])}>
            {deed.label}
          </Button>
        </>
      )}
    </div>
  );
}
