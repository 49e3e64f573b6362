import { TableFailure } from '../../store/table.ts';
import { placeIn } from './place.ts';

/** What is wrong with something that was brought in, each thing with its place in it. */
export function Wrong(props: {
  readonly what: string;
  readonly error: Error;
  /** It was only looked at: nothing of it is kept, whatever is wrong with it. */
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
      <p className="text-small text-faint">
        {failure?.code === 'newer-version' && !looked
          ? 'It was set aside as it is; nothing else was changed.'
          : 'Nothing was changed.'}
      </p>
    </div>
  );
}

/** The same in a row of a list, under what stands in it. */
export function FailedDeed(props: { readonly what: string; readonly error: Error }) {
  return (
    <div className="basis-full py-2 pl-4">
      <Wrong {...props} />
    </div>
  );
}
