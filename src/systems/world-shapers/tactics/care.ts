import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { canUseOn, suits } from '../abilities/aim.ts';
import { stepsOf, upcastChoices } from '../abilities/upcast.ts';
import { putOut } from '../actions/end-status.ts';
import { stabilize } from '../actions/stabilize.ts';
import { useItem } from '../actions/use-item.ts';
import { bleedingLoss } from '../body/bleeding.ts';
import { deathAt } from '../body/death.ts';
import { basicCosts } from '../costs.ts';
import { statusEffects, suffers } from '../effects/effects.ts';
import { belongings } from '../judge.ts';
import { basicMovement } from '../numbers.ts';
import { adjacent, distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isDown } from '../state.ts';
import { statuses } from '../status/catalogue.ts';
import { danger } from './danger.ts';
import type { Deed } from './deeds.ts';
import type { Lay } from './ground.ts';
import { spotNear, walkTo } from './ground.ts';
import { perPoint } from './harm.ts';
import { helps, helpWorth, meanOf, mendWorth } from './help.ts';
import { friendsOf, knownFoes, sideOf, standingFoes } from './people.ts';
import { taste } from './taste.ts';

/** Deeds for friends and oneself: healing, wards, Buffs, putting out flames, stabilizing. */

/** Helpful Abilities, used from here or after a short walk. */
function helpDeeds(fight: Fight, who: Combatant, most: number, lay: () => Lay | null): readonly Deed[] {
  const found: Deed[] = [];
  for (const ability of who.sheet.abilities) {
    const { ap = 0, wp } = ability.cost;
    if (!helps(ability) || ap > most || wp > who.wp) continue;
    const enemy = ability.does.deed === 'buff' && ability.does.on === 'enemy';
    const side = enemy ? knownFoes(fight, who) : sideOf(fight, who);
    const whom = side.filter((target) => suits(who, ability, target));
    const steps = fight.rulings.upcastDeclared === 'ask' ? [0] : upcastChoices(who, ability.upcast, wp);
    for (const target of whom) {
      let way: Way | null | undefined;
      for (const upcast of steps) {
        const worth =
          helpWorth(fight, ability, stepsOf(ability.upcast, upcast), target) - taste.wp * (wp + upcast);
        if (worth <= 0) continue;
        if (way === undefined)
          way = canUseOn(fight, who, ability, target) ? here : wayTo(lay(), target, ability.range, most - ap);
        if (way === null) break;
        const choice = {
          option: `ability-${ability.id}`,
          target: target.id,
          ...(upcast > 0 ? { upcast } : {}),
        };
        found.push({ choice: way.walk ?? choice, ap: ap + way.ap, worth, out: 0, once: true });
      }
    }
  }
  return found;
}

/** What must be done before helping: nothing, or a walk. */
interface Way {
  readonly walk: Choice | null;
  readonly ap: number;
}

const here: Way = { walk: null, ap: 0 };

/** A walk to within range that `most` AP allow; `null` if there is none. */
function wayTo(lay: Lay | null, target: Combatant, range: number, most: number): Way | null {
  if (!lay) return null;
  const { fight, who } = lay;
  const metres = Math.min(lay.most, who.movement.left + most * basicMovement(fight, who));
  if (distanceBetween(fight, who, target) > metres + range) return null;
  const spot = spotNear(lay, target, range, metres);
  if (!spot || spot.metres === 0) return null;
  const walk = walkTo(lay, spot.cell);
  return walk && { walk, ap: spot.ap };
}

/** Using items (WS-BAS-16). */
function itemDeeds(fight: Fight, who: Combatant, most: number): readonly Deed[] {
  const ap = basicCosts['use-item'];
  if (ap > most) return [];
  const found: Deed[] = [];
  for (const item of belongings(who)) {
    const { thing } = item;
    const does = thing.kind === 'object' ? thing.object.does : undefined;
    if (does === undefined || does.effect === 'other') continue;
    const whom =
      does.effect === 'wp' ? [who] : sideOf(fight, who).filter((friend) => adjacent(fight, who, friend));
    for (const target of whom) {
      const worth =
        does.effect === 'wp'
          ? Math.min(does.points, target.sheet.wp - target.wp) * taste.wp * (target.wp < 2 ? 2 : 0.5)
          : mendWorth(fight, target, meanOf(does.amount));
      const choice = { option: 'use-item', item: item.id, target: target.id };
      if (worth > 0.05 && !isRefusal(useItem.read(fight, who, choice)))
        found.push({ choice, ap, worth, out: 0, once: true });
    }
  }
  return found;
}

/**
 * WS-BAS-9: stabilizing those who would soon bleed to death; for player characters also after a walk. Others who are
 * Down are left to themselves until no enemy stands: the turn would win nothing.
 */
function rescues(fight: Fight, who: Combatant, most: number, lay: () => Lay | null): readonly Deed[] {
  const ap = basicCosts.stabilize;
  if (ap > most) return [];
  const found: Deed[] = [];
  const calm = standingFoes(fight, who).length === 0;
  for (const friend of sideOf(fight, who)) {
    if (!suffers(fight, friend, 'bleeding')) continue;
    if (!calm && !friend.player && isDown(friend)) continue;
    const death = deathAt(fight, friend);
    const soon = death !== null && friend.vitality - 3 * bleedingLoss(fight, friend) <= death;
    const worth = soon || !isDown(friend) ? 0.4 : 0.02;
    const choice = { option: 'stabilize', target: friend.id };
    if (adjacent(fight, who, friend)) {
      if (isRefusal(stabilize.read(fight, who, choice))) continue;
      found.push({ choice, ap, worth, out: 0, once: true });
      continue;
    }
    const way = soon && friend.player ? wayTo(lay(), friend, 1, most - ap) : null;
    if (way?.walk) found.push({ choice: way.walk, ap: ap + way.ap, worth, out: 0, once: true });
  }
  return found;
}

/** The Vitality that Burning is expected to cost before it ends otherwise. */
const burnLoss = 6;

/** WS-STA-6: putting out flames, on oneself or a friend within 1 m. */
function flames(fight: Fight, who: Combatant, most: number): readonly Deed[] {
  const ap = statuses.burning.endsFor ?? 0;
  if (ap > most) return [];
  const found: Deed[] = [];
  for (const friend of [who, ...friendsOf(fight, who)]) {
    if (!statusEffects(friend).some(({ status }) => status === 'burning')) continue;
    if (friend !== who && !adjacent(fight, who, friend)) continue;
    const worth = burnLoss * perPoint(fight, friend) * danger(fight, friend);
    const choice = { option: 'put-out', target: friend.id };
    if (!isRefusal(putOut.read(fight, who, choice))) found.push({ choice, ap, worth, out: 0, once: true });
  }
  return found;
}

export const cares = (fight: Fight, who: Combatant, most: number, lay: () => Lay | null): readonly Deed[] => [
  ...helpDeeds(fight, who, most, lay),
  ...itemDeeds(fight, who, most),
  ...rescues(fight, who, most, lay),
  ...flames(fight, who, most),
];
