import { Ban, Ellipsis, Info, MousePointerClick } from 'lucide-react';
import { ClauseLink } from '../kit/ClauseLink.tsx';
import { IconButton } from '../kit/IconButton.tsx';

/** A message of the map: what it asks for, why it refuses, or what it tells. */
export interface Hint {
  readonly tone: 'ask' | 'refuse' | 'tell';
  readonly text: string;
  readonly clause?: string | undefined;
}

const icons = { ask: MousePointerClick, refuse: Ban, tell: Info };

/**
 * A status line above the map, so that it covers no cells. Without a hint it describes the selected combatant
 * (`usual`). Beside it is the button for the menu.
 */
export function MapHint(props: {
  readonly hint: Hint | null;
  readonly usual: string;
  readonly onMenu: (button: HTMLElement) => void;
}) {
  const { hint } = props;
  const Icon = hint ? icons[hint.tone] : null;
  return (
    <div className="flex h-[max(2.75rem,44px)] shrink-0 items-center gap-2 border-b border-line bg-panel pl-3 text-small">
      <p role="status" className="flex min-w-0 items-center gap-2">
        {hint && Icon && (
          <>
            <Icon
              aria-hidden
              className={hint.tone === 'refuse' ? 'size-4 shrink-0 text-warn' : 'size-4 shrink-0 text-faint'}
            />
            <span className="line-clamp-2 leading-tight">{hint.text}</span>
            {/* Beside the clipped words, which would cut off the area in which a finger hits it. */}
            {hint.clause && <ClauseLink clause={hint.clause} />}
          </>
        )}
      </p>
      <p className="min-w-0 flex-1 truncate text-faint">{!hint && props.usual}</p>
      <IconButton
        size="min"
        label="More for whoever is picked"
        icon={<Ellipsis aria-hidden className="size-5" />}
        onPress={props.onMenu}
      />
    </div>
  );
}
