import type { Change, ConditionEntry } from '../../engine/system.ts';
import type { Refusal } from '../../kernel/port.ts';
import { effectEnded, investedBy, manaReturned } from './body/effects.ts';
import type { Carried } from './carried.ts';
import { attributeOf } from './derived.ts';
import type { Facts } from './facts/index.ts';
import { isHelpless } from './fatigue.ts';
import { deathFacts, unseated } from './override-places.ts';
import { betweenTwo, ties } from './override-ties.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Effect, Fight, Posture } from './state.ts';
import { conscious, one } from './state.ts';

/** Conditions set and cleared by hand. */

type ConditionChange = Extract<Change, { change: 'condition' }>;

/** A condition that the game master can set: its entry in the list, and how it is set. */
interface Settable {
  readonly entry: ConditionEntry;
  set(fight: Fight, who: Combatant, change: ConditionChange): Carried;
}

const no = (because: string, clause: string, field: string): Refusal =>
  refuse('noSuchThing', because, clause, field);

const already = (who: Combatant, { label, clause }: ConditionEntry): Refusal =>
  no(`nothing changes: ${who.sheet.name}, ${label}`, clause, 'on');

/** A condition without a level. `turn` returns the facts, or a refusal. */
const toggle = (
  id: string,
  label: string,
  clause: string,
  isOn: (who: Combatant) => boolean,
  turn: (who: Combatant, on: boolean, fight: Fight) => Carried,
): Settable => {
  const entry = { id, label, clause };
  return {
    entry,
    set: (fight, who, { on }) => (isOn(who) === on ? already(who, entry) : turn(who, on, fight)),
  };
};

/** A condition with a level, which is `of` something. Turning it off sets level 0. */
const levelled = (
  entry: ConditionEntry,
  [of, usual, most]: readonly [of: string, usual: number, most: number],
  levelOf: (fight: Fight, who: Combatant) => number,
  set: (fight: Fight, who: Combatant, level: number) => readonly Facts[],
): Settable => ({
  entry: { ...entry, level: { of, least: 1, most, usual } },
  set(fight, who, { on, level }) {
    const before = levelOf(fight, who);
    const wanted = on ? (level ?? (before > 0 ? before : usual)) : 0;
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > most) {
      return no(`it goes from 1 to ${most}`, entry.clause, 'level');
    }
    return wanted === before ? already(who, entry) : set(fight, who, wanted);
  },
});

const isDown = ({ out }: Combatant): boolean => out === 'unconscious' || out === 'dead';

/** SL-CND-3, SL-POS-6: the unconscious and the dead are prone; a rider is standing, as after mounting. */
function judgePosture(who: Combatant, to: Posture): Refusal | null {
  if (isDown(who) && to !== 'prone') {
    return refuse('unconscious', `${who.sheet.name} lies there and cannot rise`, 'SL-CND-3', 'on');
  }
  return who.riding && to !== 'standing'
    ? refuse('mounted', `${who.sheet.name} is in the saddle`, 'SL-POS-6', 'on')
    : null;
}

const posture = (id: Exclude<Posture, 'standing'>, label: string): Settable =>
  toggle(
    id,
    label,
    'SL-CND-9',
    (who) => who.posture === id,
    (who, on, fight) =>
      judgePosture(who, on ? id : 'standing') ?? [
        // Nobody sits on a mount that lies (SL-MSC-7).
        ...(on && id === 'prone' ? unseated(fight, who) : []),
        { fact: 'posture', who: who.id, posture: on ? id : 'standing', clause: 'SL-CND-9' },
      ],
  );

/** SL-CLB-1: climbing requires a conscious combatant that is not riding. */
function setClimbing(who: Combatant, on: boolean): Carried {
  if (on && !conscious(who)) {
    return refuse('unconscious', `${who.sheet.name} holds on to nothing`, 'SL-CND-3', 'on');
  }
  if (on && who.riding) {
    return refuse('mounted', `${who.sheet.name} is in the saddle`, 'SL-CLB-1', 'on');
  }
  return [{ fact: 'climbing', who: who.id, on }];
}

/** SL-CLB-3, SL-MNT-2: a rider can be sunk only with its mount. */
function setSunk(who: Combatant, on: boolean, fight: Fight): Carried {
  if (on && who.riding && !one(fight, who.riding.mount).sunk) {
    return refuse('mounted', `${who.sheet.name} is in the saddle`, 'SL-CLB-3', 'on');
  }
  return [{ fact: 'sunk', who: who.id, on }];
}

/** A condition that can be ended by hand but not begun. */
const ending = (
  id: string,
  label: string,
  clause: string,
  isOn: (who: Combatant) => boolean,
  end: (who: Combatant) => Facts,
): Settable =>
  toggle(id, label, clause, isOn, (who, on) =>
    on ? no('this is only ended by hand, not begun', clause, 'on') : [end(who)],
  );

/** SL-HLT-14: gives or takes the rules of heroes. Without them a fatal wound kills at once (SL-HLT-13). */
function setRules(whose: Combatant, on: boolean, fight: Fight): Carried {
  const { id: who, tier, wounds, out, sheet } = whose;
  if (!on && tier === 'hero') return no(`${sheet.name} is a hero`, 'SL-HLT-14', 'on');
  const dies = !on && wounds.fatal > 0 && out !== 'dead';
  return [{ fact: 'hero-rules', who, on }, ...(dies ? deathFacts(fight, whose, 'SL-HLT-13') : [])];
}

const toggles: readonly Settable[] = [
  posture('prone', 'Prone'),
  posture('crouching', 'Crouching'),
  toggle(
    'dying',
    'Dying',
    'SL-CND-4',
    ({ dying }) => dying !== null,
    (who, on) =>
      on && !who.unconscious
        ? no('whoever is dying is unconscious', 'SL-CND-4', 'on')
        : [{ fact: 'dying', who: who.id, passed: on ? 0 : null, clause: 'SL-CND-4' }],
  ),
  toggle(
    'hobbled',
    'Hobbled',
    'SL-CND-11',
    ({ hobbled }) => hobbled,
    ({ id: who }, on) => [{ fact: 'hobbled', who, on, clause: 'SL-CND-11' }],
  ),
  toggle(
    'blinded',
    'Blinded',
    'SL-ATK-5',
    ({ blinded }) => blinded,
    ({ id: who }, on) => [{ fact: 'blinded', who, on }],
  ),
  toggle(
    'hidden',
    'Hidden from its enemies',
    'SL-ATK-5',
    ({ hidden }) => hidden,
    ({ id: who }, on) => [{ fact: 'hidden', who, on }],
  ),
  toggle(
    'surprised',
    'Surprised',
    'SL-SUR-3',
    ({ surprised }) => surprised,
    (who, on) =>
      on && attributeOf(who.sheet, 'perception') > 5
        ? refuse('immune', 'Perception above 5 is never surprised', 'SL-SUR-5', 'on')
        : [{ fact: 'surprise-set', who: who.id, on }],
  ),
  toggle(
    'defending',
    'Defending',
    'SL-COM-2',
    ({ defending }) => defending !== null,
    (who, on, { rulings }) => {
      if (on && !conscious(who)) {
        return refuse('unconscious', 'the unconscious do not defend themselves', 'SL-COM-2', 'on');
      }
      // SL-R34: helplessness ends Defend.
      if (on && isHelpless(who) && rulings.helpless === 'noActs') {
        return refuse('helpless', 'the helpless do not defend themselves', 'SL-CND-8', 'on');
      }
      return [{ fact: 'defending', who: who.id, defending: on ? { how: null } : null }];
    },
  ),
  toggle(
    'dashing',
    'Dashing',
    'SL-POS-7',
    ({ dashing }) => dashing,
    ({ id: who }, on) => [on ? { fact: 'dash', who, bonus: null } : { fact: 'dash-ended', who }],
  ),
  toggle(
    'exhaustion-lifted',
    'Exhaustion lifted by rest',
    'SL-CND-6',
    ({ exhaustionLifted }) => exhaustionLifted,
    ({ id: who }, on) => [{ fact: 'exhaustion-lifted', who, lifted: on }],
  ),
  toggle('full-rules', 'Rules of heroes', 'SL-HLT-14', ({ heroRules }) => heroRules, setRules),
  toggle('climbing', 'Climbing', 'SL-CLB-1', ({ climbing }) => climbing, setClimbing),
  toggle('sunk', 'Sunk', 'SL-CLB-3', ({ sunk }) => sunk, setSunk),
  toggle(
    'had-turn',
    'Had its turn in this round',
    'SL-INI-4',
    ({ hadTurn }) => hadTurn,
    ({ id: who }, on) => [{ fact: 'had-turn', who, had: on }],
  ),
  toggle(
    'out-of-control',
    'Mount out of control',
    'SL-MNT-7',
    ({ riding }) => riding?.control === false,
    (who, on) =>
      who.riding
        ? [{ fact: 'riding', who: who.id, riding: { ...who.riding, control: !on, calming: 0 } }]
        : refuse('notMounted', `${who.sheet.name} rides nothing`, 'SL-MNT-7', 'on'),
  ),
  ending(
    'readied',
    'Readied action',
    'SL-COM-6',
    ({ readied }) => readied !== null,
    ({ id: who }) => ({ fact: 'readied', who, readied: null }),
  ),
  ending(
    'charging',
    'Action begun',
    'SL-AP-6',
    ({ charge }) => charge !== null,
    ({ id: who }) => ({ fact: 'charge', who, charge: null, why: 'hand' }),
  ),
];

/** SL-STA-9: the end of these effects, and the mana invested in them that returns to their casters. */
function endedByHand(fight: Fight, effects: readonly Effect[]): readonly Facts[] {
  const casters = [...new Set(effects.map(({ by }) => by))];
  return [
    ...effects.map((each): Facts => effectEnded(each, 'hand')),
    ...casters.flatMap((id) => manaReturned(fight, one(fight, id), investedBy(effects, id)) ?? []),
  ];
}

/** The round from which durations count: before the first, that one. */
const counted = ({ round }: Fight): number => Math.max(1, round);

/**
 * A magical effect set by the game master. It lasts three rounds including this one, and ends like other magic
 * (SL-DUR-1).
 */
const conjured = (
  kind: Effect['kind'],
  entry: ConditionEntry,
  level: readonly [of: string, usual: number, most: number],
): Settable =>
  levelled(
    entry,
    level,
    (fight, who) => fight.effects.find((each) => each.kind === kind && each.on === who.id)?.value ?? 0,
    (fight, who, level) => {
      const ended = endedByHand(
        fight,
        fight.effects.filter((each) => each.kind === kind && each.on === who.id),
      );
      if (level === 0) return ended;
      const effect: Effect = {
        id: `effect-${fight.effectCount + 1}`,
        spell: kind === 'bound' ? 'bonds' : 'ward',
        by: who.id,
        on: who.id,
        kind,
        value: level,
        until: counted(fight) + 2,
        since: fight.round,
        invested: 0,
      };
      return [...ended, { fact: 'effect', effect }];
    },
  );

/** SL-CND-11: the poison that the game master gives. */
const venom = { id: 'viper-venom', tn: 6, stamina: 1 } as const;

const withLevels: readonly Settable[] = [
  levelled(
    { id: 'bleeding', label: 'Bleeding', clause: 'SL-CND-10' },
    ['level', 1, 5],
    (_, who) => who.bleeding,
    (_, { id: who }, level) => [{ fact: 'bleeding', who, level, clause: 'SL-CND-10' }],
  ),
  levelled(
    { id: 'burning', label: 'Burning', clause: 'SL-CND-10' },
    ['level', 1, 5],
    (_, who) => who.burning,
    (_, { id: who }, level) => [{ fact: 'burning', who, level, clause: 'SL-CND-10' }],
  ),
  // SL-DUR-1: including this round.
  levelled(
    { id: 'helpless', label: 'Helpless', clause: 'SL-CND-8' },
    ['rounds', 1, 20],
    (fight, { helplessUntil }) => (helplessUntil === null ? 0 : helplessUntil - counted(fight) + 1),
    (fight, { id: who, defending }, level) => [
      { fact: 'helpless', who, until: level === 0 ? null : counted(fight) + level - 1, clause: 'SL-CND-8' },
      // SL-R34: helplessness ends Defend.
      ...(level > 0 && defending && fight.rulings.helpless === 'noActs'
        ? [{ fact: 'defending', who, defending: null } as const]
        : []),
    ],
  ),
  // The first poison; without one it is viper venom.
  levelled(
    { id: 'poisoned', label: 'Poisoned', clause: 'SL-CND-11' },
    ['TN to treat it', venom.tn, 40],
    (_, who) => who.poisons[0]?.tn ?? 0,
    (_, { id: who, poisons: [first = venom, ...others] }, level) => [
      {
        fact: 'poisons',
        who,
        poisons: level === 0 ? [] : [{ ...first, tn: level }, ...others],
        clause: 'SL-CND-11',
      },
    ],
  ),
  conjured('bound', { id: 'bound', label: 'Bound by magic', clause: 'SL-DEF-3' }, ['TN to Escape', 12, 40]),
  conjured('ward', { id: 'warded', label: 'Warded', clause: 'SL-COM-1' }, ['bonus', 2, 10]),
];

const all: readonly Settable[] = [...toggles, ...withLevels];
const byId: ReadonlyMap<string, Settable> = new Map(all.map((each) => [each.entry.id, each]));

/** The conditions offered to the game master. Unconscious, dead and fled are set by `setOut`. */
export const settable: readonly ConditionEntry[] = [...all.map(({ entry }) => entry), ...ties];

export function changeCondition(fight: Fight, who: Combatant, change: ConditionChange): Carried {
  const found = byId.get(change.condition);
  if (found) return found.set(fight, who, change);
  return (
    betweenTwo(fight, who, change) ??
    no(`there is no condition ${JSON.stringify(change.condition)}`, 'SL-ACT-1', 'condition')
  );
}
