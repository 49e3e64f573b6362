import { dice } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Reading } from '../../../kernel/readings.ts';
import { sum } from '../../../kernel/readings.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { bonusOf, bonusTerm, scoreOf } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { term } from '../test/roll.ts';
import { firstQuestion, scoreQuestion } from './initiative-questions.ts';

/** Initiative and the order of turns (PE-TIME-7, PE-TIME-8). Dice only break ties. */

/** The Scores that initiative may use. */
const initiativeScores = ['agility', 'perception'] as const;
type InitiativeScore = (typeof initiativeScores)[number];

/** PE-R3: the Score with the higher Bonus; if equal, the higher Score, then Agility. */
function usualScore(who: Combatant): InitiativeScore {
  const bonus = bonusOf(who, 'perception') - bonusOf(who, 'agility');
  const score = scoreOf(who, 'perception') - scoreOf(who, 'agility');
  return bonus > 0 || (bonus === 0 && score > 0) ? 'perception' : 'agility';
}

/** PE-R4: the starting Advantages of the scenario, plus 1 for an unsurprised combatant with a surprised enemy. */
function startingAdvantages(fight: Fight, who: Combatant): readonly Term[] {
  const terms: Term[] = [];
  const { startingAdvantages: given } = who.sheet;
  if (given > 0) terms.push(term(given, 'starting Advantages', 'PE-TIME-7', rulingIds.startingAdvantages));
  const ready =
    fight.rulings.startingAdvantages === 'scenarioPlusAmbush' &&
    !who.surprised &&
    fight.listing.some((id) => one(fight, id).surprised && foes(one(fight, id), who));
  if (ready) terms.push(term(1, 'ambush', 'PE-TIME-7', rulingIds.startingAdvantages));
  return terms;
}

/** The initiative with this Score: its Bonus, or the sheet's printed value, plus starting Advantages. */
function initiativeOf(fight: Fight, who: Combatant, score: InitiativeScore): Total {
  const { initiative: printed } = who.sheet.printed;
  const base =
    printed === undefined
      ? bonusTerm(who, score, 'PE-TIME-7')
      : ({ value: printed, op: 'set', label: 'as printed', clause: 'PE-TIME-7' } as const);
  return fold([base, ...startingAdvantages(fight, who)]);
}

/**
 * Determines everyone's initiative, then the order of turns. Whoever is added by hand while ties are settled has an
 * initiative too and comes after its equals.
 */
export function determineInitiative(table: Table): void {
  const scores = new Map<Id, InitiativeScore>();
  const score = (id: Id): InitiativeScore => scores.get(id) ?? 'agility';
  determineEach(table, scores);
  const sharing: (readonly Id[])[] = [];
  const settled = orderOf(table, score, sharing);
  determineEach(table, scores);
  const late = table.fight.listing.filter((id) => !settled.includes(id));
  const order = inGroups([...settled, ...late], marksOf(table.fight, score)).flat();
  table.tell({ fact: 'order', order, why: 'initiative', ...(sharing.length > 0 ? { sharing } : {}) });
}

/** Determines the Score and the initiative of each combatant without a Score, in the order of the encounter. */
function determineEach(table: Table, scores: Map<Id, InitiativeScore>): void {
  const { fight } = table;
  for (;;) {
    const id = fight.listing.find((each) => !scores.has(each));
    if (id === undefined) return;
    const score = scoreFor(table, one(fight, id));
    scores.set(id, score);
    const who = one(fight, id);
    if (who.initiative !== null) continue;
    const total = initiativeOf(fight, who, score);
    table.tell({ fact: 'initiative', who: id, value: total.value, total });
  }
}

/** PE-R3: the Score of a combatant; with `playerChooses` asked, unless both Scores are equal. */
function scoreFor(table: Table, who: Combatant): InitiativeScore {
  const { fight } = table;
  const usual = usualScore(who);
  if (fight.rulings.initiativeScore === 'higher' || who.initiative !== null || !present(who)) return usual;
  if (scoreOf(who, 'agility') === scoreOf(who, 'perception')) return usual;
  return table.ask(scoreQuestion(who, usual)).option;
}

/** PE-TIME-8: highest initiative first, then the higher full Score used, then more Fate Points. */
const marksOf = (fight: Fight, score: (id: Id) => InitiativeScore): readonly ((id: Id) => number)[] => [
  (id) => one(fight, id).initiative ?? 0,
  (id) => scoreOf(one(fight, id), score(id)),
  (id) => one(fight, id).fate,
];

/** PE-TIME-8: the order, ties settled. */
function orderOf(
  table: Table,
  score: (id: Id) => InitiativeScore,
  sharing: (readonly Id[])[],
): readonly Id[] {
  const { fight } = table;
  return inGroups(fight.listing, marksOf(fight, score)).flatMap((group) =>
    group.length < 2 ? group : settleTie(table, group, sharing),
  );
}

/** Groups of ids that are equal in all marks, highest first; within a group in the given order. */
function inGroups(ids: readonly Id[], marks: readonly ((id: Id) => number)[]): readonly (readonly Id[])[] {
  const [mark, ...others] = marks;
  if (mark === undefined || ids.length < 2) return [ids];
  const values = [...new Set(ids.map(mark))].sort((a, b) => b - a);
  return values.flatMap((value) =>
    inGroups(
      ids.filter((id) => mark(id) === value),
      others,
    ),
  );
}

const purpose = 'initiative-tie';

/** PE-R5: the order of combatants that are equal in everything. `tied` is in the order of the encounter. */
function settleTie(table: Table, tied: readonly Id[], sharing: (readonly Id[])[]): readonly Id[] {
  switch (table.fight.rulings.initiativeFinalTie) {
    case 'd100Low':
      return rollOff(table, tied);
    case 'rosterOrder':
      return tied;
    case 'simultaneous':
      sharing.push(tied);
      return tied;
    case 'playersDecide':
      return agree(table, tied);
  }
}

const d100 = dice(1, 100);
const face = sum();
/** The first of two dice: all that matters of it is how the other one compares. */
const hidden: Reading<number> = { ...face, id: 'initiative-tie', shows: { key: () => 0 } };
const comparedWith = (who: Id): Reading<number> => ({
  ...face,
  id: 'initiative-tie against',
  against: { who, purpose, reading: hidden, key: (own, other) => Math.sign(own - other) },
});

/** Each rolls a d100, the lowest first; those still tied roll again. */
function rollOff(table: Table, tied: readonly Id[]): readonly Id[] {
  const faces = new Map<Id, number>();
  // Whoever is taken away by hand meanwhile needs no place, and a single one is tied with nobody.
  const left = (): readonly Id[] => tied.filter((id) => present(one(table.fight, id)));
  for (const id of tied) {
    if (left().length < 2 || !left().includes(id)) continue;
    const [other] = tied.length === 2 ? tied.filter((each) => each !== id) : [];
    const why = {
      clause: 'PE-TIME-8',
      for: id,
      purpose,
      ...(other === undefined ? {} : { against: other }),
      rulings: [rulingIds.initiativeFinalTie],
    };
    const reading = other === undefined ? face : faces.has(other) ? comparedWith(other) : hidden;
    faces.set(id, table.draw(d100, reading, why));
  }
  if (faces.size === 0) return tied;
  table.tell({ fact: 'tie-rolled', who: [...faces.keys()], faces: [...faces.values()] });
  const placed = inGroups([...faces.keys()], [(id) => -(faces.get(id) ?? 0)]).flatMap((group) =>
    group.length < 2 ? group : rollOff(table, group),
  );
  return [...placed, ...tied.filter((id) => !faces.has(id))];
}

/** The game master names them one after the other, apart from those who are taken away by hand meanwhile. */
function agree(table: Table, tied: readonly Id[]): readonly Id[] {
  const order: Id[] = [];
  const left = (): readonly Id[] => tied.filter((id) => !order.includes(id) && present(one(table.fight, id)));
  while (left().length > 1) order.push(table.ask(firstQuestion(table.fight, left())).option);
  return [...order, ...tied.filter((id) => !order.includes(id))];
}
