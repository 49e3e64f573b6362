import type { Id, Json } from '../../../kernel/json.ts';
import type { Choice, PickValue, Question, Refusal } from '../../../kernel/port.ts';
import { enemiesOf, hide } from '../hiding.ts';
import { byInitiative } from '../judge.ts';
import { fights } from '../left-to-fight.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import { makeCheck } from '../roll/check.ts';
import { bestSkill } from '../roll/contest.ts';
import type { Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';

/** Surprise (WS-INI-19 to WS-INI-21): settles who is surprised, and hides their enemies from them. */
export function settleSurprise(table: Table): void {
  const { fight } = table;
  const who = fight.surprise === 'ask' ? askSurprised(table) : fight.surprise;
  table.tell({ fact: 'surprised', who });
  for (const other of everyone(fight)) {
    // WS-INI-20: the surprised themselves are hidden from nobody.
    if (who.includes(other.id) || !fights(other)) continue;
    const from = enemiesOf(fight, other).filter((id) => who.includes(id));
    if (from.length > 0) hide(table, other.id, from, 'WS-INI-20');
  }
}

/** Asks the game master who is surprised (WS-INI-21, WS-R31). */
function askSurprised(table: Table): readonly Id[] {
  const said = table.ask(surpriseQuestion(table.fight));
  if (said.option !== 'roll') return said.who;
  return rolled(table, said.ambushers, said.who);
}

/**
 * Rolls each ambusher's Stealth, then each victim's better of Perception and Intuition; returns the surprised: those
 * below all ambushers.
 */
function rolled(table: Table, ambushers: readonly Id[], victims: readonly Id[]): readonly Id[] {
  const { fight } = table;
  const sorted = (ids: readonly Id[]): readonly Id[] =>
    byInitiative(
      fight,
      ids.map((id) => one(fight, id)),
    ).map(({ id }) => id);
  const shared = { clause: 'WS-INI-21', opposed: true } as const;
  // Whoever is taken away by hand before the die falls surprises nobody, or is surprised by nobody.
  const results = sorted(ambushers).flatMap((who) => {
    const spec = { ...shared, who, skill: 'stealth', purpose: 'ambush', needs: null } as const;
    return table.upon([who], () => makeCheck(table, spec).result) ?? [];
  });
  if (results.length === 0) return [];
  const lowest = Math.min(...results);
  return sorted(victims).filter((who) => {
    const spec = { ...shared, who, purpose: 'notice', needs: lowest };
    const skill = bestSkill(fight, spec, ['perception', 'intuition']);
    return table.upon([who], () => !makeCheck(table, { ...spec, skill }).passed) ?? false;
  });
}

interface Said extends Choice {
  readonly option: 'set' | 'roll';
  readonly who: readonly Id[];
  readonly ambushers: readonly Id[];
}

const clause = 'WS-INI-21';

/**
 * WS-R31: the game master names the surprised or lets them be rolled; with `rollPerVictim` they are rolled, or nobody
 * is surprised.
 */
const surpriseQuestion = (fight: Fight): Question<Said> => ({
  id: 'gm.surprise',
  clause,
  for: 'gm',
  options: () => {
    const able = everyone(fight).filter(fights);
    const oneOf: readonly PickValue[] = able.map(({ id }) => ({ id, label: nameOf(fight, id) }));
    const some = (label: string, min: number) =>
      ({ kind: 'some', label, oneOf, min, max: oneOf.length }) as const;
    const rolls = fight.rulings.surpriseCheck === 'rollPerVictim';
    return [
      {
        id: 'set',
        label: rolls ? 'Nobody is surprised' : 'Begin the combat',
        clause,
        group: 'gm',
        ...(rolls ? {} : { needs: { who: some('Surprised', 0) } }),
      },
      {
        id: 'roll',
        label: 'Roll for an ambush',
        clause,
        group: 'gm',
        needs: { ambushers: some('Who lies in wait', 1), who: some('Whom they may surprise', 1) },
      },
    ];
  },
  read: (choice) => readSaid(fight, choice),
});

function readSaid(fight: Fight, { option, who = [], ambushers = [] }: Choice): Said | Refusal {
  if (option !== 'set' && option !== 'roll') return onlyAnswers('set or roll', clause);
  const [surprised, lurking] = [idsIn(fight, who), idsIn(fight, ambushers)];
  if (!surprised) return refuse('noSuchThing', 'these are no combatants who fight', clause, 'who');
  if (!lurking) return refuse('noSuchThing', 'these are no combatants who fight', clause, 'ambushers');
  if (option === 'set') {
    const named = surprised.length > 0 && fight.rulings.surpriseCheck === 'rollPerVictim';
    return named
      ? refuse('noSuchThing', 'at this table it is rolled who is surprised', clause, 'who')
      : { option, who: surprised, ambushers: [] };
  }
  const mixed = lurking.length === 0 || lurking.some((id) => surprised.includes(id));
  if (mixed || surprised.length === 0) {
    return refuse(
      'wrongTarget',
      'some lie in wait, and others may be surprised by them',
      clause,
      'ambushers',
    );
  }
  return { option, who: surprised, ambushers: lurking };
}

/** Parses ids of fighting combatants, in joining order; `null` if any other is named. */
function idsIn(fight: Fight, given: Json): readonly Id[] | null {
  if (!Array.isArray(given)) return null;
  const known = everyone(fight)
    .filter(fights)
    .map(({ id }) => id);
  return given.every((id) => typeof id === 'string' && known.includes(id))
    ? known.filter((id) => given.includes(id))
    : null;
}
