import type { SideLook, SideStyle } from './sides.ts';
import { lookColour } from './sides.ts';

/**
 * The SVG outline of a look within a circle of radius `r`, clockwise from the top: circle, diamond, square, hexagon.
 */
export function outlineOf(look: SideLook, r: number): string {
  const n = (part: number): number => Math.round(part * r * 100) / 100;
  switch (look) {
    case 'party':
      return `M0 ${n(-0.92)}A${n(0.92)} ${n(0.92)} 0 1 1 0 ${n(0.92)}A${n(0.92)} ${n(0.92)} 0 1 1 0 ${n(-0.92)}Z`;
    case 'hostile':
      return `M0 ${n(-1)}L${n(1)} 0L0 ${n(1)}L${n(-1)} 0Z`;
    case 'neutral':
    case 'thing': {
      const [side, flat, round] = [n(0.82), n(0.7), n(0.12)];
      const corner = (x: number, y: number) => `A${round} ${round} 0 0 1 ${x} ${y}`;
      return `M0 ${-side}H${flat}${corner(side, -flat)}V${flat}${corner(flat, side)}H${-flat}${corner(-side, flat)}V${-flat}${corner(-flat, -side)}Z`;
    }
    case 'other':
      return `M0 ${n(-0.9)}H${n(0.5)}L${n(1)} 0L${n(0.5)} ${n(0.9)}H${n(-0.5)}L${n(-1)} 0L${n(-0.5)} ${n(-0.9)}Z`;
  }
}

/**
 * The radius of an outline with letters in a drawing of its own. WebKit centres letters by metrics in whole units of the
 * drawing: with a radius of 1 they would stand a tenth of it too low.
 */
export const radius = 100;

const letterSize: { readonly [look in SideLook]: number } = {
  party: 110,
  hostile: 95,
  neutral: 110,
  other: 105,
  thing: 110,
};

/**
 * The mark of a side: shape, letter and colour. Has the side's name as its label unless a name is beside it (`quiet`).
 * Beside a combatant's name it shows that combatant's letters, as its token does.
 */
export function SideMark({
  style,
  letters = style.letter,
  size = 22,
  quiet = false,
}: {
  readonly style: SideStyle;
  readonly letters?: string | undefined;
  readonly size?: number;
  readonly quiet?: boolean;
}) {
  const colour = lookColour[style.look];
  const named = quiet ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': style.side };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside a name
    <svg width={size} height={size} viewBox="-115 -115 230 230" className="shrink-0" {...named}>
      <path
        d={outlineOf(style.look, radius)}
        fill="var(--wt-token)"
        stroke={colour}
        strokeWidth={22}
        strokeLinejoin="round"
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={letterSize[style.look] * (letters.length > 1 ? 0.8 : 1)}
        fontWeight={700}
        fill="var(--wt-ink)"
      >
        {letters}
      </text>
    </svg>
  );
}
