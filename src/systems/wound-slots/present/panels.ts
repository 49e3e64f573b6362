import type { Id } from '../../../kernel/json.ts';
import type { PoolView, Track } from '../../../kernel/view.ts';
import { apGains } from '../derived.ts';
import type { Level } from '../levels.ts';
import { levels } from '../levels.ts';
import type { Combatant, Fight } from '../state.ts';
import { gainOf } from '../turn/ap.ts';
import { deedName } from './deeds.ts';

/** Tracks and pools of the panel. Their names are those used in `override-numbers.ts`. */

const levelLabels: { readonly [level in Level]: string } = {
  light: 'Light',
  moderate: 'Moderate',
  severe: 'Severe',
  critical: 'Critical',
  fatal: 'Fatal',
};

/** One track of slots per level (SL-HLT-9); a wound that finds it full goes to the next (SL-HLT-10). */
export function tracks(who: Combatant): { readonly [name: string]: Track } {
  return Object.fromEntries(
    levels.map((level, place): [string, Track] => {
      const next = levels[place + 1];
      return [
        level,
        {
          label: levelLabels[level],
          kind: 'slots',
          max: who.slots[level],
          left: who.slots[level] - who.wounds[level],
          clause: level === 'fatal' ? 'SL-HLT-12' : 'SL-HLT-9',
          ...(next === undefined ? {} : { spills: next }),
        },
      ];
    }),
  );
}

export function pools(fight: Fight, who: Combatant): { readonly [name: string]: PoolView } {
  return {
    ap: apPool(fight, who),
    movement: { label: 'Yards paid for', value: who.movement.left, clause: 'SL-MOV-5', kind: 'number' },
    stamina: {
      label: 'Stamina',
      value: who.stamina,
      max: who.staminaMax,
      clause: 'SL-STA-1',
      kind: 'bar',
      lasting: true,
    },
    fatigue: { label: 'Fatigue', value: who.fatigue, clause: 'SL-STA-3', kind: 'number', eats: 'stamina' },
    ...(usesMana(who)
      ? {
          mana: {
            label: 'Mana',
            value: who.mana,
            max: who.manaMax,
            clause: 'SL-STA-6',
            kind: 'bar',
            lasting: true,
          } as const,
          invested: {
            label: 'Invested mana',
            value: who.invested,
            clause: 'SL-STA-8',
            kind: 'number',
            eats: 'mana',
            lent: true,
          } as const,
        }
      : {}),
    ...loading(fight, who),
  };
}

/** SL-AP-1, SL-AP-3, SL-AP-5: current AP, maximum, next gain, and the charge being paid for. */
function apPool(fight: Fight, who: Combatant): PoolView {
  const { most } = apGains(who.sheet, fight.rulings);
  const end = fight.phase === 'turns' && !who.hadTurn;
  const amount = gainOf(fight, who, end ? 'end' : 'start');
  return {
    label: 'AP',
    value: who.ap,
    max: most,
    clause: 'SL-AP-3',
    kind: 'bar',
    ...(amount > 0 ? { gain: { amount, when: end ? 'when its turn ends' : 'when a round starts' } } : {}),
    ...(who.charge && who.charge.untilRound === null
      ? {
          progress: {
            label: deedName(who.charge.choice.option),
            paid: who.charge.paid,
            cost: who.charge.cost,
          },
        }
      : {}),
  };
}

/** Whether mana is shown: there is a use for it, or some is missing. */
const usesMana = (who: Combatant): boolean =>
  who.sheet.spells.length > 0 || who.invested > 0 || who.mana !== who.manaMax;

/** SL-ATK-4: AP of loading still needed, for each weapon that must be loaded. */
function loading(fight: Fight, who: Combatant): { readonly [name: string]: PoolView } {
  const found: { [name: string]: PoolView } = {};
  for (const { item, thing } of who.sheet.weapons) {
    if (thing.loading === 0) continue;
    const id: Id = `${who.id}/${item}`;
    found[`loading:${item}`] = {
      label: `AP to load the ${thing.name.toLowerCase()}`,
      value: fight.unloaded[id] ?? 0,
      clause: 'SL-ATK-4',
      kind: 'number',
    };
  }
  return found;
}
