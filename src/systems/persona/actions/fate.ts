import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import { endAilment } from '../ailments/end.ts';
import type { Location } from '../body.ts';
import { locationNames, locations } from '../body.ts';
import { bonusOf, poolMax } from '../derived.ts';
import { restoreLight } from '../harm/heal.ts';
import { trackMax } from '../harm/tracks.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { isBroken, one } from '../state.ts';
import type { Table } from '../table.ts';
import { maySpendFate, spendFate } from '../test/fate.ts';
import { injuryCounts } from '../test/standing-edge.ts';
import type { Action } from './action.ts';
import { greyed } from './action.ts';

/**
 * Uses of Fate Points that can be chosen at any time, also in another's turn (PE-FATE-2): Light Wounds, an ailment, a
 * broken Persona, Spirit or Exertion, an injury. Uses on a test or a wound are asked about when it happens.
 */

/** One of these uses. */
interface Use {
  readonly id: string;
  readonly label: string;
  readonly clause: string;
  /** The field that names what the point is spent on; `null` if there is nothing to choose. */
  readonly field: { readonly name: string; readonly label: string } | null;
  /** What the point could be spent on; empty where it would have no effect. */
  on(fight: Fight, who: Combatant): readonly PickValue[];
  does(table: Table, id: Id, on: string): void;
}

const pools = ['spirit', 'exertion'] as const;
type Pool = (typeof pools)[number];
const poolNames = { spirit: 'Spirit', exertion: 'Exertion' } as const;
const missing = (who: Combatant, pool: Pool): number => poolMax(who, pool) - who[pool];

/** What a point restores: the Realisation Bonus, at most what is missing. */
const upTo = (who: Combatant, lost: number): number =>
  Math.max(0, Math.min(bonusOf(who, 'realisation'), lost));

const lightLost = (fight: Fight, who: Combatant): number => trackMax(fight, who).light - who.light;

const uses: readonly Use[] = [
  {
    id: 'fate-light',
    label: 'Fate: Light Wounds',
    clause: 'PE-FATE-5',
    field: null,
    on(fight, who) {
      const amount = upTo(who, lightLost(fight, who));
      return amount > 0 ? [{ id: 'light', label: `+${amount} Light` }] : [];
    },
    does(table, id) {
      restoreLight(table, id, id, bonusOf(one(table.fight, id), 'realisation'));
    },
  },
  {
    id: 'fate-cure',
    label: 'Fate: end an ailment',
    clause: 'PE-FATE-6',
    field: { name: 'ailment', label: 'Which ailment' },
    on: (_, who) => who.ailments.map(({ id }) => ({ id, label: ailmentKinds[id].name })),
    does(table, id, on) {
      const ailment = one(table.fight, id).ailments.find((each) => each.id === on);
      if (ailment) endAilment(table, id, ailment.id, 'fate');
    },
  },
  {
    id: 'fate-revive',
    label: 'Fate: revive a Persona',
    clause: 'PE-FATE-8',
    field: { name: 'persona', label: 'Which Persona' },
    on: (_, who) => who.personas.filter(isBroken).map(({ sheet }) => ({ id: sheet.id, label: sheet.name })),
    does(table, who, persona) {
      const { fight } = table;
      const tracks =
        fight.rulings.personaTrack === 'threeTracks' ? { left: 0, heavy: 0, deadly: 1 } : { left: 1 };
      table.tell({ fact: 'persona-healed', who, persona, amount: 1, ...tracks });
    },
  },
  {
    id: 'fate-restore',
    label: 'Fate: Spirit or Exertion',
    clause: 'PE-FATE-9',
    field: { name: 'pool', label: 'Which of them' },
    on: (_, who) =>
      pools
        .filter((pool) => upTo(who, missing(who, pool)) > 0)
        .map((pool) => ({ id: pool, label: poolNames[pool], note: `+${upTo(who, missing(who, pool))}` })),
    does(table, id, on) {
      const pool: Pool = on === 'spirit' ? 'spirit' : 'exertion';
      const who = one(table.fight, id);
      const left = who[pool] + upTo(who, missing(who, pool));
      table.tell({ fact: 'pool', who: id, pool, left, why: 'Fate', clause: 'PE-FATE-9' });
    },
  },
  {
    id: 'fate-ignore',
    label: 'Fate: ignore an injury',
    clause: 'PE-FATE-10',
    field: { name: 'location', label: 'Which injury' },
    on: (fight, who) =>
      locations
        .filter((location) => {
          const injury = who.injuries[location];
          return injury !== undefined && injuryCounts(fight, injury);
        })
        .map((location) => ({ id: location, label: locationNames[location] })),
    does(table, who, location) {
      const { round, rulings } = table.fight;
      // PE-R101: with `nextTurnStart` the start of the combatant's next turn resets it; that is in the next round at
      // the latest.
      const until = rulings.ignoreInjuryUntil === 'endOfRound' ? round : round + 1;
      table.tell({ fact: 'injury-ignored', who, location: location as Location, until });
    },
  },
];

/** PE-FATE-2, PE-R99: why no point can be spent now; `null` if one can. */
function judge(fight: Fight, who: Combatant): Refusal | null {
  if (maySpendFate(fight, who)) return null;
  const because =
    who.fate < 1
      ? `${who.sheet.name} has no Fate Point left`
      : `${who.sheet.name} cannot spend a Fate Point now`;
  return refuse('noFate', because, 'PE-FATE-2');
}

function action({ id, label, clause, field, on, does }: Use): Action {
  const pick = (fight: Fight, who: Combatant, given: Json | undefined): PickValue | undefined => {
    const picks = on(fight, who);
    return field === null || (given === undefined && picks.length === 1)
      ? picks[0]
      : picks.find((each) => each.id === given);
  };
  const need = (fight: Fight, who: Combatant): Need => ({
    kind: 'one',
    label: field?.label ?? '',
    oneOf: on(fight, who),
  });
  return {
    id,
    anytime: () => true,
    offer(fight, who) {
      // PE-FATE-2: nothing is offered without points.
      if (who.fate < 1) return null;
      const picks = on(fight, who);
      const [first] = picks;
      if (first === undefined) return null;
      return {
        id,
        label,
        clause,
        group: 'free',
        cost: { fate: 1 },
        ...(field === null ? { note: first.label } : {}),
        ...greyed(judge(fight, who)),
      };
    },
    needs: (fight, who) => (field === null ? null : { [field.name]: need(fight, who) }),
    read(fight, who, choice): Choice | Refusal {
      const refused = judge(fight, who);
      if (refused) return refused;
      const picked = pick(fight, who, field === null ? undefined : choice[field.name]);
      if (picked) return field === null ? { option: id } : { option: id, [field.name]: picked.id };
      const because = `a Fate Point would do nothing of the kind for ${who.sheet.name}`;
      return refuse('noSuchThing', because, clause, field?.name);
    },
    perform(table, who, choice) {
      const picked = pick(
        table.fight,
        one(table.fight, who),
        field === null ? undefined : choice[field.name],
      );
      if (!picked) return;
      spendFate(table, who, picked.label, clause);
      does(table, who, picked.id);
    },
  };
}

/** All these uses, in the order of the rules. */
export const fateActions: readonly Action[] = uses.map(action);
