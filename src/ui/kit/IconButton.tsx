import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import type { WhyNot } from './Button.tsx';
import { pressable, Reason } from './Button.tsx';
import { cx } from './cx.ts';
import { finger } from './finger.ts';
import type { PopoverHandle } from './Popover.tsx';

/** A button with only an icon; `label` is its accessible name. */
export function IconButton(props: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: (button: HTMLButtonElement) => void;
  readonly kind?: 'normal' | 'quiet' | 'float';
  readonly size?: 'min' | 'normal' | 'large';
  readonly pressed?: boolean;
  readonly refused?: WhyNot | undefined;
  readonly className?: string;
  readonly testId?: string;
  /** See `Button`. */
  readonly quick?: boolean;
}) {
  const { label, icon, onPress, kind = 'quiet', size = 'normal', pressed, refused } = props;
  const why = useRef<PopoverHandle>(null);
  const whyId = useId();
  const press = (button: HTMLButtonElement): void => (refused ? why.current?.open(button) : onPress(button));
  return (
    <>
      <button
        type="button"
        title={label}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={refused ? true : undefined}
        aria-describedby={refused ? whyId : undefined}
        data-testid={props.testId}
        onClick={(event) => press(event.currentTarget)}
        onTouchEnd={props.quick ? finger(press) : undefined}
        className={cx(
          'inline-grid shrink-0 place-content-center',
          pressable,
          size === 'min' ? 'size-touch-min' : size === 'large' ? 'size-touch-lg' : 'size-touch',
          kind === 'normal' && 'border border-line bg-raised',
          kind === 'float' && 'border border-line bg-panel shadow-card',
          kind === 'quiet' && 'hover:bg-raised',
          pressed && 'bg-raised text-accent ring-2 ring-accent',
          refused && 'opacity-60',
          props.className,
        )}
      >
        {icon}
      </button>
      {refused && <Reason handle={why} id={whyId} why={refused} />}
    </>
  );
}
