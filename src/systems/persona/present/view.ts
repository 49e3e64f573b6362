import { lightRows } from '../../../battlefield/light.ts';
import { identity, itemMarks, stillThere, viewOf } from '../../../engine/shown.ts';
import type { Id } from '../../../kernel/json.ts';
import type { BarEntry, CombatantStatus, CombatantView, View } from '../../../kernel/view.ts';
import { itemsSeen } from '../../../kernel/view.ts';
import { injuryCondition, locations } from '../body.ts';
import { itemsInHand } from '../judge.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { conditions } from './chips.ts';
import { shownField } from './field.ts';
import { body, charts, notes, pools, tracks } from './panels.ts';
import { iconOf } from './token.ts';
import { nameOf, namesOf } from './words.ts';

/** The state of everyone that was not removed. */
export const status = (fight: Fight): readonly CombatantStatus[] =>
  stillThere(fight).map((who) => statusOf(fight, who));

/** The fight as screens show it. */
export function view(fight: Fight): View {
  const order = orderOf(fight);
  const chain = banner(fight);
  const light = lightRows(fieldOf(fight));
  return viewOf(fight, (who) => combatantView(fight, who), {
    phase: phaseWord(fight),
    active: fight.bonus?.who ?? fight.active,
    order,
    bar: order.map((id) => barEntry(fight, one(fight, id))),
    battlefield: shownField(fight.battlefield),
    ...(light ? { light } : {}),
    marks: itemMarks(fight.floor),
    ...(chain ? { banner: chain } : {}),
  });
}

const orderOf = (fight: Fight): readonly Id[] =>
  (fight.order.length > 0 ? fight.order : fight.listing).filter((id) => one(fight, id).out !== 'gone');

function phaseWord(fight: Fight): string {
  switch (fight.phase) {
    case 'surprise':
    case 'initiative':
      return 'setup';
    case 'round':
    case 'turns':
    case 'round-end':
      return 'round';
    case 'over':
      return 'over';
  }
}

/** PE-ONE-4, PE-BAT-2: the banner of a One More that is being used or was earned; `null` for none. */
function banner(fight: Fight): View['banner'] | null {
  const { bonus } = fight;
  if (bonus) {
    const { oneMore } = one(fight, bonus.who);
    const handed = bonus.used === null && bonus.chain.length > 1;
    const how = oneMore
      ? handed
        ? 'has been handed one'
        : 'has earned another'
      : bonus.used === null
        ? 'may take one Move or one Action'
        : `uses it for ${bonus.used === 'move' ? 'a Move' : 'an Action'}`;
    const chain =
      bonus.chain.length > 1 ? ` Baton: ${bonus.chain.map((id) => nameOf(fight, id)).join(' → ')}.` : '';
    // PE-BAT-4: they are of the One More that was passed; another that is earned with it has none.
    const edge = bonus.advantages > 0 && (handed || !oneMore) ? ` +${bonus.advantages} Advantage.` : '';
    return {
      label: 'One More',
      text: `${nameOf(fight, bonus.who)} ${how}.${chain}${edge}`,
      clause: bonus.chain.length > 1 ? 'PE-BAT-2' : 'PE-ONE-4',
      who: bonus.who,
    };
  }
  const earned = fight.listing.filter((id) => one(fight, id).oneMore);
  const [first] = earned;
  if (first === undefined) return null;
  return {
    label: 'One More',
    text: `${namesOf(fight, earned)}, at the end of the turn.`,
    clause: 'PE-ONE-1',
    who: first,
  };
}

function barEntry(fight: Fight, who: Combatant): BarEntry {
  const entry = { id: who.id, initiative: who.initiative };
  if (who.out !== null) return { ...entry, state: 'out' };
  if (fight.bonus?.who === who.id) return { ...entry, state: 'active', note: 'One More' };
  switch (who.turn) {
    case 'active':
      return fight.bonus ? { ...entry, state: 'acted', note: 'passed on' } : { ...entry, state: 'active' };
    case 'waiting':
      return { ...entry, state: 'waiting' };
    case 'done':
      return { ...entry, state: 'acted' };
    case 'skipped':
      return { ...entry, state: 'skipped' };
  }
}

const sizeNames = [
  'minuscule',
  'tiny',
  'small',
  'normal',
  'large',
  'huge',
  'giant',
  'colossal',
  'titanic',
  'vast',
];

const statusOf = (fight: Fight, who: Combatant): CombatantStatus => ({
  ...identity(who),
  tracks: tracks(fight, who),
  pools: pools(fight, who),
});

function combatantView(fight: Fight, who: Combatant): CombatantView {
  return {
    ...statusOf(fight, who),
    icon: iconOf(who.sheet),
    cell: who.cell,
    size: who.squares,
    sizeName: `${sizeNames[who.sheet.size + 3] ?? 'normal'} size`,
    conditions: conditions(fight, who),
    ...(Object.keys(who.injuries).length > 0 && {
      shownElsewhere: locations.filter((location) => who.injuries[location]).map(injuryCondition),
    }),
    initiative: who.initiative,
    notes: notes(fight, who),
    items: itemsSeen(itemsInHand(who), who.carried),
    body: body(fight, who),
    charts: charts(fight, who),
  };
}
