import { exportFight } from '../../store/library.ts';
import { ShareDialog } from './ShareDialog.tsx';

/** Hands on a fight as it stands, everything that happened in it included. */
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
