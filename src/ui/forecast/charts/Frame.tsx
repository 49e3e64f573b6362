import type { ReactNode, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePaper } from '../../kit/usePaper.ts';

/**
 * A chart with a title and the same data in a table, for users who cannot see the drawing. Fills the available width,
 * which it passes to `children`.
 */
export function Frame(props: {
  readonly title: string;
  /** What stands over it: on paper no page parts it from the drawing. */
  readonly heading?: ReactNode;
  readonly height: number;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The key to the patterns of the drawing, right below it. */
  readonly legend?: ReactNode;
  /** Whether only the drawing is printed: the table is long and adds little. */
  readonly drawn?: boolean;
  readonly children: (width: number) => ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = box.current;
    if (!watched) return;
    const measure = () => setWidth(Math.floor(watched.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const table = useUnfoldedOnPaper();
  return (
    <figure className="wt-chart grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="wt-whole grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        {props.heading}
        <figcaption className="text-small text-faint">{props.title}</figcaption>
        <div ref={box} aria-hidden className="min-w-0 overflow-hidden" style={{ height: props.height }}>
          {width > 0 && props.children(width)}
        </div>
      </div>
      {props.legend}
      <details ref={table} className={props.drawn ? 'wt-noprint' : undefined}>
        <summary className="flex min-h-touch-min cursor-pointer items-center text-small text-faint underline">
          The same as a table
        </summary>
        <table className="w-full text-table tabular-nums">
          <caption className="sr-only">{props.title}</caption>
          <thead>
            <tr className="text-left text-[0.93em] text-faint">
              {props.heads.map((head) => (
                <th key={head} scope="col" className="pr-2 pb-1 font-normal last:pr-0">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map((cells) => (
              <tr key={cells.join('/')} className="border-t border-line">
                {cells.map((cell, at) => (
                  <td key={props.heads[at]} className="py-1.5 pr-2 last:pr-0">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** A `<details>` that is printed unfolded, and is as before afterwards. */
function useUnfoldedOnPaper(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const paper = usePaper();
  useLayoutEffect(() => {
    const one = details.current;
    if (!one || !paper) return;
    const was = one.open;
    one.open = true;
    return () => {
      one.open = was;
    };
  }, [paper]);
  return details;
}
