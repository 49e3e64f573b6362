import type { Need, PickValue } from '../../../kernel/port.ts';
import { upcastChoices, upcastNeed } from '../abilities/upcast.ts';
import type { Needs } from '../actions/action.ts';
import { yesNo } from '../actions/yes-no.ts';
import { refuse } from '../refusal.ts';
import type { Rider } from '../riders.ts';
import type { Combatant, Fight } from '../state.ts';
import { judgeMeans, weaponMeansOf } from './means.ts';
import { withNeed } from './offer.ts';
import { noManeuver, upcastField } from './said.ts';
import { reachOfMap } from './squares.ts';

/** Further fields of an attack: Maneuvers, non-lethal damage, missing on purpose. */
export function saidNeeds(fight: Fight, who: Combatant): Needs {
  const { rulings } = fight;
  const holy = [...weaponMeansOf(who).map(({ weapon }) => weapon), ...who.sheet.maneuvers].some(
    ({ damage }) => damage.some(({ type }) => type === 'holy'),
  );
  return {
    ...maneuverNeeds(fight, who),
    ...(rulings.nonLethalTiming === 'withAttack' ? { nonLethal: yesNo('Not to kill', false) } : {}),
    ...(rulings.deliberateMiss === 'afterRoll' ? {} : { miss: yesNo('Miss on purpose', false) }),
    ...(holy ? { holyLethal: yesNo('Let Holy damage kill', false) } : {}),
    ...mergeNeeds(fight, who),
  };
}

/** WS-MOV-5: asked where the attack may push its target away: by its weapon, or by the Maneuver that is chosen. */
function mergeNeeds({ rulings }: Fight, who: Combatant): Needs {
  if (rulings.collisionMerge !== true) return {};
  const pushes = (rider: Rider | undefined): boolean => rider?.moves?.how === 'away';
  const merge = yesNo('Collision is part of it', true);
  if (weaponMeansOf(who).some(({ weapon }) => pushes(weapon.onHit))) return { merge };
  const pushing = who.sheet.maneuvers.filter(({ rider }) => pushes(rider)).map(({ id }) => id);
  if (pushing.length === 0) return {};
  const when = rulings.maneuversPerAttack === 'unlimited' ? {} : { when: { maneuver: pushing } };
  return { merge: { ...merge, ...when } };
}

/** The fields for Maneuvers (WS-ABL-3, WS-R80, WS-R79). */
function maneuverNeeds(fight: Fight, who: Combatant): Needs {
  const { maneuvers } = who.sheet;
  if (maneuvers.length === 0) return {};
  const oneOf = maneuvers.map(({ id, name, wp }): PickValue => {
    const pick = { id, label: name, note: `${wp} WP` };
    if (who.wp >= wp) return pick;
    const because = `This needs ${wp} WP, ${who.sheet.name} has ${who.wp} left`;
    return { ...pick, refused: refuse('noWp', because, 'WS-ABL-1', 'maneuver') };
  });
  if (fight.rulings.maneuversPerAttack === 'unlimited') {
    const most = maneuvers.length;
    return {
      maneuvers: { kind: 'some', label: 'Maneuvers', oneOf, min: 0, max: most },
      ...eachUpcastNeeds(fight, who),
    };
  }
  return {
    maneuver: {
      kind: 'one',
      label: 'Maneuver',
      oneOf: [{ id: noManeuver, label: 'None' }, ...oneOf],
      default: noManeuver,
      weighty: true,
    },
    ...upcastNeeds(fight, who),
  };
}

/** WS-R80 `unlimited`: a field for each Maneuver that can be upcast; ignored unless that Maneuver is chosen. */
function eachUpcastNeeds({ rulings }: Fight, who: Combatant): Needs {
  const needs: { [field: string]: Need } = {};
  for (const maneuver of who.sheet.maneuvers) {
    const { upcast } = upcastNeed(rulings, who, maneuver.upcast, maneuver.wp);
    if (upcast) needs[upcastField(maneuver)] = { ...upcast, label: `Upcast ${maneuver.name}` };
  }
  return needs;
}

/** WS-ABL-2: each amount of WP, with the Maneuvers that can be upcast by it. */
function upcastNeeds(fight: Fight, who: Combatant): Needs {
  if (fight.rulings.upcastDeclared === 'ask') return {};
  const into = new Map<number, string[]>();
  for (const { id, upcast, wp } of who.sheet.maneuvers) {
    for (const more of upcastChoices(who, upcast, wp)) into.set(more, [...(into.get(more) ?? []), id]);
  }
  into.delete(0);
  if (into.size === 0) return {};
  const more = [...into].sort(([a], [b]) => a - b);
  const oneOf: readonly PickValue[] = [
    { id: '0', label: 'As printed' },
    ...more.map(([wp, maneuver]) => ({ id: `${wp}`, label: `${wp} WP more`, when: { maneuver } })),
  ];
  return { upcast: { kind: 'one', label: 'Upcast', oneOf, default: '0' } };
}

/** WS-R44: the fields for means and square. */
export function squareNeeds(fight: Fight, who: Combatant): Needs {
  const all = weaponMeansOf(who);
  const usable = all.filter((means) => judgeMeans(who, means) === null);
  return {
    with: withNeed(who, all, (means) => usable.includes(means)),
    cell: { kind: 'cell', label: 'Which square', cells: reachOfMap(fight, who, usable) },
  };
}
