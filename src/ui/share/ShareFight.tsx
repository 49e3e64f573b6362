import { exportFight } from '../../store/library.ts';
import { ShareDialog } from './ShareDialog.tsx';

/** Shares a fight with everything that has happened in it. */
export const ShareFight = ({
  fight,
  onClose,
}: {
  readonly fight: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) => (
  <ShareDialog
    name={fight.name}
    about="Whoever gets it can play on from here, and sees everything of it."
    file={() => exportFight(fight.id)}
    onClose={onClose}
  />
);
