import type { SideLook, SideStyle } from './sides.ts';
import { lookColour } from './sides.ts';

export function LookShape({ look, ...rest }: { readonly look: SideLook } & React.SVGProps<SVGPathElement>) {
  return <path d={lookPath[look]} {...rest} />;
}

/** The outline of a look in a box from -1 to 1, clockwise from the top: circle, diamond, square, hexagon. */
export const lookPath: { readonly [look in SideLook]: string } = {
  party: 'M0-.92A.92.92 0 1 1 0 .92A.92.92 0 1 1 0-.92Z',
  hostile: 'M0-1L1 0L0 1L-1 0Z',
  neutral:
    'M0-.82H.7A.12.12 0 0 1 .82-.7V.7A.12.12 0 0 1 .7.82H-.7A.12.12 0 0 1-.82.7V-.7A.12.12 0 0 1-.7-.82Z',
  other: 'M0-.9H.5L1 0L.5.9H-.5L-1 0L-.5-.9Z',
};

const letterSize: { readonly [look in SideLook]: number } = {
  party: 1.1,
  hostile: 0.95,
  neutral: 1.1,
  other: 1.05,
};

/** Which side: shape, letter and colour. Says the side's name unless a name stands beside it (`quiet`). */
export function SideMark({
  style,
  size = 22,
  quiet = false,
}: {
  readonly style: SideStyle;
  readonly size?: number;
  readonly quiet?: boolean;
}) {
  const colour = lookColour[style.look];
  const named = quiet ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': style.side };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden beside a name
    <svg width={size} height={size} viewBox="-1.15 -1.15 2.3 2.3" className="shrink-0" {...named}>
      <LookShape
        look={style.look}
        fill="var(--wt-token)"
        stroke={colour}
        strokeWidth={0.22}
        strokeLinejoin="round"
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={letterSize[style.look]}
        fontWeight={700}
        fill="var(--wt-ink)"
      >
        {style.letter}
      </text>
    </svg>
  );
}
