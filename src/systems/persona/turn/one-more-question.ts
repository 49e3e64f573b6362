import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { greyed } from '../actions/action.ts';
import { mayFightDespair } from '../actions/pull-together.ts';
import { judgeMobile } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';
import { judgePassing, judgeReceiver, linkRank, passedAdvantages } from './baton.ts';
import { judgeAllOut, partners, readPartners } from './contributors.ts';

/** The use of a One More: acting, Baton Pass, All-Out Attack, or declining it (PE-ONE-4, PE-ONE-7). */
type OneMoreChoice =
  | { readonly option: 'act' | 'decline' }
  | { readonly option: 'baton'; readonly to: Id }
  /** `with`: the allies named by the initiator with PE-R80 `initiatorChooses`, otherwise empty. */
  | { readonly option: 'all-out'; readonly with: readonly Id[] };

const clause = 'PE-ONE-4';

export const oneMoreQuestion = (fight: Fight, id: Id): Question<OneMoreChoice> => ({
  id: 'one-more',
  clause,
  for: id,
  about: { chain: [...(fight.bonus?.chain ?? [])], advantages: fight.bonus?.advantages ?? 0 },
  options: () => options(fight, one(fight, id)),
  read: (choice) => read(fight, one(fight, id), choice),
});

function options(fight: Fight, who: Combatant): readonly Option[] {
  const picks = receivers(fight, who);
  const named = fight.rulings.allOutContributors === 'initiatorChooses' ? partners(fight, who) : [];
  return [
    {
      id: 'act',
      label: 'Act once more',
      clause,
      group: 'reaction',
      note: 'one Move or one Action',
      ...greyed(judgeActing(fight, who)),
    },
    {
      id: 'baton',
      label: 'Baton Pass',
      clause: 'PE-BAT-1',
      group: 'reaction',
      note: 'an ally acts instead, with Advantages',
      ...(picks.length > 0 ? { needs: { to: { kind: 'one', label: 'To whom', oneOf: picks } } } : {}),
      ...greyed(judgePassing(fight, who) ?? nobodyToPassTo(who, picks)),
    },
    {
      id: 'all-out',
      label: 'All-Out Attack',
      named: true,
      clause: 'PE-AOA-1',
      group: 'reaction',
      note: 'wounds every enemy, nobody evades',
      ...(named.length > 0
        ? {
            needs: {
              with: {
                kind: 'some',
                label: 'Together with',
                oneOf: named.map((ally) => ({ id: ally.id, label: ally.sheet.name })),
                min: 1,
                max: named.length,
              },
            },
          }
        : {}),
      ...greyed(judgeAllOut(fight, who)),
    },
    { id: 'decline', label: 'Do without', clause, group: 'reaction' },
  ];
}

/** PE-ONE-4, PE-AIL-17: why the One More can be used for neither Move nor Action; `null` if it can. */
const judgeActing = (fight: Fight, who: Combatant): Refusal | null =>
  mayFightDespair(who) ? null : judgeMobile(fight, who);

/** The allies as picks; those that cannot receive are refused. */
function receivers(fight: Fight, who: Combatant): readonly PickValue[] {
  const found: PickValue[] = [];
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other === who || foes(who, other) || !present(other)) continue;
    const rank = linkRank(who, other);
    found.push({
      id,
      label: other.sheet.name,
      ...(rank > 0 ? { note: `rank ${rank}: +${passedAdvantages(rank)}` } : {}),
      ...greyed(judgeReceiver(fight, who, other)),
    });
  }
  return found;
}

/** The combatants that can receive this One More. */
export const receiversOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  judgePassing(fight, who) === null
    ? fight.listing.map((id) => one(fight, id)).filter((other) => judgeReceiver(fight, who, other) === null)
    : [];

function nobodyToPassTo(who: Combatant, picks: readonly PickValue[]): Refusal | null {
  if (picks.some((pick) => !pick.refused)) return null;
  return picks[0]?.refused ?? refuse('noAlly', `${who.sheet.name} has no ally here`, 'PE-BAT-1');
}

function read(fight: Fight, who: Combatant, choice: Choice): OneMoreChoice | Refusal {
  switch (choice.option) {
    case 'decline':
      return { option: 'decline' };
    case 'act':
      return judgeActing(fight, who) ?? { option: 'act' };
    case 'baton':
      return readPass(fight, who, choice);
    case 'all-out': {
      const refused = judgeAllOut(fight, who);
      if (refused) return refused;
      const named = readPartners(fight, who, choice.with);
      return 'because' in named ? named : { option: 'all-out', with: named };
    }
    default:
      return refuse('noSuchThing', 'the answer is act, baton, all-out or decline', clause, 'option');
  }
}

function readPass(fight: Fight, who: Combatant, choice: Choice): OneMoreChoice | Refusal {
  const refused = judgePassing(fight, who) ?? nobodyToPassTo(who, receivers(fight, who));
  if (refused) return refused;
  const to = readWho(fight, choice.to, 'to', 'PE-BAT-1');
  if (!isCombatant(to)) return to;
  const unfit = judgeReceiver(fight, who, to);
  return unfit !== null && isRefusal(unfit) ? unfit : { option: 'baton', to: to.id };
}
