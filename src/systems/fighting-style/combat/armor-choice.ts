import { counted } from '../../../kernel/phrases.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant } from '../state.ts';
import { conscious } from '../state.ts';
import type { Table } from '../table.ts';
import type { ArSource, DamageRulings, Protection } from './damage.ts';
import { bestArmor, cut } from './damage.ts';
import type { RolledPart } from './damage-roll.ts';

/**
 * The source of AR that is used against this damage (FS-ARM-4, FS-R67): the one that stops most of it, or with `ask`
 * the one that its owner picks. The owner is not asked while unconscious, nor where the choice makes no difference.
 */
export function armorAgainst(
  table: Table,
  who: Combatant,
  rolled: readonly RolledPart[],
  sources: readonly ArSource[],
  protection: Omit<Protection, 'armor'>,
): ArSource | null {
  const { rulings } = table.fight;
  const best = bestArmor(rolled, sources, protection, rulings);
  if (rulings.arChoice === 'highestAuto' || best === null || !conscious(who)) return best;
  const left = sources.map((armor) => cut(rolled, { ...protection, armor }, rulings).total);
  if (new Set(left).size < 2) return best;
  const picked = table.ask(armorQuestion(who, rolled, sources, protection, rulings)).option;
  return sources.find(({ id }) => id === picked) ?? best;
}

/** The question which source of AR to use; the source that lets least through is listed first. */
function armorQuestion(
  who: Combatant,
  rolled: readonly RolledPart[],
  sources: readonly ArSource[],
  protection: Omit<Protection, 'armor'>,
  rulings: DamageRulings,
): Question {
  const leaves = (armor: ArSource): number => cut(rolled, { ...protection, armor }, rulings).total;
  return {
    id: 'armor',
    clause: 'FS-ARM-4',
    for: who.id,
    about: { who: who.id, ruling: rulingIds.arChoice },
    options: () =>
      [...sources]
        .sort((a, b) => leaves(a) - leaves(b))
        .map((armor) => ({
          id: armor.id,
          label: armor.label,
          clause: 'FS-ARM-4',
          group: 'free',
          note: `${counted(leaves(armor), 'point gets', 'points get')} through`,
        })),
    read: ({ option }): Choice | Refusal =>
      sources.some(({ id }) => id === option)
        ? { option }
        : refuse('noSuchThing', `${who.sheet.name} has no such armor`, 'FS-ARM-4', 'option'),
  };
}
