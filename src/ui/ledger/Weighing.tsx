import { Printer, RotateCcw, Square } from 'lucide-react';
import { ledger, useLedger } from '../../store/ledger.ts';
import { Button } from '../kit/Button.tsx';

const deedsOf = (n: number): string => `${n} ${n === 1 ? 'deed' : 'deeds'}`;

/** The progress of weighing deeds, with a button to stop it. */
export function Weighing() {
  const status = useLedger((state) => state.status);
  const all = useLedger((state) => state.account?.deeds.length ?? 0);
  const done = useLedger((state) => state.luck?.weighed ?? 0);
  const estimated = useLedger((state) => state.luck?.estimated ?? 0);
  const weighing = status === 'weighing';
  const words =
    weighing || done < all
      ? `${done} of ${deedsOf(all)} with dice weighed`
      : `${deedsOf(all)} with dice weighed`;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_14rem] tabular-nums" role={weighing ? undefined : 'status'}>
          {words}
          <span className="text-faint">
            {status === 'stopped' && ', stopped'}
            {estimated > 0 && ` · ${estimated} of them by estimates: too many ways to count`}
          </span>
        </p>
        <div className="flex flex-wrap gap-3 print:hidden">
          {weighing && (
            <Button icon={<Square aria-hidden className="size-5" />} onPress={() => ledger.stop()}>
              Stop
            </Button>
          )}
          {(status === 'stopped' || status === 'failed') && (
            <Button icon={<RotateCcw aria-hidden className="size-5" />} onPress={() => ledger.again()}>
              Weigh them all
            </Button>
          )}
          {!weighing && (
            <Button icon={<Printer aria-hidden className="size-5" />} onPress={() => print()}>
              Print
            </Button>
          )}
        </div>
      </div>
      {weighing && (
        <progress
          aria-label="Deeds weighed"
          value={done}
          max={Math.max(1, all)}
          className="wt-progress h-1.5 w-full"
        />
      )}
    </div>
  );
}
