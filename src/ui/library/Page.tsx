import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { useBack } from './useBack.ts';

/** A page outside the fight: a title with a link back, and one column of reading width, or `wide`. */
export function Page(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
}) {
  const { title, children, wide = false } = props;
  const back = useBack();
  useTitle(title);
  return (
    <main
      className={cx(
        'wt-flow mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-3',
        wide ? 'max-w-5xl pb-0' : 'max-w-3xl pb-16',
      )}
    >
      <header className="flex items-center gap-2 pt-[env(safe-area-inset-top)]">
        <span className="print:hidden">
          <IconButton label="Back" icon={<ArrowLeft aria-hidden className="size-6" />} onPress={back} />
        </span>
        <h1 className="text-title font-semibold">{title}</h1>
      </header>
      {children}
    </main>
  );
}
