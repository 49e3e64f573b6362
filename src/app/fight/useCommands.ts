import { useEffect, useMemo, useState } from 'react';
import { actorOf } from '../../store/actor.ts';
import { useDraft } from '../../store/current-draft.ts';
import { choiceOf, nextField, picksOf } from '../../store/draft.ts';
import { usePreview } from '../../store/foresight.ts';
import { useIdle } from '../../store/idle.ts';
import { session } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import type { Direction } from '../../ui/actions/cells.ts';
import { offered } from '../../ui/actions/groups.ts';
import { missing, sentence } from '../../ui/actions/sentence.ts';
import { stepAnywhere } from '../../ui/actions/step.ts';
import { hand, padFor, useHand } from '../../ui/hand/hand.ts';
import { isStarted, poolName, restProblem } from '../../ui/hand/pad.ts';
import { unhurried } from '../../ui/hand/unhurried.ts';
import { isCovered } from '../../ui/kit/isCovered.ts';
import { kindOf, passOf } from '../../ui/prompts/kind.ts';
import type { Command, FightHand } from '../commands.ts';
import { commandFor, fightCommands } from '../commands.ts';

/** The commands of the open fight as they stand now, for the bottom bar, the keys and the help. */
export function useCommands(help: () => void): readonly Command[] {
  const prompt = useTable((state) => state.prompt);
  const combatants = useTable((state) => state.view?.combatants);
  const can = useTable((state) => state.can);
  const idle = useIdle();
  const late = useLate();
  const draft = useDraft();
  const opened = useHand((state) => state.field);
  const typed = useHand((state) => state.typed);
  const preview = usePreview(draft && choiceOf(draft));
  return useMemo(() => {
    const payer = combatants?.[draft?.option.by ?? actorOf(prompt) ?? ''];
    const busy = late ? 'The last answer is on its way.' : true;
    const end = passOf(prompt);
    const field = draft && (opened ?? nextField(draft));
    return fightCommands({
      idle,
      can,
      actions: numbered(),
      commit: commit(),
      armed: draft !== null,
      end: end && { label: end.label, run: () => void hand.answer({ option: end.id }) },
      undo: () => void hand.undo(),
      redo: () => void hand.redo(),
      send: () => {
        if (useTable.getState().status === 'busy') return;
        void (prompt?.kind === 'roll' && draft === null ? hand.roll() : hand.commit());
      },
      cancel: hand.cancel,
      help,
    });

    function numbered(): FightHand['actions'] {
      if (prompt?.kind !== 'choose') return [];
      if (!draft) {
        return offered(prompt.options).numbered.map((option) => ({
          label: option.label,
          run: () => {
            session.show('act');
            hand.arm(option);
          },
        }));
      }
      if (field === null || draft.option.needs?.[field]?.kind !== 'one') return [];
      return picksOf(draft, field)
        .filter((pick) => !pick.refused)
        .map((pick) => ({
          label: pick.label,
          run: () => {
            session.field(field, pick.id);
            hand.openField(null);
          },
        }));
    }

    function commit(): FightHand['commit'] {
      // A change by hand that waits for its cell goes before the roll.
      if (prompt?.kind === 'roll' && draft === null) {
        const pad = padFor(typed, prompt);
        const label = isStarted(pad) ? 'Roll the rest for me' : `Roll ${poolName(prompt.dice)} for me`;
        return { label, enabled: restProblem(pad) ?? busy };
      }
      if (!draft) {
        const turn = prompt !== null && kindOf(prompt) === 'turn';
        return {
          label: turn ? 'Choose what to do' : prompt === null ? 'Nothing to do' : 'Choose an answer',
          enabled: 'Choose something first: nothing happens before this button is pressed.',
        };
      }
      const next = nextField(draft);
      const need = next === null ? undefined : draft.option.needs?.[next];
      if (need) return { label: missing(need), enabled: 'Something is still missing.' };
      if (!choiceOf(draft)) return { label: draft.option.label, enabled: 'This cannot be done now.' };
      return {
        label: sentence(draft, payer, preview),
        enabled: busy,
      };
    }
  }, [prompt, combatants, can, idle, late, draft, opened, typed, preview, help]);
}

/** How long an answer may be pending before that is shown, in milliseconds. */
const patience = 300;

/** Whether the answer has been pending for long. A quick one causes no rendering of its own. */
function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = false;
    // React may render once even when the state that is set is the same.
    const show = (next: boolean): void => {
      if (next !== shown) setLate(next);
      shown = next;
    };
    const unsubscribe = useTable.subscribe(({ status }, before) => {
      if (status === before.status) return;
      clearTimeout(timer);
      if (status === 'busy') timer = setTimeout(() => show(true), patience);
      else show(false);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return late;
}

/** Whether the key belongs to a text field or a select, no slider. Ctrl and Enter is the big button everywhere. */
const isTyping = ({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !target.matches('input[type=range]') &&
  !(key === 'Enter' && (ctrlKey || metaKey));

/** Whether a key is pressed without any other that gives it another meaning to the browser: Alt and ← is Back. */
const isAlone = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Whether Enter has a meaning of its own on this element. */
const hasOwnKeys = (target: EventTarget | null, key: string): boolean =>
  key === 'Enter' &&
  target instanceof Element &&
  target.closest('button, a, summary, [role=button], [role=application], [role=grid]') !== null;

const arrows: { readonly [key: string]: Direction } = {
  ArrowUp: 'N',
  ArrowDown: 'S',
  ArrowLeft: 'W',
  ArrowRight: 'E',
};

/** Whether arrow keys have a meaning of their own on this element: on the map, in tabs, radio groups, sliders. */
const hasOwnArrows = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    '[role=application], [role=grid], [role=tablist], [role=radiogroup], input[type=range], svg',
  ) !== null;

/** Runs commands by keys, except while a text field is focused or a dialog or popover, other than a note, is open. */
export function useShortcuts(commands: readonly Command[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isTyping(event)) return;
      if (isCovered()) return;
      if (hasOwnKeys(event.target, event.key) && !event.ctrlKey && !event.metaKey) return;
      const arrow = isAlone(event) ? arrows[event.key] : undefined;
      if (arrow && !hasOwnArrows(event.target) && stepAnywhere(arrow)) {
        event.preventDefault();
        return;
      }
      const command = commandFor(commands, event);
      if (command?.enabled !== true) return;
      event.preventDefault();
      // What answers the prompt is guarded as its button is: a key pressed twice answers once (400 ms).
      if (command.answers) unhurried(command.id, command.run);
      else command.run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [commands]);
}
