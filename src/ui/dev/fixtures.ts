import type { Json } from '../../kernel/json.ts';
import type { Option, PickCell } from '../../kernel/port.ts';
import type { BarEntry, CombatantView, View } from '../../kernel/view.ts';
import type { ChoosePrompt } from '../../protocol/messages.ts';

/** Made-up views for work on the looks of the map, without an engine. */

const court: Json = {
  width: 20,
  height: 15,
  grid: 'square',
  metric: 'one',
  metres: 1,
  terrain: [
    { id: 'rubble', label: 'Rubble', costTimes: 2 },
    { id: 'fire', label: 'Burning oil', damage: { dice: '1d6', type: 'fire' } },
    { id: 'crates', label: 'Crates', blocksMove: true, cover: 'high' },
    { id: 'pillar', label: 'Pillar', blocksMove: true, blocksSight: true, cover: 'full' },
    { id: 'well', label: 'Well', blocksMove: true, cover: 'low' },
    { id: 'hedge', label: 'Hedge', costTimes: 2, cover: 'low' },
    { id: 'river', label: 'River', blocksMove: true },
    { id: 'smoke', label: 'Smoke', blocksSight: true },
  ],
  cells: [
    { x: 8, y: 5, w: 3, h: 3, terrain: 'rubble' },
    { x: 2, y: 11, w: 3, h: 2, terrain: 'rubble' },
    { x: 12, y: 10, w: 2, h: 2, terrain: 'fire' },
    { x: 10, y: 8, w: 2, h: 2, terrain: 'well' },
    { x: 6, y: 4, terrain: 'pillar' },
    { x: 13, y: 4, terrain: 'pillar' },
    { x: 6, y: 9, terrain: 'pillar' },
    { x: 13, y: 8, terrain: 'pillar' },
    { x: 2, y: 7, w: 2, terrain: 'crates' },
    { x: 17, y: 7, h: 2, terrain: 'crates' },
    { x: 8, y: 12, w: 4, terrain: 'hedge' },
    { x: 0, y: 13, w: 20, h: 2, terrain: 'river' },
    { x: 16, y: 10, w: 2, h: 2, terrain: 'smoke' },
  ],
  walls: [
    { kind: 'wall', x: 14, y: 0, side: 'w', length: 4 },
    { kind: 'wall', x: 14, y: 3, side: 's', length: 6 },
    { kind: 'door', x: 16, y: 3, side: 's', id: 'gate', label: 'Gate' },
    { kind: 'window', x: 14, y: 1, side: 'w', id: 'window' },
    { kind: 'wall', x: 0, y: 4, side: 'n', length: 4 },
    { kind: 'door', x: 2, y: 4, side: 'n', id: 'stable', label: 'Stable door', open: true },
    { kind: 'low-wall', x: 4, y: 9, side: 'e', length: 3 },
  ],
  elevation: [
    { x: 14, y: 0, w: 6, h: 4, height: 2 },
    { x: 0, y: 8, w: 2, h: 3, height: 1 },
  ],
  light: { ambient: 'bright', regions: [{ x: 0, y: 0, w: 5, h: 4, grade: 'dim' }] },
};

const hex = (grid: string): Json => ({
  width: 14,
  height: 11,
  grid,
  metric: 'one',
  metres: 1.5,
  terrain: [
    { id: 'wood', label: 'Trees', costTimes: 2, cover: 'low' },
    { id: 'rock', label: 'Rock', blocksMove: true, blocksSight: true, cover: 'full' },
    { id: 'thorns', label: 'Thorns', costTimes: 2, damage: { dice: '1d4', type: 'piercing' } },
  ],
  cells: [
    { x: 4, y: 2, w: 3, h: 2, terrain: 'wood' },
    { x: 9, y: 5, w: 1, h: 3, terrain: 'rock' },
    { x: 3, y: 7, w: 2, h: 2, terrain: 'thorns' },
  ],
  walls: [
    { kind: 'wall', a: { x: 6, y: 6 }, b: { x: 7, y: 6 } },
    { kind: 'door', a: { x: 6, y: 7 }, b: { x: 7, y: 7 }, id: 'd', label: 'Door' },
  ],
  elevation: [{ x: 10, y: 0, w: 4, h: 4, height: 3 }],
  light: { ambient: 'dark', sources: [{ x: 6, y: 5, bright: 4, dim: 7 }] },
});

type Part = Partial<CombatantView> & Pick<CombatantView, 'name' | 'side'>;

function someone(id: string, x: number, y: number, left: number, part: Part): CombatantView {
  return {
    id,
    player: part.side === 'Party',
    cell: { x, y },
    size: 1,
    sizeName: 'Medium',
    tracks: {
      health: {
        label: 'Health',
        kind: 'bar',
        max: 20,
        left,
        clause: 'FS-HP-1',
        marks: [{ at: 10, label: 'Wounded' }],
      },
    },
    pools: { ap: { label: 'AP', value: 2, max: 3, clause: 'FS-AP-1', kind: 'pips' } },
    conditions: [],
    initiative: 10,
    out: null,
    notes: [
      { label: 'Armour', value: 'Mail 5' },
      {
        label: 'Melee',
        value: '58',
        total: {
          value: 58,
          terms: [
            { value: 45, op: 'add', label: 'Longsword', clause: 'FS-SKL-2' },
            { value: 10, op: 'add', label: 'High ground', clause: 'FS-POS-4' },
            { value: 3, op: 'add', label: 'Fine blade', clause: 'FS-GEAR-1' },
            { value: -10, op: 'add', label: 'Off hand', clause: 'FS-TWO-1', off: 'nothing is held in it' },
          ],
        },
      },
      { label: 'In hand', value: 'Longsword, kite shield' },
    ],
    ...part,
  };
}

const prone = { id: 'prone', label: 'Prone', until: 'until it stands up', clause: 'FS-CND-2' };
const stunned = { id: 'stunned', label: 'Stunned', level: 1, until: 'end of round 3', clause: 'FS-CND-5' };
const hidden = { id: 'hidden', label: 'Hidden', clause: 'FS-CND-8' };

const eight: readonly CombatantView[] = [
  someone('edda', 5, 7, 14, { name: 'Edda', side: 'Party', initiative: 17 }),
  someone('egon', 4, 10, 20, { name: 'Egon', side: 'Party', initiative: 11, conditions: [hidden] }),
  someone('mira', 16, 1, 9, {
    name: 'Mira Longshot',
    side: 'Party',
    initiative: 15,
    tracks: {
      wounds: { label: 'Wounds', kind: 'boxes', max: 6, left: 4, clause: 'FS-WND-1' },
      injuries: {
        label: 'Injuries',
        kind: 'slots',
        max: 4,
        left: 2,
        clause: 'FS-WND-4',
        marks: [
          { at: 3, label: 'Cut arm' },
          { at: 4, label: 'Broken rib' },
        ],
      },
      stress: { label: 'Stress', kind: 'boxes', max: 10, left: 7, clause: 'FS-STR-1' },
    },
    pools: {
      ap: { label: 'AP', value: 3, max: 3, clause: 'FS-AP-1', kind: 'pips' },
      mana: { label: 'Mana', value: 14, max: 22, clause: 'FS-MAN-1', kind: 'number' },
    },
  }),
  someone('tor', 7, 11, 5, { name: 'Tor', side: 'Party', initiative: 4, conditions: [prone, stunned] }),
  someone('ogre', 7, 6, 16, { name: 'Ogre', side: 'Foes', initiative: 8, size: 2, sizeName: 'Large' }),
  someone('bandit1', 6, 8, 20, { name: 'Bandit 1', side: 'Foes', initiative: 12 }),
  someone('bandit2', 11, 5, 3, { name: 'Bandit 2', side: 'Foes', initiative: 12 }),
  someone('bandit3', 12, 7, 0, { name: 'Bandit 3', side: 'Foes', initiative: 12, out: 'dead' }),
  someone('captain', 15, 6, 11, { name: 'Orc Captain', side: 'Foes', initiative: 14 }),
  someone('cook', 18, 5, 20, { name: 'The Cook', side: 'Villagers', initiative: 2 }),
  someone('wolf', 18, 11, 12, { name: 'Wolf', side: 'Beasts', initiative: 9 }),
];

const states: { readonly [id: string]: Partial<BarEntry> } = {
  mira: { state: 'acted' },
  edda: { state: 'active' },
  captain: { state: 'delayed', note: 'after Edda' },
  bandit2: { state: 'skipped', note: 'surprised' },
  bandit3: { state: 'out' },
};

function viewOf(battlefield: Json, all: readonly CombatantView[], active: string, round: number): View {
  const order = [...all].sort((a, b) => (b.initiative ?? 0) - (a.initiative ?? 0));
  return {
    system: 'fighting-style',
    name: 'Made up',
    round,
    phase: 'round',
    active,
    order: order.map((one) => one.id),
    bar: order.map((one) => ({
      id: one.id,
      initiative: one.initiative,
      state: one.id === active ? 'active' : 'waiting',
      ...states[one.id],
    })),
    combatants: Object.fromEntries(all.map((one) => [one.id, one])),
    battlefield,
    marks: [
      { cell: { x: 9, y: 3 }, kind: 'item', label: 'Shortbow' },
      { cell: { x: 11, y: 11 }, kind: 'effect', label: 'Bless' },
    ],
  };
}

const twenty = [
  ...eight,
  ...['Ana', 'Ben', 'Cid', 'Dag', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida'].map((name, i) =>
    someone(name.toLowerCase(), 8 + (i % 5), 6 + Math.floor(i / 5), 6 + i, {
      name,
      side: i % 2 === 0 ? 'Party' : 'Foes',
      initiative: 20 - i,
    }),
  ),
];
const onHexes = eight.filter((one) => one.cell.x < 14 && one.cell.y < 11);

export const scenes: { readonly [name: string]: View } = {
  court: viewOf(court, eight, 'edda', 2),
  crowd: viewOf(court, twenty, 'edda', 3),
  pointy: viewOf(hex('hex-pointy'), onHexes, 'edda', 1),
  flat: viewOf(hex('hex-flat'), onHexes, 'edda', 1),
};

/** Unoccupied cells within a distance of the active combatant; some of them provoke the ogre. */
function around(view: View, far: number): readonly PickCell[] {
  const own = view.combatants[view.active ?? '']!;
  const taken = new Set(Object.values(view.combatants).map((one) => `${one.cell.x},${one.cell.y}`));
  const cells: PickCell[] = [];
  for (let y = 0; y < 13; y++) {
    for (let x = 0; x < 14; x++) {
      const cost = Math.max(Math.abs(x - own.cell.x), Math.abs(y - own.cell.y));
      if (cost === 0 || cost > far || taken.has(`${x},${y}`) || (x >= 7 && x < 9 && y >= 6 && y < 8))
        continue;
      const risky = x >= 8 && y < 9;
      cells.push(risky ? { x, y, cost, provokes: ['ogre'] } : { x, y, cost });
    }
  }
  return cells;
}

function optionsOf(view: View): readonly Option[] {
  const foes = Object.values(view.combatants).filter((one) => one.side === 'Foes' && one.out === null);
  return [
    {
      id: 'move',
      label: 'Move',
      clause: 'FS-MOV-1',
      group: 'move',
      cost: { ap: 1 },
      needs: { to: { kind: 'path', label: 'Where to', cells: around(view, 4), budget: 4 } },
    },
    {
      id: 'strike',
      label: 'Attack',
      clause: 'FS-ATK-1',
      group: 'primary',
      cost: { ap: 2 },
      needs: {
        target: {
          kind: 'one',
          label: 'Target',
          oneOf: foes.map((foe) =>
            foe.cell.x < 9
              ? { id: foe.id, label: foe.name }
              : {
                  id: foe.id,
                  label: foe.name,
                  refused: {
                    code: 'outOfReach',
                    because: `${foe.name} is out of reach: 6 m away, reach 2 m.`,
                    clause: 'FS-ATK-3',
                  },
                },
          ),
        },
      },
    },
  ];
}

export const promptOf = (view: View): ChoosePrompt => ({
  id: 1,
  kind: 'choose',
  for: view.active ?? '',
  ask: 'turn',
  question: 'What does Edda do?',
  clause: 'FS-TRN-1',
  options: optionsOf(view),
});
