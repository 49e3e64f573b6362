import { failure } from './failures.ts';
import type { Handlers } from './handlers.ts';
import { noSuchTactic } from './named.ts';
import { preferencesAfter, tacticsOf, unknownTactic } from './preferences.ts';
import type { Seat } from './seat.ts';

/** Handlers of all inputs to a fight, with undo and redo. */
export const answersInPlay = ({
  withFight,
  input,
  aside,
  onPrompt,
}: Seat): Pick<Handlers, 'answer' | 'roll' | 'override' | 'wave' | 'prefer' | 'undo' | 'redo' | 'seek'> => ({
  answer: ({ prompt, choice, also }) => onPrompt(prompt, (run) => run.answer(choice, also)),
  roll: ({ prompt, faces }) => onPrompt(prompt, (run) => run.roll(faces)),
  override: ({ changes, reason }) => aside((run) => run.override(changes, reason)),
  wave: ({ wave, does }) => aside((run) => run.wave(wave, does)),
  prefer: ({ do: _, ...wishes }) =>
    withFight(({ run: { system } }) => {
      const named = { hands: tacticsOf(wishes.hands), sides: Object.values(wishes.sides ?? {}) };
      for (const [path, tactics] of Object.entries(named)) {
        const unknown = unknownTactic(system, tactics);
        if (unknown !== null) return failure('unknown-tactic', noSuchTactic(system, unknown), path);
      }
      return aside((run) => {
        run.prefer(preferencesAfter(run.start().preferences, wishes, system.view(run.fight())));
        return null;
      });
    }),
  undo: () => input((run) => run.undo()),
  redo: () => input((run) => run.redo()),
  seek: ({ at }) =>
    input((run) => {
      run.seek(at);
      return null;
    }),
});
