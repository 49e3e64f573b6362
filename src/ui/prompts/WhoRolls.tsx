import { ChevronDown } from 'lucide-react';
import type { Id } from '../../kernel/json.ts';
import type { CombatantView, View } from '../../kernel/view.ts';
import type { DiceMode, RollPrompt } from '../../protocol/messages.ts';
import { useCatalogue } from '../../store/library.ts';
import { useTable } from '../../store/table.ts';
import { hand, usePad } from '../hand/hand.ts';
import { restProblem } from '../hand/pad.ts';
import { Refused } from '../hand/Refused.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { ReactionSwitch } from './ReactionSwitch.tsx';

const modes: readonly { readonly id: DiceMode; readonly label: string }[] = [
  { id: 'seeded', label: 'Digital' },
  { id: 'manual', label: 'Real' },
];

/** The combatants who have turns, and others, such as a wall, whose dice are not rolled as those of everybody. */
function players({ bar, combatants }: View, dice: object): readonly CombatantView[] {
  const acting = new Set(bar.flatMap(({ id, with: others = [] }) => [id, ...others.map((one) => one.id)]));
  return Object.values(combatants).filter(({ id }) => acting.has(id) || Object.hasOwn(dice, id));
}

/** Why the dice of the open roll cannot become digital now: one of them is begun by hand. */
function Begun({ prompt }: { readonly prompt: RollPrompt }) {
  const because = restProblem(usePad(prompt));
  return because !== null && <p className="text-small text-warn">{`${prompt.question}: ${because}`}</p>;
}

/** Who rolls the dice of one: as everybody, or otherwise. */
function DiceOf({ who, name }: { readonly who: Id; readonly name: string }) {
  const mode = useTable(({ preferences }) => preferences.dice[who] ?? 'default');
  return (
    <Segmented
      size="min"
      label={`Dice of ${name}`}
      segments={[{ id: 'default' as const, label: 'As everybody' }, ...modes]}
      value={mode}
      onPick={(next) => void hand.rollsBy({ dice: { [who]: next === 'default' ? null : next } })}
    />
  );
}

/** Settings for everybody in the fight: who rolls dice by hand, and who is asked about which reaction. */
export function WhoRolls({ onClose }: { readonly onClose: () => void }) {
  const view = useTable((state) => state.view);
  const { dice, defaultDice } = useTable((state) => state.preferences);
  const prompt = useTable((state) => state.prompt);
  const system = useTable((state) => state.fight?.system ?? null);
  const reactions = useCatalogue(system).data?.reactions ?? [];
  const asked = reactions.filter(({ gm }) => !gm);
  const judged = reactions.filter(({ gm }) => gm);
  const people = view ? players(view, dice) : [];
  const sides = [...new Set(people.map(({ side }) => side))];
  const modeOf = (id: string): DiceMode => dice[id] ?? defaultDice;
  return (
    <Dialog open title="Dice and reactions" onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <Refused />
        {prompt?.kind === 'roll' && <Begun prompt={prompt} />}
        <section aria-label="Everybody" className="grid grid-cols-1 gap-2">
          <h3 className="text-body font-semibold">Everybody</h3>
          <Segmented
            size="min"
            label="Dice of everybody"
            segments={modes}
            value={defaultDice}
            onPick={(next) =>
              void hand.rollsBy({
                defaultDice: next,
                // A choice for everybody clears the settings of single combatants.
                dice: Object.fromEntries(Object.keys(dice).map((id) => [id, null])),
              })
            }
          />
          {sides.length > 1 &&
            sides.map((side) => {
              const own = people.filter((one) => one.side === side).map(({ id }) => id);
              const mixed = new Set(own.map(modeOf)).size > 1;
              return (
                <div key={side} className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-center gap-3">
                  <span className="font-semibold">{side}</span>
                  <Segmented
                    size="min"
                    label={`Dice of the side ${side}`}
                    segments={modes}
                    value={mixed ? null : modeOf(own[0] ?? '')}
                    onPick={(next) =>
                      void hand.rollsBy({ dice: Object.fromEntries(own.map((id) => [id, next])) })
                    }
                  />
                </div>
              );
            })}
        </section>
        {people.map((one) => (
          <details key={one.id} className="group rounded-control border border-line">
            <summary className="flex min-h-touch cursor-pointer items-center gap-3 px-3">
              <span className="min-w-0 flex-1 font-semibold">{one.name}</span>
              <span className="text-small text-faint">
                {modeOf(one.id) === 'manual' ? 'real dice' : 'digital dice'}
              </span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="grid grid-cols-1 gap-4 p-3 pt-1">
              <DiceOf who={one.id} name={one.name} />
              {asked.map((reaction) => (
                <ReactionSwitch key={reaction.id} who={one.id} reaction={reaction.id} headed />
              ))}
            </div>
          </details>
        ))}
        <section aria-label="Game master" className="grid grid-cols-1 gap-4">
          <h3 className="text-body font-semibold">Game master</h3>
          <DiceOf who="gm" name="the game master" />
          {judged.map((reaction) => (
            <ReactionSwitch key={reaction.id} who="gm" reaction={reaction.id} headed />
          ))}
        </section>
      </div>
    </Dialog>
  );
}
