import { chip, chipIf, derived } from '../../../engine/chips.ts';
import type { Id } from '../../../kernel/json.ts';
import { signed } from '../../../kernel/phrases.ts';
import type { ConditionView } from '../../../kernel/view.ts';
import { conditionNames, statusClause } from '../condition-names.ts';
import { outOfControl } from '../control.ts';
import type { Effect } from '../effects/effect.ts';
import { isGifts, nameOfGifts, sufferings } from '../effects/effects.ts';
import { enemiesOf } from '../hiding.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isDown } from '../state.ts';
import type { StatusId } from '../status/catalogue.ts';
import { statuses } from '../status/catalogue.ts';
import { endsLater, untilWords } from './until.ts';
import { heldWords } from './waiting.ts';
import { nameOf, namesOf } from './words.ts';

/** The conditions of a combatant by name, with their durations. */

export function conditions(fight: Fight, who: Combatant): readonly ConditionView[] {
  // WS-STA-5: the dead keep their Status Effects, Buffs and Debuffs.
  if (who.out === 'dead') {
    return [...statusChips(fight, who), ...giftChips(fight, who)];
  }
  return [
    ...chipIf(isDown(who), 'down', 'Down', 'WS-VIT-4', derived),
    ...statusChips(fight, who),
    ...stanceChips(fight, who),
    ...giftChips(fight, who),
    ...placeChips(fight, who),
    ...turnChips(fight, who),
  ];
}

/** All Status Effects, including those without an effect of their own (from Down or a grab). */
function statusChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  return sufferings(fight, who).map(({ id }) => {
    const own = who.effects.filter((effect) => effect.kind === 'status' && effect.status === id);
    const until = longest(fight, who, own);
    const grabbed = id === 'grabbed';
    const towards = grabbed ? who.grabbedBy : sourcesOf(id, own);
    const named = towards.length > 0;
    const label = grabbed ? 'Grabbed by' : `${statuses[id].name} of`;
    return chip(id, named ? `${label} ${namesOf(fight, towards)}` : statuses[id].name, statusClause(id), {
      ...(until === undefined ? {} : { until }),
      ...(named ? { towards } : {}),
      ...(own.length === 0 && !grabbed ? derived : {}),
    });
  });
}

/** The sources of a Status Effect for which they matter: Frightened. */
function sourcesOf(id: StatusId, own: readonly Effect[]): readonly Id[] {
  const { attacks, moves } = statuses[id];
  const matters = attacks === 'source' || moves === 'not-nearer';
  return matters ? [...new Set(own.flatMap(({ by }) => by ?? []))] : [];
}

/** The duration of the longest of several effects; one that only ends explicitly is the longest. */
function longest(fight: Fight, who: Combatant, own: readonly Effect[]): string | undefined {
  const last = own.reduce<Effect | undefined>(
    (best, each) => (best === undefined || endsLater(fight, each.until, best.until) ? each : best),
    undefined,
  );
  return last && untilWords(fight, who.id, last.until);
}

const stanceChips = (fight: Fight, who: Combatant): readonly ConditionView[] =>
  who.effects.flatMap((effect) => {
    const until = untilWords(fight, who.id, effect.until);
    const more = until === undefined ? {} : { until };
    if (effect.kind === 'leaning') return [chip('leaning', 'Leans out', 'WS-COV-5', more)];
    if (effect.kind !== 'stance') return [];
    return [{ ...conditionNames[effect.stance], ...more }];
  });

const clauseOfGift = (ability: string): string =>
  ability === outOfControl ? conditionNames[outOfControl].clause : 'WS-ABL-1';

/** WS-ABL-1: Buffs and Debuffs by the names of their Abilities, with their changes. */
const giftChips = (fight: Fight, who: Combatant): readonly ConditionView[] =>
  who.effects.flatMap((effect) => {
    if (!isGifts(effect)) return [];
    const until = untilWords(fight, who.id, effect.until);
    const grade = effect.gifts.map(({ of, value }) => `${giftWords[of] ?? of} ${signed(value)}`).join(', ');
    return [
      chip(nameOfGifts(who, effect), effect.label, clauseOfGift(effect.ability), {
        grade,
        ...(until === undefined ? {} : { until }),
      }),
    ];
  });

const giftWords: { readonly [number: string]: string } = {
  initiative: 'Initiative',
  evasion: 'Evasion',
  armor: 'Armor',
  movement: 'Basic Movement',
  hit: 'hit bonus',
  dr: 'Defense Rolls',
  check: 'Skill Checks',
  damage: 'damage',
  drPower: 'DR Power',
  upcastLimit: 'upcast limit',
  momentumCost: 'Momentum for great deeds',
};

/** Grabs, mounts, hiding, surprise and surrender (sections ADV, INI). */
function placeChips(fight: Fight, who: Combatant): readonly ConditionView[] {
  const riders = everyone(fight).filter(({ mounted }) => mounted?.on === who.id);
  const hidden = who.hiddenFrom.filter((id) => fight.combatants[id]?.out === null);
  const given = hidden.length > 0 && hidden.every((id) => who.givenAway.includes(id));
  return [
    ...chipIf(
      who.grabbing.length > 0,
      'grabbing',
      `Holds ${namesOf(fight, who.grabbing)}`,
      'WS-ADV-11',
      derived,
    ),
    ...(who.mounted
      ? [
          chip('mounted', `On ${nameOf(fight, who.mounted.on)}`, 'WS-ADV-5', {
            towards: [who.mounted.on],
          }),
        ]
      : []),
    ...chipIf(
      riders.length > 0,
      'climbed-on',
      `Carries ${namesOf(
        fight,
        riders.map(({ id }) => id),
      )}`,
      'WS-ADV-5',
      derived,
    ),
    ...chipIf(hidden.length > 0, 'hidden', `Hidden from ${hiddenWords(fight, who, hidden)}`, 'WS-ADV-13', {
      ...(given ? { until: 'its turn ends' } : {}),
      towards: hidden,
    }),
    ...(who.surprised ? [{ ...conditionNames.surprised, until: 'its first turn' }] : []),
    ...(who.surrendered ? [conditionNames.surrendered] : []),
  ];
}

/** Who it is hidden from: "all its enemies", a number, or up to three names. */
function hiddenWords(fight: Fight, who: Combatant, from: readonly string[]): string {
  const enemies = enemiesOf(fight, who).filter((id) => fight.combatants[id]?.out === null);
  if (enemies.length > 1 && enemies.every((id) => from.includes(id))) return 'all its enemies';
  return from.length > 3 ? `${from.length} enemies` : namesOf(fight, from);
}

/** WS-INI-7, WS-INI-11: its held turn and held actions. */
const turnChips = (fight: Fight, who: Combatant): readonly ConditionView[] => [
  ...chipIf(who.turn === 'held', 'held-turn', 'Holds its turn', 'WS-INI-7', {
    until: 'it takes it, or the round ends',
    ...derived,
  }),
  ...who.held.map((held) =>
    chip('held-action', `Waits: ${heldWords(fight, who, held)}`, 'WS-INI-11', {
      until: 'its next turn',
    }),
  ),
];
