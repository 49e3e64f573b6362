import type { Ref } from 'react';
import type { Cell, Id } from '../../kernel/json.ts';
import type { Board } from '../map/board.ts';
import { Cursor } from '../map/ChoiceLayer.tsx';
import { layoutOf } from '../map/camera.ts';
import { GroundLayer } from '../map/GroundLayer.tsx';
import { namePlaces, plainNames } from '../map/room.ts';
import { Token, TokenName } from '../map/Token.tsx';
import type { TokenBase } from '../map/tokens.ts';
import { WallLayer } from '../map/WallLayer.tsx';
import { StrokeLayer } from './StrokeLayer.tsx';
import type { Stroke } from './useStroke.ts';

/** The drawing of an encounter being edited: ground, walls, combatants, and what is being drawn. */
export function EditorDrawing(props: {
  readonly ref: Ref<HTMLDivElement>;
  readonly board: Board;
  readonly tokens: readonly TokenBase[];
  /** Tokens that are shown but cannot be selected. */
  readonly faint: readonly TokenBase[];
  readonly selected: Id | null;
  readonly troubled: ReadonlySet<Id>;
  readonly stroke: Stroke;
  readonly cursor: Cell | null;
}) {
  const { board, tokens, faint, selected, troubled, stroke, cursor } = props;
  const { bounds } = board;
  const all = plainNames(tokens, selected, bounds.width);
  const places = namePlaces(all);
  const names = all.filter(({ body }) => places.has(body.id));
  return (
    <div ref={props.ref} className="pointer-events-none absolute top-0 left-0 origin-top-left">
      <svg
        {...layoutOf(bounds)}
        viewBox={`0 0 ${bounds.width} ${bounds.height}`}
        className="block overflow-visible"
        aria-hidden
      >
        <GroundLayer board={board} />
        <WallLayer edges={board.edges} />
        <g opacity={0.35}>
          {faint.map((token) => (
            <Token key={token.id} {...token} active={false} selected={false} aim={null} provoked={false} />
          ))}
        </g>
        {tokens.map((token) => (
          <Token
            key={token.id}
            {...token}
            active={false}
            selected={token.id === selected}
            aim={token.id === selected ? 'may' : null}
            provoked={troubled.has(token.id)}
          />
        ))}
        <g data-scaled>
          {names.map(({ body, text }) => (
            <TokenName
              key={body.id}
              text={text}
              more=""
              x={body.x}
              y={body.y}
              reach={body.reach}
              above={places.get(body.id) === 'above'}
              strong={body.id === selected}
              faint={false}
            />
          ))}
        </g>
        <StrokeLayer grid={board.grid} {...stroke} />
        {cursor && <Cursor grid={board.grid} cell={cursor} />}
      </svg>
    </div>
  );
}
