import { memo } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import type { OnMap } from './legal.ts';
import type { Name } from './room.ts';
import { freeBeside, isInside, nameOnMap, namePlaces, placeBeside, withLine } from './room.ts';
import type { Aim } from './Token.tsx';
import { Token, TokenName } from './Token.tsx';
import type { TokenBase } from './tokens.ts';

/** Where a name may stand, in order of preference. */
const places = ['below', 'above'] as const;

function aimAt(on: OnMap, id: Id): Aim {
  if (!on.target) return null;
  if (on.target.chosen.includes(id)) return 'chosen';
  const pick = on.target.picks.get(id);
  if (on.asks !== 'target') return null;
  return pick && !pick.refused ? 'may' : 'not';
}

/** All tokens with their names. */
export const TokenLayer = memo(function TokenLayer(props: {
  readonly tokens: readonly TokenBase[];
  /** The width of the field. */
  readonly wide: number;
  readonly combatants: View['combatants'];
  readonly active: Id | null;
  readonly selected: Id | null;
  readonly on: OnMap;
  readonly provoked: readonly Id[];
  /** The combatants in the draft's area. */
  readonly reached: readonly Id[];
  /** The combatants that the open prompt is about. */
  readonly concerned: readonly Id[];
}) {
  const { tokens, active, selected, on, provoked, reached } = props;
  const aimed = (id: Id): Aim => {
    if (reached.includes(id)) return 'chosen';
    return id === active ? null : (aimAt(on, id) ?? (props.concerned.includes(id) ? 'about' : null));
  };
  const isStrong = (id: Id): boolean => id === active || id === selected;
  const names = tokens.map((token): Name => {
    const strong = isStrong(token.id);
    const conditions = strong ? (props.combatants[token.id]?.conditions ?? []) : [];
    const line = conditions.map((one) => one.label).join(', ');
    // Conditions that would overlap another token or leave the map are not shown: the line above the map lists them.
    const fits = line !== '' && isInside(token, line, props.wide);
    const free = !fits ? null : freeBeside(token, tokens, places, withLine(line));
    const place = free ?? (strong ? placeBeside(token, tokens, places) : 'below');
    const more = free === null ? '' : line;
    return {
      body: token,
      text: nameOnMap(token, token.name, props.wide),
      more,
      place: place === 'above' ? 'above' : 'below',
      must: strong,
      acts: token.id === active,
    };
  });
  const placed = namePlaces(names);
  return (
    <>
      {tokens.map((token) => (
        <Token
          key={token.id}
          {...token}
          active={token.id === active}
          selected={token.id === selected}
          aim={aimed(token.id)}
          provoked={provoked.includes(token.id)}
        />
      ))}
      <g data-scaled>
        {tokens
          .filter(({ id }) => placed.has(id))
          .map((token) => (
            <TokenName
              key={token.id}
              text={nameOnMap(token, token.name, props.wide)}
              more={names.find(({ body }) => body === token)?.more ?? ''}
              x={token.x}
              y={token.y}
              reach={token.reach}
              above={placed.get(token.id) === 'above'}
              strong={isStrong(token.id)}
              faint={token.out !== null}
            />
          ))}
      </g>
    </>
  );
});
