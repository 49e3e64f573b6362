import { Dialog } from '../kit/Dialog.tsx';

interface Listed {
  readonly key: string;
  readonly where: string;
  readonly what: string;
}

/** The problems of a document with their places; a tap shows the place. */
export function TroubleList<T extends Listed>(props: {
  readonly open: boolean;
  readonly troubles: readonly T[];
  readonly onShow: (trouble: T) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open={props.open && props.troubles.length > 0} title="What is wrong" onClose={props.onClose}>
      <ul className="grid gap-2">
        {props.troubles.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              onClick={() => {
                props.onClose();
                props.onShow(one);
              }}
              className="min-h-touch w-full rounded-control border border-line bg-raised px-3 py-2 text-left"
            >
              <span className="block font-medium">{one.where}</span>
              <span className="block text-small text-faint">{one.what}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
