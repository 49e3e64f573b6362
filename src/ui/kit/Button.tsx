import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { ClauseLink } from './ClauseLink.tsx';
import { cx } from './cx.ts';
import { finger } from './finger.ts';
import type { PopoverHandle } from './Popover.tsx';
import { Popover } from './Popover.tsx';

type ButtonKind = 'primary' | 'normal' | 'quiet' | 'danger';
type ButtonSize = 'min' | 'normal' | 'large' | 'largest';

/** Why something is not possible: a `Refusal` of the rules, or a sentence of the screen. */
export interface WhyNot {
  readonly because: string;
  readonly clause?: string;
}

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /** Shown greyed but still focusable; a tap shows the reason instead of pressing it. */
  readonly refused?: WhyNot | undefined;
  readonly label?: string;
  /** For toggle buttons. */
  readonly pressed?: boolean;
  readonly wide?: boolean;
  readonly shortcut?: string;
  readonly className?: string;
  readonly testId?: string;
  /** Whether a finger presses it as soon as it is lifted, instead of at the later emulated click. */
  readonly quick?: boolean;
}

const kinds: { readonly [kind in ButtonKind]: string } = {
  primary: 'bg-accent text-on-accent font-semibold shadow-card',
  normal: 'bg-raised text-ink border border-line font-medium',
  quiet: 'text-ink font-medium hover:bg-raised',
  danger: 'border border-harm text-harm font-semibold',
};

const sizes: { readonly [size in ButtonSize]: string } = {
  min: 'min-h-touch-min px-3 text-small',
  normal: 'min-h-touch px-4 text-body',
  large: 'min-h-touch-lg px-5 text-body',
  largest: 'min-h-touch-xl px-6 text-body',
};

/**
 * Style of pressable elements. The pressed state is a tint instead of a scale, because a transform would rebuild all
 * layers of the page, twice per tap.
 */
export const pressable =
  'rounded-control transition-[filter] duration-100 select-none enabled:active:shadow-[inset_0_0_0_4rem_color-mix(in_srgb,currentColor_16%,transparent)]! hover:brightness-110 light:hover:brightness-[.97]';

/** The standard button. */
export function Button(props: ButtonProps) {
  const { children, onPress, kind = 'normal', size = 'normal', icon, refused, label, pressed, wide } = props;
  const why = useRef<PopoverHandle>(null);
  const whyId = useId();
  const press = (button: HTMLElement): void => (refused ? why.current?.open(button) : onPress());
  return (
    <>
      <button
        type="button"
        onClick={(event) => press(event.currentTarget)}
        onTouchEnd={props.quick ? finger(press) : undefined}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={refused ? true : undefined}
        aria-describedby={refused ? whyId : undefined}
        aria-keyshortcuts={props.shortcut}
        data-testid={props.testId}
        className={cx(
          'inline-flex items-center justify-center gap-2 text-center [&>svg]:shrink-0',
          pressable,
          kinds[kind],
          sizes[size],
          wide && 'w-full',
          pressed && 'ring-2 ring-accent',
          refused && 'border border-dashed border-edge !bg-transparent !text-faint !shadow-none',
          props.className,
        )}
      >
        {icon}
        <span className="min-w-0">{children}</span>
      </button>
      {refused && <Reason handle={why} id={whyId} why={refused} />}
    </>
  );
}

/** The popover with the reason of a refusal. Its text is available to screen readers before it is opened. */
export function Reason({
  handle,
  id,
  why,
}: {
  readonly handle: React.Ref<PopoverHandle>;
  readonly id: string;
  readonly why: WhyNot;
}) {
  return (
    <>
      <span id={id} hidden>
        Not now: {why.because}
      </span>
      <Popover ref={handle} label="Why not">
        <p className="flex items-start gap-2 text-small">
          <Ban aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span>
            {why.because} {why.clause && <ClauseLink clause={why.clause} />}
          </span>
        </p>
      </Popover>
    </>
  );
}
