import type { Id, Json } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { inInitiativeOrder } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, foes, one, suffers } from '../state.ts';

/** Who can contribute to an All-Out Attack, and when one is possible (PE-AOA-1, PE-AOA-2). */

/** The conscious enemies. */
export const enemiesOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  fight.listing.map((id) => one(fight, id)).filter((other) => foes(who, other) && conscious(other));

/** Refuses a combatant that must flee, is Enraged or Brainwashed. */
function judgeWill(who: Combatant): Refusal | null {
  const robbed = who.fleeing ? 'panicked' : robbing.find((ailment) => suffers(who, ailment));
  if (robbed === undefined) return null;
  const { name, clause } = ailmentKinds[robbed];
  return refuse('ailment', `${who.sheet.name} is ${name}`, clause);
}

const robbing = ['enraged', 'brainwashed'] as const;

/** PE-R80: whether the combatant can contribute: conscious, able to act, in control of itself, at any distance. */
const isAble = (who: Combatant): boolean =>
  judgeAble(who) === null && !who.surprised && judgeWill(who) === null;

/** The allies that could join, by initiative. */
export const partners = (fight: Fight, who: Combatant): readonly Combatant[] =>
  inInitiativeOrder(
    fight,
    fight.listing
      .map((id) => one(fight, id))
      .filter((other) => other !== who && !foes(who, other) && isAble(other)),
  );

/** PE-AOA-1, PE-AOA-2: why this One More cannot become an All-Out Attack; `null` if it can. */
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

/** PE-R80, `initiatorChooses`: reads the allies that the initiator names; empty where everyone is asked instead. */
export function readPartners(fight: Fight, who: Combatant, given: Json | undefined): readonly Id[] | Refusal {
  if (fight.rulings.allOutContributors === 'ableAllies') return [];
  const able = partners(fight, who).map(({ id }) => id);
  const named = Array.isArray(given) ? able.filter((id) => given.includes(id)) : [];
  if (Array.isArray(given) && given.length > 0 && named.length === given.length) return named;
  return refuse('tooFewContributors', 'at least one ally who is able must be named', 'PE-AOA-2', 'with');
}
