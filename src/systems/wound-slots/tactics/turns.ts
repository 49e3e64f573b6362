import type { Choice } from '../../../kernel/port.ts';
import { flankedBy } from '../combat/flanking.ts';
import { costs } from '../costs.ts';
import { apGains } from '../derived.ts';
import { judgeAble } from '../judge.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import { advance, approaches, outshot } from './approach.ts';
import { arm } from './arms.ts';
import { cares } from './care.ts';
import type { Deed } from './deeds.ts';
import { bestOf, deedsAt, isFarFighter, loadUp, rateOf, standingFoes } from './deeds.ts';
import type { Lay } from './ground.ts';
import { layOf } from './ground.ts';
import { guarding, inDanger } from './guard.ts';
import { holds } from './holds.ts';
import { bestIgnored } from './ignoring.ts';
import { breakAway } from './loose.ts';
import { giveGround, lieLow, takeCover } from './retreat.ts';
import { taste } from './taste.ts';

/**
 * What a sensible fighter does with a turn. Whatever could be done is counted in one coin (`promise.ts`) and compared
 * by what each AP brings; what is too dear today is worth waiting for, unless AP run over. With AP that are good for
 * nothing else it gets out of the way, behind its shield or behind a wall.
 */
export function sensibleTurn(fight: Fight, who: Combatant): readonly Choice[] {
  if (who.pinnedBy.length > 0) return who.ap >= costs.escape.ap ? [{ option: 'escape' }] : [];
  const against = standingFoes(fight, who);
  if (judgeAble(fight, who) !== null || against.length === 0) return [];
  const wishes: Choice[] = [...urgent(fight, who)];
  let around: Lay | null | undefined;
  const lay = (): Lay | null => {
    if (around === undefined) around = layOf(fight, who);
    return around;
  };
  const spill = overflow(fight, who) > 0;
  const blows = blowsOf(fight, who, against, lay);
  const guard = guarding(fight, who);
  const best = bestOf(blows);
  const least = (best ? rateOf(best) : 0) * (spill ? taste.eagerness : taste.patience);
  const open = [...blows, ...(guard ? [guard] : [])].filter(
    (deed) => deed.needs <= who.ap && rateOf(deed) >= least && deed.worth > 0,
  );
  open.sort((a, b) => rateOf(b) - rateOf(a));
  wishes.push(...open.map(({ choice }) => choice), ...mountsDeed(fight, who, against));
  if (open.some(({ choice }) => choice.option !== 'defend')) return wishes;
  return [...wishes, ...leftover(fight, who, against, lay, spill)];
}

/** AP are lost that are not spent before the next gains (SL-AP-3). */
function overflow(fight: Fight, who: Combatant): number {
  const { start, end, most } = apGains(who.sheet, fight.rulings);
  return who.ap + start + end - most;
}

/** What comes before everything else. */
function urgent(fight: Fight, who: Combatant): readonly Choice[] {
  const found: Choice[] = [];
  if (who.charge) found.push({ option: 'continue-charge' });
  if (who.sunk && who.ap >= costs.surface.ap) found.push({ option: 'surface' });
  if (who.riding && !who.riding.control && who.ap >= costs.calm.ap) found.push({ option: 'calm' });
  if (who.riding && !who.riding.control) found.push({ option: 'dismount' });
  const flanked = who.ignoring.length > 0 || flankedBy(fight, who) !== null;
  const ignored = flanked ? bestIgnored(fight, who) : null;
  if (ignored) found.push({ option: 'ignore', whom: [...ignored] });
  const bound = fight.effects.some(({ kind, on }) => kind === 'bound' && on === who.id);
  if (bound && who.ap >= costs.escape.ap && standingFoes(fight, who).length > 0)
    found.push({ option: 'escape' });
  const weapon = arm(fight, who);
  if (weapon) found.push(weapon);
  const { ap } = costs.posture;
  if (who.posture === 'prone' && who.ap >= 2 * ap && inDanger(fight, who))
    found.push({ option: 'posture', to: 'crouching' });
  if (who.posture === 'crouching' && who.ap >= ap) found.push({ option: 'posture', to: 'standing' });
  return found;
}

/** Blows and everything else that is as good as one; walks to them where nothing good can be done from here. */
function blowsOf(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  lay: () => Lay | null,
): readonly Deed[] {
  const here = deedsAt(fight, who, against);
  const around = here.length === 0 || !isFarFighter(fight, who) ? lay() : null;
  return [
    ...here,
    ...(around ? approaches(around, against) : []),
    ...holds(fight, who, against),
    ...cares(fight, who, lay),
    ...breakAway(fight, who, here, lay),
  ];
}

/** SL-MNT-2: what a mount under command does with AP of its own. */
function mountsDeed(fight: Fight, who: Combatant, against: readonly Combatant[]): readonly Choice[] {
  const mount = who.riding?.control ? one(fight, who.riding.mount) : null;
  if (!mount || !conscious(mount) || mount.sheet.traits.trained !== true) return [];
  const deed = bestOf(deedsAt(fight, mount, against), mount.ap);
  return deed ? [{ ...deed.choice, by: mount.id }] : [];
}

/** With AP that no blow is to be had for. */
function leftover(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  lay: () => Lay | null,
  spill: boolean,
): readonly Choice[] {
  const found: Choice[] = [];
  const load = loadUp(fight, who);
  if (load) found.push(load);
  const idle = deedsAt(fight, who, against).length === 0;
  const around = idle || who.ap > 0 ? lay() : null;
  if (around && idle && (spill || fight.round > 8 || outshot(fight, who)))
    found.push(...advance(around, against));
  const away = [
    lieLow(fight, who),
    around && giveGround(around, against, who.ap),
    around && isFarFighter(fight, who) ? takeCover(around, against, who.ap) : null,
  ];
  const best = bestOf(away.filter((deed): deed is Deed => deed !== null));
  if (best) found.push(best.choice);
  if (spill && who.ap >= costs['seize-initiative'].ap) found.push({ option: 'seize-initiative' });
  return found;
}
