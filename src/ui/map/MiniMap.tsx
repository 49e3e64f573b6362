import type { RefObject } from 'react';
import { memo } from 'react';
import { lookColour } from '../kit/sides.ts';
import type { Board } from './board.ts';
import type { Point } from './geometry.ts';
import type { TokenBase } from './tokens.ts';

/** The length of the longer side on screen, in pixels. */
const longest = 128;

/**
 * The whole battlefield in a corner, shown while part of it is out of view. A tap centres the map there. The camera
 * positions the lens, the frame around the visible part.
 */
export const MiniMap = memo(function MiniMap(props: {
  readonly board: Board;
  readonly tokens: readonly TokenBase[];
  readonly lens: RefObject<HTMLSpanElement | null>;
  readonly onShow: (point: Point) => void;
}) {
  const { bounds, outline, ground } = props.board;
  const scale = longest / Math.max(bounds.width, bounds.height);
  const dot = 3.2 / scale;
  return (
    <button
      type="button"
      data-testid="minimap"
      aria-label="Small map: tap a place to see it"
      className="wt-minimap absolute bottom-3 left-3 overflow-hidden rounded border border-edge bg-board shadow-card"
      onClick={({ currentTarget, clientX, clientY, detail }) => {
        const box = currentTarget.firstElementChild!.getBoundingClientRect();
        const part = (at: number, from: number, length: number): number =>
          detail === 0 ? 0.5 : (at - from) / length;
        props.onShow({
          x: part(clientX, box.left, box.width) * bounds.width,
          y: part(clientY, box.top, box.height) * bounds.height,
        });
      }}
    >
      <svg
        aria-hidden
        width={bounds.width * scale}
        height={bounds.height * scale}
        viewBox={`0 0 ${bounds.width} ${bounds.height}`}
        className="block"
      >
        <path d={outline} fill="var(--wt-floor)" />
        <path d={ground.block.fill} fill="var(--wt-block-top)" />
        <path d={ground.water.fill + ground.deep.fill} fill="var(--wt-water)" />
        {props.tokens.map(({ id, x, y, look, out }) => (
          <circle key={id} cx={x} cy={y} r={dot} fill={out ? 'var(--wt-track-empty)' : lookColour[look]} />
        ))}
      </svg>
      <span ref={props.lens} aria-hidden className="absolute origin-top-left border-2 border-ink" />
    </button>
  );
});
