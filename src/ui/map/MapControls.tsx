import { Crosshair, Maximize, Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../kit/IconButton.tsx';

const icon = 'size-5';

/** Buttons for zoom, fit and centring on the active combatant, for users who do not pinch. */
export const MapControls = memo(function MapControls(props: {
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  /** Without it there is no button for centring. */
  readonly onCentre?: () => void;
}) {
  return (
    <div className="absolute right-3 bottom-3 flex max-h-[calc(100%-1.5rem)] flex-col flex-wrap-reverse content-start justify-end gap-2">
      <IconButton
        kind="float"
        label="Zoom in"
        icon={<Plus aria-hidden className={icon} />}
        onPress={() => props.onZoom(1.4)}
      />
      <IconButton
        kind="float"
        label="Zoom out"
        icon={<Minus aria-hidden className={icon} />}
        onPress={() => props.onZoom(1 / 1.4)}
      />
      <IconButton
        kind="float"
        label="Fit the whole map"
        icon={<Maximize aria-hidden className={icon} />}
        onPress={props.onFit}
      />
      {props.onCentre && (
        <IconButton
          kind="float"
          label="Centre on whoever has the turn"
          icon={<Crosshair aria-hidden className={icon} />}
          onPress={props.onCentre}
        />
      )}
    </div>
  );
});
