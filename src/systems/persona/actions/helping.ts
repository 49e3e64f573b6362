import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import { helpWith } from '../combat/help.ts';
import type { Support } from '../combat/support.ts';
import { judgeHelped, judgeSupport } from '../combat/support.ts';
import { personaStanding } from '../harm/persona.ts';
import { trackMax } from '../harm/tracks.ts';
import { judgeAction } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { livingPersona, one } from '../state.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';
import { takeAction } from './take.ts';

/** An option that helps a combatant with a Power or a consumable; the two differ in what there is to use. */
interface Helping {
  readonly id: string;
  readonly label: string;
  /** What it is for, where the label does not say. */
  readonly purpose?: string;
  readonly clause: string;
  /** The field that names what is used. */
  readonly field: 'with' | 'item';
  supports(who: Combatant): readonly Support[];
  /** The Power or item that a choice names. */
  find(supports: readonly Support[], given: string): Support | undefined;
  /** The note beside it. */
  note(support: Support): string;
}

const everybody = (fight: Fight): readonly Combatant[] => fight.listing.map((id) => one(fight, id));

/** Why this one cannot be used now: unusable, or nobody to use it on. `null` if it can. */
function judgeOne(fight: Fight, who: Combatant, support: Support): Refusal | null {
  const refused = judgeSupport(fight, who, support);
  if (refused) return refused;
  if (everybody(fight).some((target) => judgeHelped(fight, who, support, target) === null)) return null;
  return refuse('noAlly', `${support.label} would help nobody here`, support.clause);
}

function judgeAny(fight: Fight, who: Combatant, supports: readonly Support[]): Refusal | null {
  let first: Refusal | null = null;
  for (const support of supports) {
    const refused = judgeOne(fight, who, support);
    if (refused === null) return null;
    first ??= refused;
  }
  return first;
}

const supportNeed = (helping: Helping, fight: Fight, who: Combatant, supports: readonly Support[]): Need => ({
  kind: 'one',
  label: 'With what',
  oneOf: supports.map((support) => ({
    id: support.id,
    label: support.label,
    ...(support.power ? { named: true as const } : {}),
    note: helping.note(support),
    ...greyed(judgeOne(fight, who, support)),
  })),
});

/** The combatants that could be helped, each with the things that would help it. */
function targetPicks(
  helping: Helping,
  fight: Fight,
  who: Combatant,
  supports: readonly Support[],
): PickValue[] {
  const open = supports.filter((support) => judgeSupport(fight, who, support) === null);
  const picks: PickValue[] = [];
  for (const target of everybody(fight)) {
    const fits = open.filter((support) => judgeHelped(fight, who, support, target) === null);
    if (fits.length === 0) continue;
    picks.push({
      id: target.id,
      label: target === who ? `${target.sheet.name} (self)` : target.sheet.name,
      when: { [helping.field]: fits.map(({ id }) => id) },
      note: standing(fight, target),
    });
  }
  return picks;
}

/** The state of a combatant as a note: `Light 2/4, Lantern Hart 1/4`. */
function standing(fight: Fight, who: Combatant): string {
  const persona = livingPersona(who);
  const light = `Light ${who.light}/${trackMax(fight, who).light}`;
  return persona ? `${light}, ${persona.sheet.name} ${personaStanding(persona)}` : light;
}

function read(helping: Helping, fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const { id, clause, field } = helping;
  const refused = judgeAction(fight, who);
  if (refused) return refused;
  const given = choice[field];
  const support = typeof given === 'string' ? helping.find(helping.supports(who), given) : undefined;
  if (!support) {
    const because = `${who.sheet.name} cannot use ${JSON.stringify(given ?? null)} for this`;
    return refuse('noSuchThing', because, clause, field);
  }
  const unusable = judgeSupport(fight, who, support);
  if (unusable) return { ...unusable, field };
  const target = readWho(fight, choice.target, 'target', clause);
  if (!isCombatant(target)) return target;
  const why = judgeHelped(fight, who, support, target);
  return why ? { ...why, field: 'target' } : { option: id, [field]: support.id, target: target.id };
}

/** The action for one way of helping. */
export function helpingAction(helping: Helping): Action {
  const { id, label, purpose, clause, field } = helping;
  return {
    id,
    offer(fight, who) {
      const supports = helping.supports(who);
      if (supports.length === 0) return null;
      const refused = judgeAction(fight, who) ?? judgeAny(fight, who, supports);
      return {
        id,
        label,
        phrase: `Use {${field}}`,
        clause,
        group: 'primary',
        cost: { action: 1 },
        ...(purpose === undefined ? {} : { note: purpose }),
        ...greyed(refused),
      };
    },
    needs(fight, who) {
      const supports = helping.supports(who);
      return {
        [field]: supportNeed(helping, fight, who, supports),
        target: { kind: 'one', label: 'For whom', oneOf: targetPicks(helping, fight, who, supports) },
      };
    },
    read: (fight, who, choice) => read(helping, fight, who, choice),
    perform(table, who, choice) {
      const given = choice[field] as string;
      const target = choice.target as string;
      if (!takeAction(table, who, id, { target, with: given })) return;
      const support = helping.find(helping.supports(one(table.fight, who)), given);
      if (support) helpWith(table, who, support, target);
    },
  };
}
