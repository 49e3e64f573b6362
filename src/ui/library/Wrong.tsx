import { TableFailure } from '../../store/table.ts';
import { placeIn } from './place.ts';

/** The problems of something that was imported, each with its place. */
export function Wrong(props: {
  readonly what: string;
  readonly error: Error;
  /** Whether it was only previewed, so that nothing of it is saved in any case. */
  readonly looked?: boolean;
}) {
  const { what, error, looked = false } = props;
  const failure = error instanceof TableFailure ? error.failure : null;
  const problems = failure?.problems ?? [];
  const place = failure && placeIn(failure);
  return (
    <div role="alert" className="grid gap-2 rounded-control border border-harm p-3 text-harm">
      <p className="font-semibold">{what}</p>
      <p>
        {problems.length > 1 ? `${problems.length} things are wrong in it:` : error.message}
        {place && (
          <>
            {' '}
            At <code>{place}</code>.
          </>
        )}
      </p>
      {problems.length > 1 && (
        <ul className="grid max-h-60 gap-1 overflow-y-auto text-small">
          {problems.map((problem) => (
            <li key={`${problem.path}:${problem.message}`}>
              <code>{problem.path}</code>: {problem.message}
            </li>
          ))}
        </ul>
      )}
      {failure?.code !== 'partly-restored' && (
        <p className="text-small text-faint">
          {failure?.code === 'newer-version' && !looked
            ? 'It was set aside as it is; nothing else was changed.'
            : 'Nothing was changed.'}
        </p>
      )}
    </div>
  );
}

/** The same below the content of a list row. */
export function FailedDeed(props: { readonly what: string; readonly error: Error }) {
  return (
    <div className="basis-full py-2 pl-4">
      <Wrong {...props} />
    </div>
  );
}
