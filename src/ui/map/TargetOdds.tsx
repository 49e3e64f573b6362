import type { Choice } from '../../kernel/port.ts';
import type { Draft } from '../../store/draft.ts';
import { choiceOf, withField } from '../../store/draft.ts';
import { useDraft } from '../hand/hand.ts';
import { useLook } from '../odds/useOdds.ts';
import { span, success } from '../odds/words.ts';
import type { OnMap } from './legal.ts';
import type { TokenBase } from './tokens.ts';

/** While the map waits for a target: how likely it is with each, above its token. */
export function TargetOdds({ on, tokens }: { readonly on: OnMap; readonly tokens: readonly TokenBase[] }) {
  const draft = useDraft();
  const { target } = on;
  if (!draft || !target || target.many || on.asks !== 'target') return null;
  return tokens.map((token) => {
    const pick = target.picks.get(token.id);
    if (!pick || pick.refused) return null;
    return <Figure key={token.id} token={token} choice={choiceAt(draft, target.field, token.id)} />;
  });
}

const choiceAt = (draft: Draft, field: string, id: string): Choice | null =>
  choiceOf(withField(draft, field, id));

function Figure({ token, choice }: { readonly token: TokenBase; readonly choice: Choice | null }) {
  const { reply } = useLook(choice);
  const chance = reply && success(reply);
  if (!chance) return null;
  return (
    <g className="wt-flag" style={{ transform: `translate(${token.x}px, ${token.y - token.reach - 6}px)` }}>
      <text textAnchor="middle" fontWeight={700}>
        {span([chance])}
      </text>
    </g>
  );
}
