import { useTable } from '../../store/table.ts';
import { useHand } from '../../ui/hand/hand.ts';
import { LiveRegion } from '../../ui/kit/LiveRegion.tsx';
import { announced } from './announced.ts';

/** Says results and the next question to those who do not see them. */
export function Announcer() {
  const lines = useTable((state) => state.lines);
  const question = useTable((state) => state.prompt?.question ?? '');
  const since = useHand((state) => state.since);
  return <LiveRegion text={[...announced(lines, since), question].join(' ')} />;
}
