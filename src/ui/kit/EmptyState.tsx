import type { ReactNode } from 'react';

/** A placeholder for missing content: a picture, a sentence, and what to do about it. */
export function EmptyState(props: {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-10 text-center">
      {props.icon && (
        <div aria-hidden className="grid size-16 place-content-center rounded-full bg-raised text-faint">
          {props.icon}
        </div>
      )}
      <p className="text-body font-semibold">{props.title}</p>
      {props.children && <div className="max-w-[40ch] text-small text-faint">{props.children}</div>}
      {props.action}
    </div>
  );
}
