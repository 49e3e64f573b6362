import type { Cell, Id } from '../kernel/json.ts';
import { asJson } from '../kernel/json.ts';
import type { BarEntry, CombatantStatus, CombatantView, Mark, Out, TurnState, View } from '../kernel/view.ts';

/** What the views of all systems show alike, read from what the fights and combatants of all of them have. */

/** The part of a combatant that is read here. */
interface ShownCombatant {
  readonly id: Id;
  readonly side: string;
  readonly player: boolean;
  readonly out: Out | null;
  readonly sheet: { readonly name: string };
}

/** The part of a fight that is read here. */
interface ShownFight<Combatant> {
  readonly system: string;
  readonly name: string;
  readonly round: number;
  readonly active: Id | null;
  readonly listing: readonly Id[];
  readonly combatants: { readonly [id: Id]: Combatant };
  readonly battlefield: object;
  readonly changes: object;
  readonly over: { readonly winner: string | null } | null;
}

/** Everybody who is not gone, in the order of joining. */
export const stillThere = <Combatant extends ShownCombatant>({
  listing,
  combatants,
}: Pick<ShownFight<Combatant>, 'listing' | 'combatants'>): readonly Combatant[] =>
  listing.flatMap((id) => {
    const who = combatants[id];
    return who && who.out !== 'gone' ? [who] : [];
  });

/** Who somebody is, on which side, and whether it is out. */
export const identity = (
  who: ShownCombatant,
): Pick<CombatantStatus, 'id' | 'name' | 'side' | 'player' | 'out'> => ({
  id: who.id,
  name: who.sheet.name,
  side: who.side,
  player: who.player,
  out: who.out,
});

/** Items on the floor, as marks of the map. */
export const itemMarks = (
  floor: readonly { readonly item: { readonly id: Id; readonly name: string }; readonly cell: Cell }[],
): readonly Mark[] =>
  floor.map(({ item, cell }) => ({ cell, kind: 'item', label: item.name, item: item.id }));

/**
 * The view of a fight: `own` is what its system shows in a way of its own, and wins over what all have in common. Once
 * the fight is over, nobody has the turn.
 */
export const viewOf = <Combatant extends ShownCombatant>(
  fight: ShownFight<Combatant>,
  combatantView: (who: Combatant) => CombatantView,
  own: Pick<View, 'phase' | 'order' | 'bar' | 'marks'> & Partial<View>,
): View => ({
  system: fight.system,
  name: fight.name,
  round: fight.round,
  active: fight.active,
  combatants: Object.fromEntries(stillThere(fight).map((who) => [who.id, combatantView(who)])),
  battlefield: asJson(fight.battlefield),
  changed: asJson(fight.changes),
  ...own,
  ...(fight.over ? { over: fight.over, active: null, bar: own.bar.map(turnless) } : {}),
});

/** A place of the initiative bar once the fight is over: who is out, and otherwise no turns and nothing to wait for. */
function turnless({ id, initiative, state, with: mates }: BarEntry): BarEntry {
  const left = (turn: TurnState): TurnState => (turn === 'out' ? 'out' : 'over');
  return {
    id,
    initiative,
    state: left(state),
    ...(mates ? { with: mates.map((mate) => ({ ...mate, state: left(mate.state) })) } : {}),
  };
}
