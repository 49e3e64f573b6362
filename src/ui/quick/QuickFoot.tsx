import { Bookmark, ChartNoAxesColumn, PencilRuler, Swords } from 'lucide-react';
import { Button } from '../kit/Button.tsx';
import type { QuickFight } from './useQuickFight.ts';

/**
 * The actions for the chosen fight, in a bar within reach of the thumb. `missing`: the name of a side that is still
 * empty.
 */
export function QuickFoot(props: {
  readonly fight: QuickFight;
  readonly counts: readonly number[];
  readonly missing: string | undefined;
}) {
  const { fight, counts, missing } = props;
  const { trouble, told } = fight;
  const refused = missing
    ? { because: `Choose somebody for ${missing}.` }
    : fight.busy
      ? { because: 'The fight is being set up.' }
      : undefined;
  return (
    <div className="-mx-4 grid gap-2 [@media(min-width:20rem)_and_(min-height:16rem)]:sticky [@media(min-width:20rem)_and_(min-height:16rem)]:bottom-0 border-t border-line bg-panel px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {trouble && (
        <p role="alert" className="max-h-40 overflow-y-auto text-small whitespace-pre-line text-harm">
          {trouble}
        </p>
      )}
      {told && !trouble && (
        <p role="status" className="text-small text-faint">
          {told}
        </p>
      )}
      <div className="grid gap-2 min-[20rem]:grid-cols-2 sm:flex sm:flex-wrap sm:items-center sm:justify-end lg:gap-4">
        <Button
          icon={<ChartNoAxesColumn aria-hidden className="hidden size-5 lg:block" />}
          onPress={() => void fight.foresee()}
          refused={refused}
        >
          How will it end?
        </Button>
        <Button
          icon={<Bookmark aria-hidden className="hidden size-5 lg:block" />}
          onPress={() => void fight.keep()}
          refused={refused}
        >
          Keep for later
        </Button>
        <Button
          icon={<PencilRuler aria-hidden className="hidden size-5 lg:block" />}
          onPress={() => void fight.makeOwn()}
          refused={refused}
        >
          Make it your own
        </Button>
        <Button
          kind="primary"
          size="large"
          icon={<Swords aria-hidden className="size-5" />}
          onPress={() => void fight.begin()}
          refused={refused}
        >
          {`Begin: ${counts.join(' against ')}`}
        </Button>
      </div>
    </div>
  );
}
