import { useTable } from '../../store/table.ts';
import { useHand } from '../../ui/hand/hand.ts';
import { LiveRegion } from '../../ui/kit/LiveRegion.tsx';

/** Says results and the next question to those who do not see them. */
export function Announcer() {
  const lines = useTable((state) => state.lines);
  const question = useTable((state) => state.prompt?.question ?? '');
  const since = useHand((state) => state.since);
  const fresh =
    since === 0 ? [] : lines.filter((line) => line.id > since && !line.undone && line.level !== 'detail');
  const said = fresh.slice(-4).map((line) => line.text);
  return <LiveRegion text={[...said, question].join(' ')} />;
}
