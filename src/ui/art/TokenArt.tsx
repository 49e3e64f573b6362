import { outlines } from 'virtual:token-art';

/** Icons are drawn in a square of this side. */
const side = 512;

/** Whether there is a picture of this name. */
export const hasArt = (icon: string | undefined): icon is string =>
  icon !== undefined && Object.hasOwn(outlines, icon);

/** A picture within another drawing: a square of `size` round a point. */
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
