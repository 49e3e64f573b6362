import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Choice, Need, Option, PickValue, Refusal } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import { clockWords, stabilisedFacts } from '../body/shock.ts';
import { checkSkill, withHope } from '../checks/skill.ts';
import { actionCosts, medicineVs } from '../costs.ts';
import { skillDice } from '../derived.ts';
import { isWounded } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import { adjacent } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Skill } from '../stats.ts';
import { skillNames } from '../stats.ts';
import type { Action, Price } from './action.ts';
import { costOf, greyed } from './action.ts';

/** Stabilises a combatant in Shock (AD-SHK-6, AD-R95). */

const clause = 'AD-SHK-6';

const healingSkills = ['medicine', 'medicalScience'] as const satisfies readonly Skill[];

/** AD-R95: the price of Use Skill, or that of emergency aid, which the next turn may complete (AD-ENC-5). */
const price = ({ rulings }: Fight): Price => ({
  actions: rulings.stabiliseCost === 'likeAid' ? actionCosts.emergencyAid : actionCosts.useSkill,
});

function judgePatient(fight: Fight, who: Combatant, other: Combatant): Refusal | null {
  const { name } = other.sheet;
  if (!other.shock) return refuse('notHurt', `${name} is not in Shock`, clause, 'target');
  if (other.id === who.id || adjacent(fight, who, other)) return null;
  return refuse('outOfReach', `${name} is not adjacent`, clause, 'target');
}

const patients = (fight: Fight): readonly Combatant[] =>
  everyone(fight).filter(({ shock }) => shock !== null);

function judgeAny(fight: Fight, who: Combatant): Refusal | null {
  const all = patients(fight).map((other) => judgePatient(fight, who, other));
  return all.some((refused) => refused === null)
    ? null
    : (all[0] ?? refuse('notHurt', 'nobody is in Shock', clause));
}

/** The default skill: the one with more dice. */
export const bestHealing = (fight: Fight, who: Combatant): Skill => {
  const wounded = isWounded(fight, who);
  const [one, other] = healingSkills.map(
    (skill) => fold(skillDice(fight.rulings, who.sheet, skill, wounded)).value,
  );
  return (other ?? 0) > (one ?? 0) ? 'medicalScience' : 'medicine';
};

const option = (fight: Fight, who: Combatant, what: string, refused: Refusal | null): Option => ({
  id: 'stabilise',
  label: 'Stabilise',
  clause,
  group: 'primary',
  cost: costOf(price(fight)),
  note: withHope(fight, who, bestHealing(fight, who), medicineVs, what),
  ...greyed(refused),
});

const skillNeed = (fight: Fight, who: Combatant): Need => ({
  kind: 'one',
  label: 'Skill',
  oneOf: healingSkills.map((skill): PickValue => ({ id: skill, label: skillNames[skill] })),
  default: bestHealing(fight, who),
});

export const stabilise: Action = {
  id: 'stabilise',
  clause,
  kind: 'deed',
  long: {
    label: 'Stabilise',
    // The target is named at its end.
    offer: (fight, who) => option(fight, who, 'goes on in the next turn, aimed then', null),
    read: () => ({ option: 'stabilise' }),
  },
  // It is not listed while nobody is in Shock.
  offer: (fight, who) =>
    patients(fight).length === 0
      ? null
      : option(fight, who, `Medicine or Medical Science against ${medicineVs}`, judgeAny(fight, who)),
  needs: (fight, who) => ({
    target: {
      kind: 'one',
      label: 'Whom',
      oneOf: patients(fight).map((other) => ({
        id: other.id,
        label: other.sheet.name,
        ...(other.shock === null ? {} : { note: clockWords(fight, other.shock) }),
        ...greyed(judgePatient(fight, who, other)),
      })),
    },
    skill: skillNeed(fight, who),
  }),
  read(fight, who, choice): Choice | Refusal {
    const other = readWho(fight, choice.target, 'target', clause);
    if (!isCombatant(other)) return other;
    const skill = choice.skill ?? bestHealing(fight, who);
    const known = healingSkills.find((each) => each === skill);
    if (!known) return refuse('noSuchThing', 'Medicine or Medical Science stabilise', clause, 'skill');
    return judgePatient(fight, who, other) ?? { option: 'stabilise', target: other.id, skill: known };
  },
  price: (fight) => price(fight),
  perform(table, id, choice) {
    const target = String(choice.target);
    const skill = healingSkills.find((each) => each === choice.skill) ?? 'medicine';
    const { passed } = checkSkill(table, { who: id, skill, vs: medicineVs, clause, against: target });
    if (!passed) return;
    const { fight } = table;
    for (const fact of stabilisedFacts(fight, one(fight, target), id)) table.tell(fact);
  },
};
