import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Choice, Need, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { judgeMana, judgeMeans, judgeTarget, judgeThere } from '../combat/judge-means.ts';
import { findMeans } from '../combat/means.ts';
import { attackOf, coverNeed, meansNote, noneInView, readCover, targetNote } from '../combat/offer.ts';
import { resolveAttack } from '../combat/resolve.ts';
import { attackRoll } from '../combat/roll.ts';
import { beginEffect, mend, payMana } from '../combat/spells.ts';
import type { CoverGrade } from '../combat/types.ts';
import { costs } from '../costs.ts';
import { fizzles } from '../fizzles.ts';
import type { Spell } from '../gear.ts';
import { roundsName, roundsOf } from '../gear.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { adjacent, distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { shownAp } from '../turn/charge.ts';
import type { Action, Price } from './action.ts';
import { greyed } from './action.ts';

/** SL-COM-1: casts a spell: an attack, a bond, a ward or healing. */

const clause = 'SL-COM-1';

/** Why this spell cannot be cast now on any target. */
function judgeSpell(fight: Fight, who: Combatant, spell: Spell): Refusal | null {
  const means = findMeans(fight, who, spell.id);
  return means ? judgeMeans(fight, who, means) : judgeMana(fight, who, spell);
}

/** Why it cannot be cast on this target: attacks are for foes, help for the caster and its side. */
function judgeOn(fight: Fight, who: Combatant, spell: Spell, target: Combatant): Refusal | null {
  const means = findMeans(fight, who, spell.id);
  if (means) return judgeTarget(fight, who, means, target);
  if (target.id === who.id) return null;
  const { name } = target.sheet;
  if (foes(who, target)) {
    return refuse('notWilling', `${name} is no friend of ${who.sheet.name}`, clause, 'target');
  }
  const refused = judgeThere(fight, who, target);
  if (refused) return refused;
  const yards = distanceBetween(fight, who, target);
  // A range of 1 yard includes everyone adjacent, even in a saddle, where distance counts 1 more.
  if (yards <= spell.range || (spell.range === 1 && adjacent(fight, who, target))) return null;
  const because = `${name} is ${yards} yd away, the range of ${spell.name} is ${spell.range} yd`;
  return refuse('outOfRange', because, clause, 'target');
}

/** Whether it is cast on the caster's own side, without an attack roll. */
const isHelp = ({ does: { deed } }: Spell): boolean => deed === 'ward' || deed === 'mend';

/** The combatants this spell could be meant for. */
const candidates = (fight: Fight, who: Combatant, spell: Spell): readonly Combatant[] => {
  const helps = isHelp(spell);
  return everybody(fight).filter((target) => present(target) && foes(who, target) !== helps);
};

const judge = (fight: Fight, who: Combatant, spell: Spell): Refusal | null => {
  const refused = judgeSpell(fight, who, spell);
  if (refused) return refused;
  const all = candidates(fight, who, spell);
  let first: Refusal | null = null;
  let seen: Refusal | null = null;
  for (const target of all) {
    const refusedOn = judgeOn(fight, who, spell, target);
    if (refusedOn === null) return null;
    first ??= refusedOn;
    if (refusedOn.code !== 'unseen') seen ??= refusedOn;
  }
  // If all candidates are unseen, a refusal about the first alone would mislead. Helpful spells always have oneself.
  if (seen === null && first !== null && all.length > 1) return noneInView(who, first);
  return seen ?? first ?? refuse('outOfRange', `there is nobody for ${spell.name}`, clause, 'target');
};

const findSpell = (who: Combatant, given: Json | undefined): Spell | undefined =>
  given === undefined && who.sheet.spells.length === 1
    ? who.sheet.spells[0]
    : who.sheet.spells.find(({ id }) => id === given);

interface Read {
  readonly spell: Spell;
  readonly target: Combatant;
  readonly cover: CoverGrade | null;
}

function readAll(fight: Fight, who: Combatant, choice: Choice): Read | Refusal {
  const spell = findSpell(who, choice.spell);
  if (!spell) return refuse('noSuchThing', 'it must be said which spell', clause, 'spell');
  const refused = judgeSpell(fight, who, spell);
  if (refused) return refused;
  const given = choice.target === undefined && isHelp(spell) ? who.id : choice.target;
  const target = readWho(fight, given, 'target', clause);
  if (!isCombatant(target)) return target;
  const refusedOn = judgeOn(fight, who, spell, target);
  if (refusedOn) return refusedOn;
  const cover = readCover(choice.cover);
  if (cover !== null && typeof cover !== 'string') return cover;
  return { spell, target, cover: isHelp(spell) ? null : cover };
}

/** SL-MOD-4: the field for cover, which only spells with an attack roll need. */
function coverField(spells: readonly Spell[]): { readonly [field: string]: Need } {
  const attacks = spells.filter((spell) => !isHelp(spell)).map(({ id }) => id);
  if (attacks.length === 0) return {};
  const some = attacks.length < spells.length;
  return { cover: some ? { ...coverNeed, when: { spell: attacks } } : coverNeed };
}

/** The AP of a spell, or the rounds that it takes (SL-AP-7). */
const priceOf = ({ ap, time }: Spell): Price => (time ? { ap: 0, rounds: roundsOf(time) } : { ap });

export const spellNote = ({ ap, time, mana: { points, use } }: Spell): string =>
  `${time ? roundsName(roundsOf(time)) : `${ap} AP`}, ${use === 'spend' ? 'spends' : 'invests'} ${points} mana`;

function targetPicks(fight: Fight, who: Combatant): readonly PickValue[] {
  const { spells } = who.sheet;
  return everybody(fight)
    .filter(present)
    .flatMap((target): PickValue[] => {
      const able = spells.filter((spell) => judgeOn(fight, who, spell, target) === null);
      const pick = { id: target.id, label: target.sheet.name };
      const [first] = spells;
      if (able.length === 0) {
        const refused = first ? judgeOn(fight, who, first, target) : null;
        return refused ? [{ ...pick, refused }] : [];
      }
      const aimed = able.flatMap((spell) => findMeans(fight, who, spell.id) ?? []);
      const note = aimed.length > 0 ? { note: targetNote(fight, who, target, aimed, { form: 'spell' }) } : {};
      return [{ ...pick, when: { spell: able.map(({ id }) => id) }, ...note }];
    });
}

export const castSpell: Action = {
  id: 'cast-spell',
  clause,
  kind: 'action',
  goesOn: true,
  outOfTurn: true,
  chargeable: true,
  priced: 'spell',
  pricedWays: (_fight, who) => who.sheet.spells.map(({ id }) => ({ spell: id })),
  timed: true,
  offer(fight, who) {
    const { spells } = who.sheet;
    const [first, ...others] = spells;
    if (!first) return null;
    const possible = spells.some((spell) => judge(fight, who, spell) === null);
    const least = Math.min(...spells.map((spell) => shownAp(who, priceOf(spell))));
    return {
      id: 'cast-spell',
      label: others.length === 0 ? `Cast ${first.name}` : 'Cast a Spell',
      phrase: 'Cast {spell}',
      clause,
      group: 'primary',
      // Of several, each states its mana in the list.
      cost: {
        ap: least,
        ...(others.length === 0 && first.mana.points > 0 ? { mana: first.mana.points } : {}),
      },
      ...greyed(judgeAble(fight, who) ?? (possible ? null : judge(fight, who, first))),
    };
  },
  needs(fight, who): { readonly [field: string]: Need } {
    const { spells } = who.sheet;
    const first = spells.find((spell) => judge(fight, who, spell) === null);
    return {
      spell: {
        kind: 'one',
        label: 'Which',
        oneOf: spells.map((spell) => {
          const means = findMeans(fight, who, spell.id);
          const note = means ? `${spellNote(spell)}, ${meansNote(means)}` : spellNote(spell);
          return { id: spell.id, label: spell.name, note, ...greyed(judge(fight, who, spell)) };
        }),
        ...(first ? { default: first.id } : {}),
      },
      target: { kind: 'one', label: 'On whom', oneOf: targetPicks(fight, who) },
      ...coverField(spells),
    };
  },
  read(fight, who, choice) {
    const refused = judgeAble(fight, who);
    if (refused) return refused;
    const found = readAll(fight, who, choice);
    if (isRefusal(found)) return found;
    const { spell, target, cover } = found;
    return {
      option: 'cast-spell',
      spell: spell.id,
      target: target.id,
      ...(cover === null ? {} : { cover }),
    };
  },
  price(_fight, who, choice) {
    const spell = findSpell(who, choice.spell);
    return spell ? priceOf(spell) : costs['cast-spell'];
  },
  perform(table, id, choice) {
    const found = readAll(table.fight, one(table.fight, id), choice);
    if (isRefusal(found)) fizzles(table, id, found);
    else cast(table, one(table.fight, id), found);
  },
};

function cast(table: Table, who: Combatant, { spell, target, cover }: Read): void {
  const { does } = spell;
  const means = findMeans(table.fight, who, spell.id);
  table.tell({ fact: 'cast', who: who.id, spell: spell.id, target: target.id });
  switch (does.deed) {
    case 'attack':
      payMana(table, who.id, spell);
      if (means) resolveAttack(table, attackOf(who, 'spell', means, target, { cover }));
      return;
    case 'bind': {
      if (!means) return;
      if (spell.mana.use === 'spend') payMana(table, who.id, spell);
      const bound = attackRoll(table, attackOf(who, 'spell', means, target, { cover }));
      // SL-STA-8: mana is invested in an effect; without an effect it is kept.
      if (bound === null) return;
      const invested = spell.mana.use === 'invest' ? payMana(table, who.id, spell) : 0;
      const { escapeTn: value, rounds } = does;
      beginEffect(table, who.id, bound, spell, { kind: 'bound', value, rounds, invested });
      return;
    }
    case 'ward': {
      const invested = payMana(table, who.id, spell);
      const { bonus: value, rounds } = does;
      beginEffect(table, who.id, target.id, spell, { kind: 'ward', value, rounds, invested });
      return;
    }
    case 'mend':
      payMana(table, who.id, spell);
      table.upon([target.id], () => mend(table, who.id, target.id, does));
  }
}
