import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Json } from '../../kernel/json.ts';
import { encounterFile } from '../../store/written.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';

/** A button that shares an encounter in its current state. */
export function ShareEncounter({ name, document }: { readonly name: string; readonly document: Json }) {
  const [shares, setShares] = useState(false);
  return (
    <>
      <IconButton
        label="Share this encounter"
        icon={<Share2 aria-hidden className="size-5" />}
        onPress={() => setShares(true)}
      />
      {shares && (
        <ShareDialog
          name={name}
          about="Whoever gets it can begin this fight, or go on writing it."
          file={async () => encounterFile(name, document)}
          onClose={() => setShares(false)}
        />
      )}
    </>
  );
}
