import type { Id, Json } from '../../kernel/json.ts';
import { useReadMap } from '../../store/library.ts';
import { useFileTaker } from '../brought/arriving.ts';
import { MapAccount } from '../brought/MapAccount.tsx';
import { PickFile } from '../brought/PickFile.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Wrong } from '../library/Wrong.tsx';
import { withGround } from './bring.ts';

/** Replaces the ground with a map from another program. Shows beforehand what becomes of each part. */
export function BringGround(props: {
  readonly document: Json;
  readonly usesLight: boolean;
  readonly nameOf: (who: Id) => string;
  readonly onLay: (document: Json) => void;
}) {
  const { document, usesLight, nameOf, onLay } = props;
  const { mutate, reset, variables, data: map, error, isPending } = useReadMap();
  const next = map && withGround(document, map.ground, usesLight);
  const read = ([file]: readonly File[]): void => {
    if (file) mutate(file);
  };
  useFileTaker({ words: 'Drop a map to see what becomes of it', onFiles: read });
  return (
    <section aria-labelledby="bring-ground" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="bring-ground" className="wt-eyebrow">
        From another program
      </h2>
      <PickFile label="Map" busy={isPending} onFiles={read}>
        Import a map
      </PickFile>
      <p className="text-small text-faint">
        A Universal VTT file (.dd2vtt, .uvtt, .df2vtt): its size, walls, doors{usesLight ? ' and lights' : ''}
        .
      </p>
      {error && <Wrong what={variables?.name ?? ''} error={error} />}
      {map && next && (
        <Dialog
          open
          title={`A map: ${map.name}`}
          onClose={reset}
          foot={
            <>
              <Button onPress={reset}>Cancel</Button>
              <Button
                kind="primary"
                onPress={() => {
                  onLay(next.document);
                  reset();
                }}
              >
                Lay it under the encounter
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            <MapAccount map={map} light={usesLight} />
            <p>
              It takes the place of the ground, heights, walls and lights that are there.
              {next.hexes && ' Its cells are squares: the hexagons go.'}
              {next.gone.length > 0 && ` Outside of it, and gone: ${next.gone.map(nameOf).join(', ')}.`} Undo
              brings everything back.
            </p>
          </div>
        </Dialog>
      )}
    </section>
  );
}
