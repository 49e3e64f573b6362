import { Bookmark } from 'lucide-react';
import { Button } from '../kit/Button.tsx';

/**
 * Saves what is being edited; disabled if nothing has changed or another tab is writing it. `primary`: styled as the
 * main action.
 */
export function KeepButton(props: {
  readonly onKeep: () => Promise<void>;
  readonly isKept: boolean;
  readonly elsewhere: boolean;
  readonly primary?: boolean;
}) {
  const { primary = false } = props;
  return (
    <Button
      kind={primary ? 'primary' : 'normal'}
      icon={<Bookmark aria-hidden className={primary ? 'size-5' : 'size-5 max-sm:hidden'} />}
      onPress={() => void props.onKeep()}
      refused={
        props.isKept
          ? { because: 'Everything is kept.' }
          : props.elsewhere
            ? { because: 'Another tab writes it, and keeps it there.' }
            : undefined
      }
      {...(primary && { className: 'max-sm:flex-1' })}
    >
      Keep
    </Button>
  );
}
