import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change, ConditionEntry } from '../../engine/system.ts';
import type { Refusal } from '../../kernel/port.ts';
import type { Carried } from './carried.ts';
import type { Facts } from './facts/index.ts';
import { placeOffMount, seated } from './movement/dismount.ts';
import { tornBy } from './override-places.ts';
import { refuse } from './refusal.ts';
import { adjacent } from './space.ts';
import type { Combatant, Fight, Mark } from './state.ts';
import { conscious, one, present } from './state.ts';

/** Conditions between two combatants set by hand: grapples, pins, marks, ignoring, riding. */

type ConditionChange = Extract<Change, { change: 'condition' }>;

const entry = <Name extends string>(id: Name, label: string, clause: string, other: true | 'one' = true) =>
  ({ id, label, clause, other }) as const satisfies ConditionEntry;

export const ties = [
  entry('grappling', 'Grapples with', 'SL-GRP-5'),
  entry('pinned', 'Pinned by', 'SL-GRP-10'),
  entry('ignoring', 'Ignores', 'SL-FLK-4'),
  entry('harried', 'Harried by', 'SL-COM-5'),
  entry('distracted', 'Distracted by', 'SL-MSC-5'),
  entry('mounted', 'Rides', 'SL-MNT-2', 'one'),
] as const;
type Tie = (typeof ties)[number];

const already = (who: Combatant, { label, clause }: ConditionEntry): Refusal =>
  refuse('noSuchThing', `nothing changes: ${who.sheet.name}, ${label}`, clause, 'on');

/** The combatants to whom `who` has this tie. */
function tiedTo(who: Combatant, { id }: Tie): readonly string[] {
  switch (id) {
    case 'grappling':
      return who.grappling;
    case 'pinned':
      return who.pinnedBy;
    case 'ignoring':
      return who.ignoring;
    case 'harried':
    case 'distracted':
      return who.marks.filter(({ kind }) => kind === id).map(({ by }) => by);
    case 'mounted':
      return who.riding ? [who.riding.mount] : [];
  }
}

/**
 * The facts that set or clear such a condition; `null` if it is not one of these. Turned off without `other`, it ends
 * towards everybody.
 */
export function betweenTwo(fight: Fight, who: Combatant, change: ConditionChange): Carried | null {
  const tie = ties.find(({ id }) => id === change.condition);
  if (!tie) return null;
  const { on, other } = change;
  const before = tiedTo(who, tie);
  if (!on) {
    const ends = other === undefined ? before : before.filter((id) => id === other);
    return ends.length === 0 ? already(who, tie) : loosened(fight, who, tie, ends);
  }
  const found = readWho(fight, other, 'other', tie.clause);
  if (!isCombatant(found)) return found;
  if (found === who) return refuse('noSuchThing', 'that is the same one', tie.clause, 'other');
  return before.includes(found.id) ? already(who, tie) : tied(fight, who, found, tie);
}

function tied(fight: Fight, who: Combatant, other: Combatant, tie: Tie): Carried {
  switch (tie.id) {
    case 'grappling':
      return judgeGrapple(fight, who, other, tie) ?? [{ fact: 'grapple', who: who.id, with: other.id }];
    case 'pinned': {
      const refused = judgeGrapple(fight, who, other, tie) ?? judgeAwake(other, tie.clause, 'other');
      if (refused) return refused;
      const grapple: readonly Facts[] = who.grappling.includes(other.id)
        ? []
        : [{ fact: 'grapple', who: who.id, with: other.id }];
      return [...grapple, { fact: 'pinned', who: who.id, by: other.id, on: true }];
    }
    case 'ignoring':
      return (
        judgeAwake(who, tie.clause, 'on') ?? [
          { fact: 'ignoring', who: who.id, ids: [...who.ignoring, other.id], clause: 'SL-FLK-4' },
        ]
      );
    case 'harried':
    case 'distracted':
      return [{ fact: 'marked', who: who.id, mark: { kind: tie.id, by: other.id } }];
    case 'mounted':
      return mounting(who, other, { mount: other.id, control: true, calming: 0 });
  }
}

/** SL-GRP-5: both must be present and adjacent. */
function judgeGrapple(fight: Fight, who: Combatant, other: Combatant, { clause }: Tie): Refusal | null {
  if (!present(who) || !present(other)) {
    return refuse('noSuchThing', `${other.sheet.name} is not there for it`, clause, 'other');
  }
  return adjacent(fight, who, other)
    ? null
    : refuse('outOfReach', 'they are not side by side', clause, 'other');
}

/** SL-CND-3: pinning, ignoring, riding and being ridden require a conscious combatant. */
const judgeAwake = (who: Combatant, clause: string, field: string): Refusal | null =>
  conscious(who)
    ? null
    : refuse('unconscious', `${who.sheet.name} is out of the fight and cannot do that`, clause, field);

/** SL-MNT-1, SL-MNT-2: the facts that seat `who` on `other` wherever they are, or the refusal. */
export function mounting(
  who: Combatant,
  other: Combatant,
  riding: NonNullable<Combatant['riding']>,
): Carried {
  const clause = 'SL-MNT-2';
  if (!other.sheet.traits.mount || other.sheet.size < who.sheet.size) {
    return refuse('noSuchThing', `${other.sheet.name} cannot carry it`, 'SL-MNT-1', 'other');
  }
  if (other.ridden !== null || other.riding !== null || who.riding !== null || who.ridden !== null) {
    return refuse('mounted', 'one of them is mounted already', clause, 'other');
  }
  const asleep = judgeAwake(who, clause, 'on') ?? judgeAwake(other, clause, 'other');
  if (asleep) return asleep;
  // Nobody sits on a mount that lies (SL-MSC-7).
  if (other.posture === 'prone') return refuse('posture', `${other.sheet.name} lies`, 'SL-POS-6', 'other');
  const ends = who.grappling.map(
    (id): Facts => ({ fact: 'grapple-ended', who: who.id, with: id, why: 'hand' }),
  );
  return [...ends, ...seated(who, other, clause), { fact: 'riding', who: who.id, riding }];
}

function loosened(fight: Fight, who: Combatant, tie: Tie, ends: readonly string[]): Carried {
  switch (tie.id) {
    case 'grappling':
      return ends.map((id) => ({ fact: 'grapple-ended', who: who.id, with: id, why: 'hand' }));
    case 'pinned':
      return ends.map((by) => ({ fact: 'pinned', who: who.id, by, on: false }));
    case 'ignoring': {
      const ids = who.ignoring.filter((id) => !ends.includes(id));
      return [{ fact: 'ignoring', who: who.id, ids, clause: 'SL-FLK-8' }];
    }
    case 'harried':
    case 'distracted': {
      const gone = (mark: Mark): boolean => mark.kind === tie.id && ends.includes(mark.by);
      return [{ fact: 'marks-set', who: who.id, marks: who.marks.filter((mark) => !gone(mark)) }];
    }
    case 'mounted':
      return dismount(fight, who, tie);
  }
}

/** SL-POS-6: places the rider beside the mount, where there is room. */
function dismount(fight: Fight, who: Combatant, { clause }: Tie): Carried {
  const to = placeOffMount(fight, who);
  if (!to || !who.riding) {
    return refuse('spaceTaken', 'there is no room beside the mount', clause, 'on');
  }
  const mounted = one(fight, who.riding.mount);
  const off: readonly Facts[] = [
    { fact: 'riding', who: who.id, riding: null },
    { fact: 'fell-back', who: who.id, from: mounted.cell, to },
  ];
  return [...off, ...tornBy(fight, off, [who.id])];
}
