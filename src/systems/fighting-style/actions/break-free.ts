import type { Id } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Choice, PickValue, Refusal } from '../../../kernel/port.ts';
import { makeTest, testNumbers } from '../combat/test.ts';
import { contest } from '../contest.ts';
import { judgePrimary, judgeReaction, nameOf } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { conscious, held, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';

/**
 * FS-ACT-4: breaks a hold by a contest against the holder's Athletics, or a net by a test. A primary action; with
 * FS-R22 `reaction` also possible on the turns of others.
 */

type Skill = 'athletics' | 'acrobatics';
const both: readonly Skill[] = ['athletics', 'acrobatics'];
const skillLabels = { athletics: 'Athletics', acrobatics: 'Acrobatics' } as const;

function judgeBreakFree(fight: Fight, who: Combatant): Refusal | null {
  const reaction = fight.rulings.breakFree === 'reaction';
  const refused = reaction ? judgeReaction(fight, who) : judgePrimary(fight, who);
  if (refused) return refused;
  return held(who) ? null : refuse('noSuchThing', `nothing holds ${who.sheet.name}`, 'FS-ACT-4');
}

/** The item of the net that holds the combatant, which lies on the floor; `null` without one. */
const netOver = (fight: Fight, who: Combatant): Item | null =>
  fight.floor.find(({ item }) => item.id === who.netted)?.item ?? null;

/** Whether `from` means the net. A combatant may have the id `net` too; the net goes first. */
const isNet = (who: Combatant, from: Choice['from']): boolean => from === 'net' && who.netted !== null;

/** The skills that break this net; both where its weapon does not say. */
function netSkills(fight: Fight, who: Combatant): readonly Skill[] {
  const thing = netOver(fight, who)?.thing;
  return thing?.kind === 'weapon' && thing.weapon.onHit?.effect === 'net' ? thing.weapon.onHit.tests : both;
}

/** The skills that get the combatant out of `from`. */
export const skillsAgainst = (fight: Fight, who: Combatant, from: Choice['from']): readonly Skill[] =>
  isNet(who, from) ? netSkills(fight, who) : both;

/** The TN with which the combatant breaks free by this skill. */
export const breakFreeTn = (fight: Fight, who: Combatant, skill: Skill): number =>
  testNumbers(fight, { who: who.id, skill, clause: 'FS-ACT-4', purpose: 'break-free' }).tn.value;

function bonds(fight: Fight, who: Combatant): readonly PickValue[] {
  const picks: PickValue[] = who.heldBy.map((id) => ({ id, label: nameOf(fight, id) }));
  if (who.netted !== null) picks.push({ id: 'net', label: 'the net' });
  return picks;
}

function skillPicks(fight: Fight, who: Combatant): readonly PickValue[] {
  const fromNet = who.netted === null ? [] : netSkills(fight, who);
  return both.map((skill) => {
    const out = [...who.heldBy, ...(fromNet.includes(skill) ? ['net'] : [])];
    const note = `TN ${numeral(breakFreeTn(fight, who, skill))}`;
    return { id: skill, label: skillLabels[skill], note, when: { from: out } };
  });
}

function read(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeBreakFree(fight, who);
  if (refused) return refused;
  const open = bonds(fight, who);
  const from = choice.from ?? (open.length === 1 ? open[0]?.id : undefined);
  if (!open.some((pick) => pick.id === from)) {
    const because =
      from === undefined ? 'it must be said out of what' : `that does not hold ${who.sheet.name}`;
    return refuse('noSuchThing', because, 'FS-ACT-4', 'from');
  }
  const skills = skillsAgainst(fight, who, from);
  const skill = choice.skill ?? (skills[0] as Skill);
  if (!skills.some((each) => each === skill)) {
    return refuse('wrongAttribute', 'that skill does not help here', 'FS-ACT-4', 'skill');
  }
  return { option: 'break-free', from: from as string, skill };
}

function perform(table: Table, who: Id, choice: Choice): void {
  const from = choice.from as Id;
  const skill = choice.skill as Skill;
  const group = table.fight.active === who ? 'primary' : 'reaction';
  const net = isNet(one(table.fight, who), from);
  declare(table, who, { action: 'break-free', group, ap: 1, ...(net ? {} : { target: from }) });
  const common = { clause: 'FS-ACT-4', purpose: 'break-free' } as const;
  if (net) {
    if (makeTest(table, { ...common, who, skill, with: skillLabels[skill] }).passed) {
      table.tell({ fact: 'net-off', who });
    }
    return;
  }
  const holder = table.fight.combatants[from];
  if (!holder || !conscious(holder)) return;
  // FS-REF-1: it ends with the holder, whom the game master may take away between the dice.
  const versus = { ...common, who, skill, against: from, withSkill: 'athletics' } as const;
  if (table.upon([from], () => contest(table, versus)) === true) {
    table.tell({ fact: 'hold-ended', who, by: from, why: 'broke free' });
  }
}

export const breakFree: Action = {
  id: 'break-free',
  anytime: (fight) => fight.rulings.breakFree === 'reaction',
  offer(fight, who) {
    if (!held(who)) return null;
    return {
      id: 'break-free',
      label: 'Break free',
      clause: 'FS-ACT-4',
      group: fight.active === who.id ? 'primary' : 'reaction',
      cost: { ap: 1 },
      ...greyed(judgeBreakFree(fight, who)),
    };
  },
  needs: (fight, who) => ({
    from: { kind: 'one', label: 'Out of', oneOf: bonds(fight, who) },
    skill: { kind: 'one', label: 'By', oneOf: skillPicks(fight, who) },
  }),
  read,
  perform,
};
