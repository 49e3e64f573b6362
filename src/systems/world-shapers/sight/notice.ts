import { memory } from '../../../engine/stamps.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import { copyOfCombatant } from '../copies.ts';
import { placesOf } from '../ground.ts';
import type { Happening } from '../held/triggers.ts';
import { happened } from '../held/watch.ts';
import { giveAway } from '../hiding.ts';
import { hiddenFrom, sees } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { hasTurns } from '../turn/able.ts';

/**
 * Ends hiding when a hidden combatant comes into sight (WS-ADV-14). Checked wherever sight may change: after each
 * square of movement, after each deed (a door, destroyed cover, somebody getting up), and when effects end (Blinded). A
 * combatant that was hidden in plain sight before, from the surprised (WS-INI-20) or by the game master's word
 * (WS-GEN-12), is not revealed by this.
 */

const hides = (who: Combatant): boolean => who.hiddenFrom.length > 0 && present(who);

/** Whether anybody is hidden from anybody. */
export const somebodyHides = (fight: Fight): boolean => kept(fight, 0, () => everyone(fight).some(hides));

/** Cached, because rules ask after each step and each advance of a counter. */
const kept = memory<boolean, Fight, number>(placesOf);

/**
 * Whether `who` notices `other` by sight. WS-INI-20: the surprised notice nobody; WS-R43 `gmDecides`: nobody does
 * without the game master's word.
 */
const spots = (fight: Fight, who: Combatant, other: Combatant): boolean =>
  fight.rulings.sightModel === 'centreLine' && !who.surprised && sees(fight, who, other);

/** For each hidden combatant, those who have it in sight although it is hidden from them. */
type Exposed = ReadonlyMap<Id, readonly Id[]>;

function exposed(fight: Fight): Exposed {
  const found = new Map<Id, readonly Id[]>();
  for (const who of everyone(fight)) {
    if (hides(who)) {
      found.set(
        who.id,
        who.hiddenFrom.filter((id) => spots(fight, one(fight, id), who)),
      );
    }
  }
  return found;
}

/** Reveals those who have come into sight since `before`; returns the happenings for held actions. */
function noticeSince(table: Table, before: Exposed): readonly Happening[] {
  const found: Happening[] = [];
  for (const [id, now] of exposed(table.fight)) {
    const known = before.get(id) ?? [];
    const fresh = now.filter((other) => !known.includes(other));
    const shown = fresh.length > 0 ? giveAway(table, id, fresh) : null;
    if (shown) found.push(shown);
  }
  return found;
}

/**
 * Makes a change, then reveals those whom it has brought into sight and fires held actions that wait for somebody to
 * appear.
 */
export function watchful(table: Table, change: () => void): void {
  const { fight } = table;
  const [hiding, before] = [somebodyHides(fight) ? exposed(fight) : null, outlook(fight)];
  change();
  const shown = hiding ? noticeSince(table, hiding) : [];
  happened(table, ...shown, ...(before ? appearedSince(fight, before) : []));
}

/**
 * What holders of "appears" triggers see (WS-INI-11): the position of each holder, and for the others their positions
 * and whether they are seen.
 */
type Outlook = ReadonlyMap<Id, { readonly at: Cell; readonly others: readonly Looked[] }>;
interface Looked {
  readonly id: Id;
  readonly at: Cell;
  readonly seen: boolean;
}

/** WS-GEN-9: objects without turns do not trigger by appearing. */
const mayAppear = (fight: Fight, who: Combatant): boolean =>
  present(who) && (!isObject(who) || hasTurns(fight, who));

/** `null` if nobody waits for somebody to appear, or with WS-R43 `gmDecides`, where sight does not change by itself. */
function outlook(fight: Fight): Outlook | null {
  if (fight.rulings.sightModel === 'gmDecides') return null;
  const watchers = everyone(fight).filter(({ held }) =>
    held.some(({ trigger }) => trigger.kind === 'appears'),
  );
  if (watchers.length === 0) return null;
  return new Map(
    watchers.map((who) => {
      const others = everyone(fight).filter(
        (other) => other.id !== who.id && mayAppear(fight, other) && !hiddenFrom(other, who),
      );
      const looked = others.map((other) => ({ id: other.id, at: other.cell, seen: sees(fight, who, other) }));
      return [who.id, { at: who.cell, others: looked }];
    }),
  );
}

/**
 * Who has become visible without moving, to watchers that have not moved: by a door, destroyed cover or the end of
 * Blinded. Movement is reported square by square, and hidden combatants when they are revealed.
 */
function appearedSince(fight: Fight, before: Outlook): readonly Happening[] {
  const to = new Map<Id, Id[]>();
  for (const [id, { at, others }] of before) {
    const who = one(fight, id);
    if (!stays(at, who)) continue;
    for (const { id: whom, at: there, seen } of others) {
      const other = one(fight, whom);
      if (seen || !stays(there, other) || hiddenFrom(other, who) || !sees(fight, who, other)) continue;
      to.set(other.id, [...(to.get(other.id) ?? []), id]);
    }
  }
  return [...to].map(([who, those]) => ({ event: 'appeared', who, to: those }));
}

const stays = (at: Cell, { cell }: Combatant): boolean => at.x === cell.x && at.y === cell.y;

/**
 * Reveals those whom one square of movement has brought into sight, compared with the mover and its riders at their
 * previous square. Returns the happenings, which are handled together with the step (WS-R26).
 */
export function noticeStep(
  table: Table,
  { who: id, from }: Extract<Happening, { event: 'step' }>,
): readonly Happening[] {
  const { fight } = table;
  if (!somebodyHides(fight)) return [];
  const { cell } = one(fight, id);
  const [dx, dy] = [from.x - cell.x, from.y - cell.y];
  const combatants = { ...fight.combatants };
  const back = (who: Combatant): void => {
    combatants[who.id] = { ...who, cell: { x: who.cell.x + dx, y: who.cell.y + dy } };
    for (const other of everyone(fight)) if (other.mounted?.on === who.id) back(other);
  };
  back(one(fight, id));
  return noticeSince(table, exposed({ ...fight, combatants }));
}

/**
 * Whether a step of `mover` brings it into the sight of somebody it is hidden from, or brings a hidden combatant into
 * its own sight.
 */
export function showsInStep(fight: Fight, mover: Combatant, to: Cell): boolean {
  if (!somebodyHides(fight)) return false;
  const there = copyOfCombatant(mover);
  there.cell = to;
  const found = (id: Id, hider: Id, as: Combatant): boolean =>
    spots(fight, id === as.id ? as : one(fight, id), hider === as.id ? as : one(fight, hider));
  return everyone(fight).some(
    (hider) =>
      hides(hider) &&
      hider.hiddenFrom.some(
        (id) =>
          (id === mover.id || hider.id === mover.id) &&
          found(id, hider.id, there) &&
          !found(id, hider.id, mover),
      ),
  );
}
