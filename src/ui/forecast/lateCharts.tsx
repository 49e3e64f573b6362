import type { ComponentProps, ReactNode } from 'react';
import { lazy, Suspense } from 'react';

/** Charts that bring their library with them when the first of them is shown; the page around them does not wait. */
const charts = () => import('./charts/index.ts');
const Chance = lazy(async () => ({ default: (await charts()).ChanceChart }));
const Ends = lazy(async () => ({ default: (await charts()).EndsChart }));
const Rounds = lazy(async () => ({ default: (await charts()).RoundsChart }));
const SpentOf = lazy(async () => ({ default: (await charts()).SpentChart }));

const Late = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<p className="text-small text-faint">One moment …</p>}>{children}</Suspense>
);

export const ChanceChart = (props: ComponentProps<typeof Chance>) => (
  <Late>
    <Chance {...props} />
  </Late>
);

export const EndsChart = (props: ComponentProps<typeof Ends>) => (
  <Late>
    <Ends {...props} />
  </Late>
);

export const RoundsChart = (props: ComponentProps<typeof Rounds>) => (
  <Late>
    <Rounds {...props} />
  </Late>
);

export const SpentChart = (props: ComponentProps<typeof SpentOf>) => (
  <Late>
    <SpentOf {...props} />
  </Late>
);
