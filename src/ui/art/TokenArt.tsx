import { outlines } from 'virtual:token-art';

/** The side of the square in which icons are drawn. */
const side = 512;

/** Whether there is a picture with this name. */
export const hasArt = (icon: string | undefined): icon is string =>
  icon !== undefined && Object.hasOwn(outlines, icon);

/** A picture within another SVG: a square of side `size` centred on (x, y). */
export function TokenArt({
  icon,
  size,
  x = 0,
  y = 0,
  ...rest
}: { readonly icon: string; readonly size: number; readonly x?: number; readonly y?: number } & Omit<
  React.SVGProps<SVGPathElement>,
  'x' | 'y'
>) {
  const scale = size / side;
  return (
    <path
      {...rest}
      d={outlines[icon]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
