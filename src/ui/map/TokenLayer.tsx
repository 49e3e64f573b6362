import { memo } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { View } from '../../kernel/view.ts';
import type { OnMap } from './legal.ts';
import { placeBeside } from './room.ts';
import type { Aim } from './Token.tsx';
import { Token, TokenName } from './Token.tsx';
import type { TokenBase } from './tokens.ts';

function aimAt(on: OnMap, id: Id): Aim {
  if (!on.target) return null;
  if (on.target.chosen.includes(id)) return 'chosen';
  const pick = on.target.picks.get(id);
  if (on.asks !== 'target') return null;
  return pick && !pick.refused ? 'may' : 'not';
}

/** Everybody on the map. */
export const TokenLayer = memo(function TokenLayer(props: {
  readonly tokens: readonly TokenBase[];
  readonly combatants: View['combatants'];
  readonly active: Id | null;
  readonly selected: Id | null;
  readonly on: OnMap;
  readonly provoked: readonly Id[];
  /** Those whom an area reaches. */
  readonly reached: readonly Id[];
}) {
  const { tokens, active, selected, on, provoked, reached } = props;
  return (
    <>
      {tokens.map((token) => (
        <Token
          key={token.id}
          {...token}
          active={token.id === active}
          selected={token.id === selected}
          aim={reached.includes(token.id) ? 'chosen' : token.id === active ? null : aimAt(on, token.id)}
          provoked={provoked.includes(token.id)}
        />
      ))}
      <g data-scaled>
        {tokens.map((token) => {
          const strong = token.id === active || token.id === selected;
          const conditions = props.combatants[token.id]?.conditions ?? [];
          return (
            <TokenName
              key={token.id}
              text={token.name}
              more={strong ? conditions.map((one) => one.label).join(', ') : ''}
              x={token.x}
              y={token.y}
              reach={token.reach}
              above={strong && placeBeside(token, tokens, ['below', 'above']) === 'above'}
              strong={strong}
              faint={token.out !== null}
            />
          );
        })}
      </g>
    </>
  );
});
