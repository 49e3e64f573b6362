import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../kit/Button.tsx';

/**
 * A button that opens a file picker. It accepts any file type: tablets do not know extensions such as `.dd2vtt` and
 * would grey them out.
 */
export function PickFile(props: {
  readonly children: string;
  /** The accessible name of the file input. */
  readonly label: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<FileUp aria-hidden className="size-5" />}
        onPress={() => input.current?.click()}
        refused={props.busy ? { because: 'A file is being read.' } : undefined}
      >
        {props.children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={props.label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) props.onFile(file);
        }}
      />
    </>
  );
}
