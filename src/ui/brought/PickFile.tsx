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
  /** Whether several may be picked at once. */
  readonly several?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
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
        multiple={props.several === true}
        hidden
        aria-label={props.label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
    </>
  );
}
