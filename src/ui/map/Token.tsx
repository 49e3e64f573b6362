import { memo } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { Out } from '../../kernel/view.ts';
import { TokenArt } from '../art/TokenArt.tsx';
import { outlineOf } from '../kit/SideMark.tsx';
import type { SideLook } from '../kit/sides.ts';
import { lookColour } from '../kit/sides.ts';
import { ringDashes } from './ring.ts';

/** A token's role in the draft: may be picked, is picked, may not be; or the open prompt is about it. */
export type Aim = 'may' | 'chosen' | 'not' | 'about' | null;

export interface TokenProps {
  readonly id: Id;
  readonly name: string;
  readonly letters: string;
  /** The key of its picture; `null` if there is none. */
  readonly icon: string | null;
  readonly look: SideLook;
  readonly x: number;
  readonly y: number;
  /** Half the width of the footprint, in units of the drawing. */
  readonly reach: number;
  /** What is left of the main track, 0 to 1. */
  readonly health: number;
  readonly out: Out | null;
  readonly prone: boolean;
  readonly hidden: boolean;
  readonly conditions: number;
  readonly active: boolean;
  readonly selected: boolean;
  readonly aim: Aim;
  readonly provoked: boolean;
}

/** The radius of each shape as a fraction of the token's, chosen so that all look equally large. */
const weight: { readonly [look in SideLook]: number } = {
  party: 0.72,
  hostile: 0.84,
  neutral: 0.74,
  other: 0.75,
  thing: 0.74,
};
const letterRoom: { readonly [look in SideLook]: number } = {
  party: 1,
  hostile: 0.82,
  neutral: 1,
  other: 1,
  thing: 1,
};

/** The side of the picture within a shape of radius 1, as large as the outline allows. */
const artRoom: { readonly [look in SideLook]: number } = {
  party: 1.24,
  hostile: 0.96,
  neutral: 1.28,
  other: 1.2,
  thing: 1.28,
};

/** The letter beside a picture: on the edge, on a disc of its own for contrast, and clear of the name below. */
function Letter({ r, letters, colour }: { r: number; letters: string; colour: string }) {
  const own = r * (letters.length > 1 ? 0.56 : 0.5);
  return (
    <g transform={`translate(${-r * 0.76} ${r * 0.4})`}>
      <circle r={own} fill="var(--wt-board)" stroke={colour} strokeWidth={r * 0.1} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        y={r * 0.03}
        fontSize={r * (letters.length > 2 ? 0.48 : letters.length > 1 ? 0.6 : 0.74)}
        fontWeight={750}
        fill="var(--wt-ink)"
      >
        {letters}
      </text>
    </g>
  );
}

function Shape({ look, r, ...rest }: { look: SideLook; r: number } & React.SVGProps<SVGPathElement>) {
  return <path {...rest} d={outlineOf(look, r)} strokeLinejoin="round" />;
}

function Body({
  look,
  r,
  letters,
  icon,
  out,
  hidden,
}: Pick<TokenProps, 'look' | 'letters' | 'icon' | 'out' | 'hidden'> & { r: number }) {
  const colour = out ? 'var(--wt-track-empty)' : lookColour[look];
  const size = (
    r *
    letterRoom[look] *
    (letters.length > 2 ? 0.78 : letters.length > 1 ? 0.98 : 1.12)
  ).toFixed(1);
  return (
    <>
      <Shape
        look={look}
        r={r}
        fill={hidden ? 'var(--wt-floor)' : colour}
        stroke={hidden ? colour : 'var(--wt-board)'}
        strokeWidth={hidden ? 3 : 1.5}
        strokeDasharray={hidden ? '7 4' : undefined}
      />
      {icon && (
        <g className="wt-art">
          <TokenArt
            icon={icon}
            size={r * artRoom[look]}
            fill={out || hidden ? 'var(--wt-ink)' : 'var(--wt-token)'}
            opacity={out ? 0.6 : 1}
          />
          <Letter r={r} letters={letters} colour={lookColour[look]} />
        </g>
      )}
      <text
        className={icon ? 'wt-from-afar' : undefined}
        textAnchor="middle"
        dominantBaseline="central"
        y={r * 0.04}
        fontSize={size}
        fontWeight={750}
        fill={out || hidden ? 'var(--wt-ink)' : 'var(--wt-token)'}
        opacity={out ? 0.75 : 1}
      >
        {letters}
      </text>
    </>
  );
}

/** A cross for the dead, a bar for the unconscious. In words it is in the label and in the list. */
function OutMark({ out, r }: { readonly out: Out; readonly r: number }) {
  const d = r * 0.78;
  const path = out === 'dead' ? `M${-d} ${-d}L${d} ${d}M${d} ${-d}L${-d} ${d}` : `M${-d * 1.1} 0H${d * 1.1}`;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke="var(--wt-board)" strokeWidth={8} />
      <path d={path} stroke="var(--wt-harm)" strokeWidth={4.5} />
    </g>
  );
}

function Brackets({
  r,
  colour,
  width,
}: {
  readonly r: number;
  readonly colour: string;
  readonly width: number;
}) {
  const a = r * 0.96;
  const b = r * 0.52;
  const corner = (sx: number, sy: number) => `M${sx * a} ${sy * b}V${sy * a}H${sx * b}`;
  const path = corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={path} stroke="var(--wt-board)" strokeWidth={width + 3} strokeOpacity={0.7} />
      <path d={path} stroke={colour} strokeWidth={width} />
    </g>
  );
}

function Badge({ x, y, children, colour }: { x: number; y: number; children: string; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={9} fill={colour} stroke="var(--wt-board)" strokeWidth={2} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fontWeight={700}
        fill="var(--wt-token)"
      >
        {children}
      </text>
    </g>
  );
}

/** One combatant on the map. All props are primitive values, so that `memo` skips unchanged tokens. */
export const Token = memo(function Token(props: TokenProps) {
  const { look, reach, out, active, selected, aim, prone } = props;
  const size = weight[look] * reach;
  const ring = size + reach * 0.15;
  return (
    <g
      data-token={props.id}
      data-selected={selected || active || undefined}
      className="transition-transform duration-200 ease-out"
      style={{ transform: `translate(${props.x}px, ${props.y}px)` }}
      opacity={aim === 'not' ? 0.42 : 1}
    >
      {active && !out && (
        <>
          <Shape look={look} r={ring + reach * 0.22} fill="var(--wt-halo)" fillOpacity={0.28} />
          <Shape look={look} r={ring + reach * 0.13} fill="none" stroke="var(--wt-halo)" strokeWidth={4} />
        </>
      )}
      {selected && (
        <Shape
          look={look}
          r={ring + reach * (active ? 0.24 : 0.14)}
          fill="none"
          stroke="var(--wt-ink)"
          strokeWidth={2.5}
        />
      )}
      <g transform={prone && !out ? `translate(0 ${reach * 0.14}) scale(1 .72)` : undefined}>
        {!out && (
          <>
            <Shape
              look={look}
              r={ring}
              fill="var(--wt-board)"
              stroke="var(--wt-track-empty)"
              strokeWidth={4.5}
            />
            <Shape
              look={look}
              r={ring}
              fill="none"
              stroke={lookColour[look]}
              strokeWidth={4.5}
              pathLength={100}
              strokeDasharray={ringDashes(look, props.health)}
            />
          </>
        )}
        <Body
          look={look}
          r={size}
          letters={props.letters}
          icon={props.icon}
          out={out}
          hidden={props.hidden}
        />
      </g>
      {out && <OutMark out={out} r={size} />}
      {aim === 'may' && <Brackets r={reach} colour="var(--wt-accent)" width={3.5} />}
      {aim === 'about' && <Brackets r={reach} colour="var(--wt-ink)" width={3.5} />}
      {aim === 'chosen' && (
        <>
          <Brackets r={reach} colour="var(--wt-ghost)" width={6} />
          <Badge x={reach * 0.72} y={-reach * 0.72} colour="var(--wt-ghost)">
            ✓
          </Badge>
        </>
      )}
      {props.provoked && (
        <Badge x={-reach * 0.66} y={-reach * 0.66} colour="var(--wt-ghost)">
          !
        </Badge>
      )}
      {!out && props.conditions > 0 && aim !== 'chosen' && (
        <Badge x={reach * 0.62} y={-reach * 0.62} colour="var(--wt-warn)">
          {String(props.conditions)}
        </Badge>
      )}
    </g>
  );
});

/**
 * The name below a token, or above it where it would cover another. It keeps its size on screen. Where cells are small
 * only the names of the active and the selected combatant are shown.
 */
export const TokenName = memo(function TokenName(props: {
  readonly text: string;
  readonly more: string;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly above?: boolean;
  readonly strong: boolean;
  readonly faint: boolean;
}) {
  const { above = false, more } = props;
  return (
    <g
      className="wt-token-name transition-transform duration-200 ease-out"
      data-strong={props.strong || undefined}
      style={{ transform: `translate(${props.x}px, ${props.y + props.reach * (above ? -1 : 0.86)}px)` }}
      opacity={props.faint ? 0.7 : 1}
      aria-hidden
    >
      <text textAnchor="middle" fontWeight={props.strong ? 700 : 500}>
        <tspan x={0} dy={above ? (more === '' ? '-0.3em' : '-1.45em') : '0.55em'}>
          {props.text}
        </tspan>
        {more !== '' && (
          <tspan x={0} dy="1.15em" fontWeight={500}>
            {more}
          </tspan>
        )}
      </text>
    </g>
  );
});
