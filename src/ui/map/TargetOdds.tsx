import type { Choice } from '../../kernel/port.ts';
import { useDraft } from '../../store/current-draft.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf, withField } from '../../store/draft.ts';
import { meanHealing, points, span, success } from '../../store/odds-words.ts';
import { useTable } from '../../store/table.ts';
import { useLook } from '../odds/useOdds.ts';
import type { OnMap } from './legal.ts';
import type { LabelSide } from './room.ts';
import { figurePlaces } from './room.ts';
import type { TokenBase } from './tokens.ts';

/**
 * The chance of success with each target while the map asks for one: above its token, or beside it if another token or
 * chance is there.
 */
export function TargetOdds({ on, tokens }: { readonly on: OnMap; readonly tokens: readonly TokenBase[] }) {
  const draft = useDraft();
  const { target } = on;
  if (!draft || !target || target.many || on.asks !== 'target') return null;
  const figured = tokens.flatMap((token) => {
    const pick = target.picks.get(token.id);
    return pick && !pick.refused ? [{ ...token, minor: token.look === 'thing' }] : [];
  });
  const placed = figurePlaces(figured, tokens, places);
  return tokens.map((token) => {
    const place = placed.get(token.id);
    if (place === undefined) return null;
    const choice = choiceAt(draft, target.field, token.id);
    return <Figure key={token.id} token={token} place={place} choice={choice} />;
  });
}

const choiceAt = (draft: Draft, field: string, id: string): Choice | null =>
  choiceOf(withField(draft, field, id));

const places = ['above', 'right', 'left', 'below'] as const;
/** The distance from the token's edge to the text, in units of the drawing. */
const gap = 6;
const shifts: {
  readonly [place in LabelSide]: readonly [x: number, y: number, from: 'start' | 'middle' | 'end'];
} = {
  above: [0, -1, 'middle'],
  right: [1, 0, 'start'],
  left: [-1, 0, 'end'],
  below: [0, 1, 'middle'],
};
/** The `dominant-baseline` of the text at each place. */
const lines = { above: 'auto', right: 'central', left: 'central', below: 'hanging' } as const;

function Figure({
  token,
  place,
  choice,
}: {
  readonly token: TokenBase;
  readonly place: LabelSide;
  readonly choice: Choice | null;
}) {
  const { reply } = useLook(choice);
  const combatants = useTable((state) => state.view?.combatants);
  const chance = reply && success(reply);
  const healed = reply && meanHealing(reply, (id) => combatants?.[id]);
  if (!chance && !healed) return null;
  const [x, y, from] = shifts[place];
  const far = token.reach + gap;
  return (
    <g className="wt-flag" style={{ transform: `translate(${token.x + x * far}px, ${token.y + y * far}px)` }}>
      <text textAnchor={from} dominantBaseline={lines[place]} fontWeight={700}>
        {chance ? span([chance]) : `+${points(healed?.mean ?? 0)}`}
      </text>
    </g>
  );
}
