import { Check, CircleDashed, LoaderCircle, RotateCcw, TriangleAlert } from 'lucide-react';
import type { Json } from '../../kernel/json.ts';
import { documentDraft, useHomeless } from '../../store/document-draft.ts';
import { Button } from '../kit/Button.tsx';
import { cx } from '../kit/cx.ts';

/**
 * The status of a document being edited: what the rules say, whether it is saved in the library, whether its draft is
 * stored on the device.
 */
export function WritingStatus(props: {
  readonly id: string;
  /** The number of problems. */
  readonly wrong: number;
  readonly onList: () => void;
  readonly judging: boolean;
  /** Shown if there are no problems: "Can be begun". */
  readonly fine: string;
  /** What it waits for, where it is only begun and nothing is wrong yet. */
  readonly lack?: string | null;
  /** The document as saved in the library; `null` if it is not there. */
  readonly kept: Json | null;
  readonly isKept: boolean;
  readonly elsewhere: boolean;
  /** The last error. */
  readonly trouble: string | null | undefined;
}) {
  const { id, wrong, judging, fine, lack = null, kept, isKept, elsewhere, trouble } = props;
  const isHomeless = useHomeless((drafts) => drafts[id] === true) && !isKept;
  const Icon = lack !== null ? CircleDashed : judging ? LoaderCircle : Check;
  return (
    <div className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-center gap-x-2 text-small max-sm:basis-full">
      {wrong > 0 ? (
        <Button
          kind="quiet"
          className="px-2! text-small"
          icon={<TriangleAlert aria-hidden className="size-5 text-warn" />}
          onPress={props.onList}
        >
          {wrong === 1 ? 'One thing is wrong' : `${wrong} things are wrong`}
        </Button>
      ) : (
        <p role="status" className="flex items-center gap-2 text-faint">
          <Icon aria-hidden className={cx('size-5 shrink-0', Icon === Check && 'text-gain')} />
          {lack ?? (judging ? 'The rules look at it …' : isKept ? `${fine}, and is kept.` : `${fine}.`)}
        </p>
      )}
      {kept !== null && !isKept && !elsewhere && (
        <Button
          kind="quiet"
          icon={<RotateCcw aria-hidden className="size-5" />}
          onPress={() => documentDraft.discard(id, kept)}
          className="px-2! text-small"
        >
          Discard changes
        </Button>
      )}
      {isHomeless && !trouble && (
        <p role="alert" className="text-warn">
          The device has no room to remember this: keep it before you leave.
        </p>
      )}
      {trouble && (
        <p role="alert" className="text-harm">
          {trouble}
        </p>
      )}
    </div>
  );
}
