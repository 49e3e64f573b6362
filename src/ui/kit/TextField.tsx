import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';

/**
 * A text field that commits on blur and on Enter, not with each letter. It also commits when it is unmounted and when
 * the page is hidden or left.
 */
export function TextField(props: {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly onCommit: (value: string) => void;
  /** Whether it has several lines. */
  readonly long?: boolean;
  /** Whether it may be left empty, as one of several lines may. Otherwise an emptied field gets its text back. */
  readonly mayBeEmpty?: boolean;
}) {
  const { label, value, longest, onCommit, long = false, mayBeEmpty = long } = props;
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const commit = (): void => {
    const said = text.trim();
    if (said === '' && !mayBeEmpty) setText(value);
    else if (said !== value) onCommit(said);
  };
  const leave = useEffectEvent(commit);
  useLayoutEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);
  const id = useId();
  const shared = {
    id,
    value: text,
    maxLength: longest,
    onBlur: commit,
    className: 'wt-field py-2',
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="wt-eyebrow">
        {label}
      </label>
      {long ? (
        <textarea {...shared} rows={4} onChange={(event) => setText(event.target.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
    </div>
  );
}
