import type { CombatantView, View } from '../../kernel/view.ts';
import { SideMark } from '../kit/SideMark.tsx';
import type { SideStyle } from '../kit/sides.ts';
import { sidesOf, tokenLabels } from '../kit/sides.ts';
import { printedState } from './state.ts';

/** Everybody by side, with what they have suffered in words. */
export function PrintedPeople({ view }: { readonly view: View }) {
  const letters = tokenLabels(view);
  const place = new Map(view.order.map((id, i) => [id, i]));
  return sidesOf(view).map((side) => {
    const all = Object.values(view.combatants)
      .filter((one) => one.side === side.side)
      .sort((a, b) => (place.get(a.id) ?? 999) - (place.get(b.id) ?? 999));
    const [first, ...rest] = all.map((one) => (
      <Person key={one.id} one={one} side={side} letters={letters[one.id]} view={view} />
    ));
    return (
      <section key={side.side} className="mt-4">
        {/* In one box: WebKit parts a heading from a list below it. */}
        <div className="break-inside-avoid">
          <h2 className="text-body font-semibold">
            {side.side}
            <span className="font-normal text-faint">
              {` · ${all.filter((one) => one.out === null).length} of ${all.length} standing`}
            </span>
          </h2>
          <ul>{first}</ul>
        </div>
        {rest.length > 0 && <ul>{rest}</ul>}
      </section>
    );
  });
}

function Person(props: {
  readonly one: CombatantView;
  readonly side: SideStyle;
  readonly letters: string | undefined;
  readonly view: View;
}) {
  const { one, side, letters, view } = props;
  const { place, harm, conditions, pools } = printedState(one, view);
  return (
    <li className="flex break-inside-avoid gap-2 border-t border-line py-1">
      <SideMark style={side} letters={letters} size={22} quiet />
      <div className="min-w-0">
        <p>
          <b className="font-semibold">{one.name}</b>
          {one.out !== null && (
            <>
              {' '}
              <b className="border border-ink px-1 font-semibold">out of the fight: {one.out}</b>
            </>
          )}
          {place.length > 0 && <span className="text-faint"> · {place.join(' · ')}</span>}
        </p>
        {harm.length > 0 && <p>{harm.join(' · ')}</p>}
        {conditions.length > 0 && <p>Conditions: {conditions.join(' · ')}</p>}
        {pools.length > 0 && <p className="text-faint">{pools.join(' · ')}</p>}
      </div>
    </li>
  );
}
