import { Fragment } from 'react';
import { ClauseLink, RulingLink } from '../kit/ClauseLink.tsx';

/** The id of a rule (`WS-INI-6`) or of a ruling (`WS-R47`) in a text. */
const anId = /\b([A-Z]{2}-[A-Z]+-?\d+)\b/;
const isRuling = (id: string): boolean => /^[A-Z]{2}-R\d+$/.test(id);
/** The rules cited at the end of a text: "It acts first (WS-INI-6)." */
const atTheEnd = new RegExp(` \\(${anId.source}(?:, ${anId.source})*\\)\\.$`);

function IdLink({ id }: { readonly id: string }) {
  return isRuling(id) ? <RulingLink ruling={id} /> : <ClauseLink clause={id} />;
}

/** The explanation of a field in small print, with links for the rules that it cites. */
export function Note({ text }: { readonly text: string }) {
  const end = atTheEnd.exec(text)?.[0] ?? '';
  const body = end === '' ? text : `${text.slice(0, -end.length)}.`;
  return (
    <p className="text-fine text-faint">
      {body.split(anId).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
        <Fragment key={at}>{at % 2 === 0 ? part : <IdLink id={part} />}</Fragment>
      ))}
      {end
        .split(anId)
        .filter((_, at) => at % 2 === 1)
        .map((id) => (
          <IdLink key={id} id={id} />
        ))}
    </p>
  );
}
