import type { BroughtMap } from '../../store/library.ts';
import { accountOf } from './words.ts';

/** What became of each part of a map from another program. */
export function MapAccount({ map, light }: { readonly map: BroughtMap; readonly light: boolean | null }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      {accountOf(map.report, map.ground, light).map(({ about, has, but }) => (
        <div key={about} className="col-span-2 grid grid-cols-subgrid">
          <dt className="font-medium text-faint">{about}</dt>
          <dd>
            {has}
            {but.length > 0 && (
              <ul className="text-small text-faint">
                {but.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
