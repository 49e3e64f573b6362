import type { ValuesOf } from '../cli/command-line.ts';
import { commandLineOf, count, wordOr } from '../cli/command-line.ts';
import type { Tactic } from '../engine/system.ts';
import { systems } from '../systems/registry.ts';
import { isRefusal } from '../kernel/port.ts';
import { someSystems } from './options.ts';
import { mirrored } from './tactics.ts';
export const commandLine = commandLineOf('zz', someSystems, { fights: count(200), encounter: wordOr('duel'), when: wordOr('end-turn'), lead: count(4, 0), mode: wordOr('any') });
export function main({ chosen, fights, encounter, when, lead, mode }: ValuesOf<typeof commandLine>): void {
  const system = systems['wound-slots'] as any;
  const usual = system.tactics.simple as Tactic<any>;
  const on = when.split(',');
  const variant: Tactic<any> = {
    ...usual,
    decide(question, fight, random, from) {
      const choice = usual.decide(question, fight, random, from);
      if (question.id !== 'turn' || !on.includes(choice.option)) return choice;
      const who = fight.combatants[question.acts ?? question.for];
      const foes = Object.values(fight.combatants as any).filter((o: any) => o.side !== who.side && o.turn !== 'out') as any[];
      const ahead = foes.filter((f) => f.posture && (f.initiative ?? 0) + lead > (who.initiative ?? 0));
      const near = (f: any) => Math.max(Math.abs(f.cell.x - who.cell.x), Math.abs(f.cell.y - who.cell.y)) <= 3;
      if (mode === 'any' ? ahead.length === 0 : mode === 'half' ? 2 * ahead.length < foes.length : mode === 'near' ? !ahead.some(near) : mode === 'all' ? ahead.length < foes.length : mode === 'far' ? ahead.length === 0 || foes.some((f) => f.posture && near(f)) : mode === 'first' ? fight.round > 1 || ahead.length === 0 : mode === 'later' ? fight.round < 2 || ahead.length === 0 : true) return choice;
      const read = question.read({ option: 'seize-initiative' });
      return isRefusal(read) ? choice : (read as any);
    },
  };
  const { share, half } = mirrored(system, encounter, variant, usual, fights, '1');
  console.log(mode, encounter, when, lead, (100 * share).toFixed(1), '±', (100 * half).toFixed(1));
}
