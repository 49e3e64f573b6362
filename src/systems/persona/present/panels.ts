import { counted } from '../../../kernel/phrases.ts';
import type { BodyPartView, ChartTone, ChartView, NoteView, PoolView, Track } from '../../../kernel/view.ts';
import type { Location } from '../body.ts';
import { locationNames, locations, partOf } from '../body.ts';
import { bonusOf, exhaustedFrom, fatiguedFrom, poolMax, scoreOf, standingTarget } from '../derived.ts';
import type { Affinity } from '../elements.ts';
import { affinityNames, elementNames, elements } from '../elements.ts';
import { sparesAtStart } from '../gear.ts';
import { affinityTo } from '../harm/affinity.ts';
import { personaStanding } from '../harm/persona.ts';
import { trackMax } from '../harm/tracks.ts';
import { itemsInHand } from '../judge.ts';
import { metresOf } from '../movement/speed.ts';
import { heavyWoundsOf } from '../powers.ts';
import { bonusNames, scoreNames, scores, skills, testedName } from '../scores.ts';
import type { Combatant, Fight, Persona } from '../state.ts';
import { isBroken } from '../state.ts';
import { injuryCounts } from '../test/standing-edge.ts';
import { injuryWords } from './injuries.ts';

/** The panel of a combatant: tracks, pools, body parts, affinities, notes. */

export function tracks(fight: Fight, who: Combatant): { readonly [name: string]: Track } {
  const most = trackMax(fight, who);
  const persona =
    who.equipped === null ? undefined : who.personas.find(({ sheet }) => sheet.id === who.equipped);
  return {
    ...(persona
      ? {
          persona: {
            label: `Persona · ${persona.sheet.name}`,
            kind: 'boxes',
            max: persona.sheet.wounds,
            left: persona.left,
            clause: 'PE-PER-1',
          } as const,
        }
      : {}),
    light: { label: 'Light Wounds', kind: 'boxes', max: most.light, left: who.light, clause: 'PE-WND-2' },
    heavy: { label: 'Heavy Wounds', kind: 'boxes', max: most.heavy, left: who.heavy, clause: 'PE-WND-3' },
    deadly: { label: 'Deadly Wound', kind: 'boxes', max: 1, left: who.deadly, clause: 'PE-WND-4' },
    ...(who.tracksStress ? { stress: stressTrack(who) } : {}),
  };
}

/** PE-FTG-1, PE-FTG-2: Stress with its two thresholds. */
function stressTrack(who: Combatant): Track {
  const exhausted = exhaustedFrom(who);
  return {
    label: 'Stress',
    kind: 'gauge',
    max: Math.max(exhausted + 5, who.stress),
    left: who.stress,
    clause: 'PE-FTG-1',
    marks: [
      { at: fatiguedFrom(who), label: 'Fatigued' },
      { at: exhausted, label: 'Exhausted' },
    ],
  };
}

/** PE-TIME-4: whole metres left of a Move that has begun; `null` if it has not. */
const metresLeft = ({ move }: Combatant): number | null =>
  move && Math.max(0, Math.floor(move.allowance - move.spent));

export function pools(fight: Fight, who: Combatant): { readonly [name: string]: PoolView } {
  const { active, bonus } = fight;
  const turn = (bonus?.who ?? active) === who.id;
  const powers = hasPowers(who);
  return {
    ...(turn
      ? {
          action: {
            label: 'Action',
            value: who.acted || bonus?.used === 'move' ? 0 : 1,
            max: 1,
            clause: 'PE-TIME-3',
            kind: 'pips',
          } as const,
          move: {
            label: 'Move',
            value: who.moveOver || who.focused || metresLeft(who) === 0 || bonus?.used === 'action' ? 0 : 1,
            max: 1,
            clause: 'PE-TIME-3',
            kind: 'pips',
          } as const,
        }
      : {}),
    ...(turn && who.move && !who.moveOver
      ? {
          metres: {
            label: 'Metres left',
            value: metresLeft(who) ?? 0,
            max: who.move.allowance,
            clause: 'PE-TIME-4',
            kind: 'number',
          } as const,
        }
      : {}),
    ...(who.fateMax > 0 || who.fate > 0
      ? {
          fate: {
            label: 'Fate',
            value: who.fate,
            max: poolMax(who, 'fate'),
            clause: 'PE-FATE-1',
            kind: 'pips',
            lasting: true,
          } as const,
        }
      : {}),
    ...(powers && who.spiritMax > 0
      ? {
          spirit: {
            label: 'Spirit',
            value: who.spirit,
            max: poolMax(who, 'spirit'),
            clause: 'PE-ACT-37',
            kind: 'number',
            lasting: true,
          } as const,
        }
      : {}),
    ...(powers && who.exertionMax > 0
      ? {
          exertion: {
            label: 'Exertion',
            value: who.exertion,
            max: poolMax(who, 'exertion'),
            clause: 'PE-ACT-37',
            kind: 'number',
            lasting: true,
          } as const,
        }
      : {}),
  };
}

const hasPowers = (who: Combatant): boolean =>
  who.sheet.powers.length > 0 || who.personas.some(({ sheet }) => sheet.powers.length > 0);

/** The places of body parts in the figure, seen from the front: the right arm is on the left. */
const places: { readonly [location in Location]: Pick<BodyPartView, 'column' | 'row'> } = {
  head: { column: 2, row: 1 },
  body: { column: 2, row: 2 },
  rightArm: { column: 1, row: 2 },
  leftArm: { column: 3, row: 2 },
  rightLeg: { column: 1, row: 3 },
  leftLeg: { column: 3, row: 3 },
};

/** PE-INJ-3: each location with its AP and its injury, if any. */
export function body(fight: Fight, who: Combatant): readonly BodyPartView[] {
  const here = locations.filter((location) => who.sheet.anatomy.some((row) => row.location === location));
  return here.map((location) => {
    const injury = who.injuries[location];
    const ap = Math.max(0, who.sheet.ap[partOf[location]] - (who.apLost[location] ?? 0));
    const part = { id: location, label: locationNames[location], ...places[location], note: `AP ${ap}` };
    if (!injury) return part;
    const { name, text, clause } = injuryWords(fight.rulings, location, injury.row);
    const ignored = injury.ignored > 0 && !injuryCounts(fight, injury) ? ` (${ignoredFor(fight)})` : '';
    return { ...part, injury: { label: `${name}${ignored}`, text, clause } };
  });
}

/** PE-FATE-10, PE-R101: how long an injury is ignored. */
const ignoredFor = ({ rulings }: Fight): string =>
  rulings.ignoreInjuryUntil === 'endOfRound' ? 'ignored this round' : 'ignored until its next turn';

const tones: { readonly [affinity in Affinity]: ChartTone } = {
  weak: 'bad',
  normal: 'plain',
  resist: 'good',
  block: 'good',
  repel: 'good',
  absorb: 'good',
};

/** PE-AFF-2: the affinities; secret for combatants that players do not play until they are analysed (PE-ACT-20). */
export function charts(fight: Fight, who: Combatant): readonly ChartView[] {
  if (who.kind === 'other' && Object.keys(who.sheet.affinities).length === 0) return [];
  const secret = !who.player && fight.analysed[who.id] === undefined;
  return [
    {
      label: 'Affinities',
      clause: 'PE-AFF-2',
      ...(secret ? { secret: true as const } : {}),
      entries: elements
        .filter((element) => element !== 'almighty')
        .map((element) => {
          const affinity = affinityTo(fight, who, element);
          return { label: elementNames[element], value: affinityNames[affinity], tone: tones[affinity] };
        }),
    },
  ];
}

const isHurt = ({ sheet, left, heavy, deadly }: Persona): boolean =>
  left < sheet.wounds || (heavy ?? heavyWoundsOf(sheet)) < heavyWoundsOf(sheet) || deadly === 0;

/** PE-ATK-9: the rounds and spare clips of weapons that count them; what is thrown is gathered up after a fight. */
function roundsOf(fight: Fight, { id, sheet }: Combatant): readonly NoteView[] {
  return sheet.weapons.flatMap((weapon): readonly NoteView[] => {
    const { item, name, clip } = weapon;
    if (clip === undefined || weapon.class === 'thrown') return [];
    const loaded = fight.loaded[`${id}/${item}`] ?? 0;
    const spares = fight.spares[`${id}/${item}`] ?? 0;
    const fewer = loaded < clip || spares < (sheet.spares[item] ?? sparesAtStart);
    const value = `${loaded} of ${clip} loaded, ${counted(spares, 'spare clip')}`;
    return [{ label: name, value, clause: 'PE-ATK-9', ...(fewer && { left: true }) }];
  });
}

export function notes(fight: Fight, who: Combatant): readonly NoteView[] {
  const { sheet } = who;
  const held = itemsInHand(who).map(({ name }) => name);
  const carried = who.carried.map(({ name }) => name).join(', ');
  const found: NoteView[] = [
    { label: 'In hand', value: held.join(', ') || 'nothing', clause: 'PE-ACT-33' },
    ...(carried === '' ? [] : [{ label: 'Carried', value: carried, clause: 'PE-ACT-33' }]),
    {
      label: 'Basic Move',
      value: `${Math.max(metresOf(who, 'basic'), fight.rulings.minimumMove)} m`,
      clause: 'PE-MOVE-3',
    },
    ...roundsOf(fight, who),
  ];
  for (const owned of who.personas) {
    const { sheet: persona, left, heavy } = owned;
    const standing = heavy === undefined ? `${left} of ${persona.wounds}` : personaStanding(owned);
    const value = isBroken(owned) ? 'broken' : standing;
    const powers = persona.powers.map(({ name }) => name).join(', ');
    // The equipped one has a track, which does not tell of its Heavy and Deadly Wounds (PE-R89).
    const hurt = isHurt(owned) && (persona.id !== who.equipped || heavy !== undefined);
    found.push({
      label: persona.name,
      value: powers === '' ? value : `${value} · ${powers}`,
      clause: 'PE-PER-1',
      ...(hurt && { left: true }),
    });
  }
  if (sheet.powers.length > 0) {
    found.push({
      label: 'Powers',
      value: sheet.powers.map(({ name }) => name).join(', '),
      clause: 'PE-ACT-37',
    });
  }
  for (const score of scores) {
    const value = `${scoreOf(who, score)} (${bonusNames[score]} ${bonusOf(who, score)})`;
    found.push({ label: scoreNames[score], value, clause: 'PE-TEST-1' });
  }
  for (const skill of skills) {
    if (sheet.skills[skill] === undefined) continue;
    const tested = { skill };
    const total = standingTarget(who, tested, fight.rulings);
    found.push({ label: testedName(tested), value: `${total.value}`, total, clause: 'PE-TEST-5' });
  }
  if (sheet.arcana !== undefined) found.push({ label: 'Arcana', value: sheet.arcana, clause: 'PE-ACT-20' });
  if (sheet.personality !== undefined) {
    found.push({ label: 'Personality', value: sheet.personality, clause: 'PE-ACT-20' });
  }
  for (const trait of sheet.traits) found.push({ label: 'Trait', value: trait, clause: 'PE-ACT-21' });
  for (const [name, rank] of Object.entries(sheet.links)) {
    found.push({ label: `Social Link: ${name}`, value: `rank ${rank}`, clause: 'PE-BAT-1' });
  }
  return found;
}
