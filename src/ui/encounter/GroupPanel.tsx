import { ScrollText, Trash2 } from 'lucide-react';
import type { Id, Json } from '../../kernel/json.ts';
import type { TieFormat } from '../../store/library.ts';
import { Button } from '../kit/Button.tsx';
import type { Cast } from './cast.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { changeSide, renamePerson } from './people.ts';
import { TieFields } from './TieFields.tsx';
import type { PackSheets } from './ties.ts';
import type { Trouble } from './trouble.ts';
import type { Picking } from './usePicking.ts';
import { WaveFields, WavePicker } from './WavePicker.tsx';
import { inGroup, listIn, regroup, removeWave, renameWave, setArrival, withNewWave } from './waves.ts';

/** The current group with all of its combatants, and fields for the selected one and for a wave. */
export function GroupPanel(props: {
  readonly picking: Picking;
  readonly document: Json;
  readonly everybody: Cast;
  readonly troubles: readonly Trouble[];
  /** Fields that tie a combatant to another one, and the sheets of the pack, which say of what kind it is. */
  readonly ties: readonly TieFormat[];
  readonly pack: PackSheets;
  readonly edit: (change: (now: Json) => Json) => void;
  /** Called when a combatant is selected in the list rather than on the map. */
  readonly onLook: (who: Id | null) => void;
  readonly onRemove: (who: Id) => void;
  /** Called to edit a combatant's whole sheet. */
  readonly onSheet: (who: Id) => void;
}) {
  const { picking, edit } = props;
  const { wave, group, cast, select } = picking;
  const change = (tool: (now: Json) => Json): void => edit((now) => inGroup(now, group, tool));
  return (
    <PeoplePanel
      cast={cast}
      everybody={props.everybody}
      selected={picking.selected}
      troubles={props.troubles}
      onSelect={props.onLook}
      onAdd={() => picking.add('here')}
      onRename={(who, next) => change((now) => renamePerson(now, who, next))}
      onSide={(who, next) => change((now) => changeSide(now, who, next))}
      onRemove={props.onRemove}
      foot={
        wave && (
          <Button
            kind="danger"
            icon={<Trash2 aria-hidden className="size-5" />}
            onPress={() => {
              select(null, null);
              edit((now) => removeWave(now, wave.id));
            }}
          >
            Remove {wave.name} and whoever is in it
          </Button>
        )
      }
      sheet={(who) => (
        <Button icon={<ScrollText aria-hidden className="size-5" />} onPress={() => props.onSheet(who)} wide>
          Change the sheet
        </Button>
      )}
      comes={(who) => {
        const one = listIn(props.document, group).find(({ id }) => id === who);
        return (
          <>
            <Comes who={who} picking={picking} document={props.document} edit={edit} />
            {one && <TieFields one={one} {...props} change={change} />}
          </>
        );
      }}
    >
      <WavePicker
        label="Who comes when"
        waves={picking.waves}
        value={group}
        onPick={(to) => select(null, to)}
        onNew={() => picking.add('new-wave')}
      />
      {wave && (
        <WaveFields
          wave={wave}
          onRename={(name) => edit((now) => renameWave(now, wave.id, name))}
          onArrival={(round) => edit((now) => setArrival(now, wave.id, round))}
        />
      )}
    </PeoplePanel>
  );
}

/** When a combatant comes: with another group, or with a new wave made for it. */
function Comes(props: {
  readonly who: Id;
  readonly picking: Picking;
  readonly document: Json;
  readonly edit: (change: (now: Json) => Json) => void;
}) {
  const { who, edit } = props;
  const { waves, group, select } = props.picking;
  return (
    <WavePicker
      label="Comes"
      waves={waves}
      value={group}
      onPick={(to) => {
        edit((now) => regroup(now, who, group, to));
        select(who, to);
      }}
      onNew={() => {
        const begun = withNewWave(props.document);
        edit(() => regroup(begun.document, who, group, begun.wave));
        select(who, begun.wave);
      }}
    />
  );
}
