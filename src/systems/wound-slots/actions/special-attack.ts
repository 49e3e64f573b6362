import type { Json } from '../../../kernel/json.ts';
import { signed } from '../../../kernel/phrases.ts';
import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Term } from '../../../kernel/terms.ts';
import { weaponAp } from '../combat/forms.ts';
import { findMeans, penetratingMeans } from '../combat/means.ts';
import type { FormOfAttack, Pair } from '../combat/offer.ts';
import { attackNeeds, attackOf, judgeAnybody, meansFor, readCover, readPair } from '../combat/offer.ts';
import { resolveAttack } from '../combat/resolve.ts';
import type { Attack, CoverGrade, Means } from '../combat/types.ts';
import { fizzles } from '../fizzles.ts';
import type { SpecialAttack } from '../gear.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Action, Price } from './action.ts';
import { greyed } from './action.ts';
import { shown } from './attack-action.ts';

/** Special attacks of a sheet: one melee attack with modifications (SL-ATK-9). */

const clause = 'SL-ATK-9';

/** Whether the special attack can be made with these means. */
export const isMadeWith = ({ group, weapon: only }: SpecialAttack, { manner, weapon }: Means): boolean =>
  manner === 'melee' && weapon?.group === group && (only === undefined || weapon.id === only);

const formOf = (...specials: readonly SpecialAttack[]): FormOfAttack => ({
  form: 'special',
  clause,
  fits: (means) => specials.some((special) => isMadeWith(special, means)),
  made: (who, means, target) =>
    specials
      .filter((special) => isMadeWith(special, means))
      .map((special) => ({
        attack: attackBy(special, who, means, target),
        ...(specials.length > 1 ? { name: special.name } : {}),
      })),
});

const damageTerm = ({ damage, name, id }: SpecialAttack): readonly Term[] =>
  damage === 0 ? [] : [{ value: damage, op: 'add', label: name, clause, source: id }];

/** SL-ATK-9: the attack as it is rolled. `cover`: set by the game master, as on the map if left out. */
const attackBy = (
  special: SpecialAttack,
  who: Combatant,
  means: Means,
  target: Combatant,
  cover: CoverGrade | null = null,
): Attack =>
  attackOf(
    who,
    'special',
    penetratingMeans(means, special.penetrating === true || means.penetrating),
    target,
    {
      moreDamage: damageTerm(special),
      cover,
    },
  );

/** Yards moved in this round; for a rider those of its mount if they are more. */
function yardsMoved(fight: Fight, who: Combatant): number {
  const own = who.movement.walked;
  return who.riding ? Math.max(own, one(fight, who.riding.mount).movement.walked) : own;
}

const judgeRunUp = (fight: Fight, who: Combatant, special: SpecialAttack): Refusal | null => {
  const yards = yardsMoved(fight, who);
  if (yards >= special.afterMoving) return null;
  const because = `${special.name} needs ${special.afterMoving} yd of movement first, it was ${yards}`;
  return refuse('noMovement', because, clause, 'special');
};

const judge = (fight: Fight, who: Combatant, special: SpecialAttack): Refusal | null =>
  judgeRunUp(fight, who, special) ?? judgeAnybody(fight, who, formOf(special));

const findSpecial = (who: Combatant, given: Json | undefined): SpecialAttack | undefined =>
  given === undefined && who.sheet.specials.length === 1
    ? who.sheet.specials[0]
    : who.sheet.specials.find(({ id }) => id === given);

interface Read extends Pair {
  readonly special: SpecialAttack;
}

function readAll(fight: Fight, who: Combatant, choice: Choice): Read | Refusal {
  const special = findSpecial(who, choice.special);
  if (!special) return refuse('noSuchThing', 'it must be said which special attack', clause, 'special');
  const refused = judgeRunUp(fight, who, special);
  if (refused) return refused;
  const pair = readPair(fight, who, formOf(special), choice);
  return isRefusal(pair) ? pair : { ...pair, special };
}

function priceOf(fight: Fight, who: Combatant, choice: Choice): Price {
  const special = findSpecial(who, choice.special) ?? who.sheet.specials[0];
  if (!special) return { ap: 0 };
  const means = findMeans(fight, who, choice.with) ?? meansFor(fight, who, formOf(special))[0] ?? null;
  return { ap: weaponAp(fight, who, special.ap, means), stamina: special.stamina };
}

const noteOf = ({ ap, penetrating, damage }: SpecialAttack): string =>
  [
    `${ap} AP`,
    ...(penetrating === true ? ['penetrating'] : []),
    ...(damage === 0 ? [] : [`damage ${signed(damage)}`]),
  ].join(', ');

export const specialAttack: Action = {
  id: 'special-attack',
  clause,
  kind: 'action',
  goesOn: true,
  outOfTurn: true,
  chargeable: true,
  priced: 'special',
  pricedWays: (fight, who) =>
    who.sheet.specials.flatMap((special) =>
      meansFor(fight, who, formOf(special)).map((means) => ({ special: special.id, with: means.id })),
    ),
  offer(fight, who) {
    const { specials } = who.sheet;
    const [first, ...others] = specials;
    if (!first) return null;
    const possible = specials.some((special) => judge(fight, who, special) === null);
    return {
      id: 'special-attack',
      label: others.length === 0 ? first.name : 'Special attack',
      phrase: '{special}',
      named: true,
      clause,
      group: 'primary',
      cost: shown(priceOf(fight, who, { option: 'special-attack' })),
      ...greyed(judgeAble(fight, who) ?? (possible ? null : judge(fight, who, first))),
    };
  },
  needs(fight, who): { readonly [field: string]: Need } {
    const [first] = who.sheet.specials;
    if (!first) return {};
    const any = formOf(...who.sheet.specials);
    return {
      special: {
        kind: 'one',
        label: 'Which',
        oneOf: who.sheet.specials.map((special) => ({
          id: special.id,
          label: special.name,
          note: noteOf(special),
          ...greyed(judge(fight, who, special)),
        })),
        default: first.id,
      },
      ...attackNeeds(fight, who, any),
    };
  },
  read(fight, who, choice) {
    const refused = judgeAble(fight, who);
    if (refused) return refused;
    const found = readAll(fight, who, choice);
    if (isRefusal(found)) return found;
    const cover = readCover(choice.cover);
    if (cover !== null && typeof cover !== 'string') return cover;
    const { special, means, target } = found;
    return {
      option: 'special-attack',
      special: special.id,
      with: means.id,
      target: target.id,
      ...(cover === null ? {} : { cover }),
    };
  },
  price: priceOf,
  perform(table, id, choice) {
    const who = one(table.fight, id);
    const found = readAll(table.fight, who, choice);
    if (isRefusal(found)) {
      fizzles(table, id, found);
      return;
    }
    const { special, means, target } = found;
    const cover = readCover(choice.cover);
    const attack = attackBy(special, who, means, target, typeof cover === 'string' ? cover : null);
    resolveAttack(table, attack);
  },
};
