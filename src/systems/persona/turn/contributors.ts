import type { Id, Json } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { inInitiativeOrder } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, one, suffers } from '../state.ts';

/** Who can take part in an All-Out Attack, and when there can be one (PE-AOA-1, PE-AOA-2). */

/** Enemies that are still in the fight. */
export const enemiesOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  fight.listing.map((id) => one(fight, id)).filter((other) => foes(who, other) && conscious(other));

/** Whoever flees, rages or obeys another does not do as it likes. */
function judgeWill(who: Combatant): Refusal | null {
  const robbed = who.fleeing ? 'panicked' : robbing.find((ailment) => suffers(who, ailment));
  if (robbed === undefined) return null;
  const { name, clause } = ailmentKinds[robbed];
  return refuse('ailment', `${who.sheet.name} is ${name}`, clause);
}

const robbing = ['enraged', 'brainwashed'] as const;

/** PE-R80: conscious, with a will of its own and able to act; wherever it stands. */
const isAble = (who: Combatant): boolean =>
  judgeAble(who) === null && !who.surprised && judgeWill(who) === null;

/** The allies who could join, in the order of initiative. */
export const partners = (fight: Fight, who: Combatant): readonly Combatant[] =>
  inInitiativeOrder(
    fight,
    fight.listing
      .map((id) => one(fight, id))
      .filter((other) => other !== who && !foes(who, other) && isAble(other)),
  );

/** PE-AOA-1, PE-AOA-2: why this One More cannot become an All-Out Attack. */
export function judgeAllOut(fight: Fight, who: Combatant): Refusal | null {
  const enemies = enemiesOf(fight, who);
  const upright = enemies.find((other) => !suffers(other, 'staggered'));
  if (enemies.length === 0 || upright) {
    const because = upright ? `${upright.sheet.name} is not Staggered` : 'there is no enemy left';
    return refuse('notAllStaggered', because, 'PE-AOA-1');
  }
  const unable = judgeAble(who) ?? judgeWill(who);
  if (unable) return unable;
  if (partners(fight, who).length > 0) return null;
  return refuse('tooFewContributors', 'an All-Out Attack takes at least two', 'PE-AOA-2');
}

/** The allies that the initiator names (PE-R80, `initiatorChooses`); none where everybody is asked. */
export function readPartners(fight: Fight, who: Combatant, given: Json | undefined): readonly Id[] | Refusal {
  if (fight.rulings.allOutContributors === 'ableAllies') return [];
  const able = partners(fight, who).map(({ id }) => id);
  const named = Array.isArray(given) ? able.filter((id) => given.includes(id)) : [];
  if (Array.isArray(given) && given.length > 0 && named.length === given.length) return named;
  return refuse('tooFewContributors', 'at least one ally who is able must be named', 'PE-AOA-2', 'with');
}
