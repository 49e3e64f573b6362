import type { LoreRef } from '../../kernel/lore.ts';
import { ruleKind, rulingKind, session } from '../../store/session.ts';
import { cx } from './cx.ts';

/** The id of a rule; a tap opens its text. */
export function ClauseLink({ clause, className }: { readonly clause: string; readonly className?: string }) {
  if (clause === '') return null;
  return (
    <LookLink to={{ kind: ruleKind, id: clause }} label={`Rule ${clause}`} className={className}>
      {clause}
    </LookLink>
  );
}

/** The id of a ruling that mattered here; a tap opens its question with what is played. */
export function RulingLink({ ruling, className }: { readonly ruling: string; readonly className?: string }) {
  return (
    <LookLink to={{ kind: rulingKind, id: ruling }} className={className}>
      Ruling {ruling}
    </LookLink>
  );
}

function LookLink(props: {
  readonly to: LoreRef;
  readonly children: React.ReactNode;
  readonly label?: string;
  readonly className: string | undefined;
}) {
  return (
    <button
      type="button"
      onClick={(event) => {
        event.stopPropagation();
        session.lookUp(props.to);
      }}
      aria-label={props.label}
      className={cx(
        'relative z-1 inline-flex min-h-6 shrink-0 items-center rounded whitespace-nowrap px-1 align-baseline text-fine font-medium text-faint underline decoration-dotted underline-offset-4',
        'after:absolute after:-inset-x-1 after:inset-y-[calc((100%-44px)/2)] hover:text-ink',
        props.className,
      )}
    >
      {props.children}
    </button>
  );
}
