import type { ReactNode } from 'react';
import { ownItems, plainId } from '../../store/sheet-values.ts';
import { TextField } from '../kit/TextField.tsx';
import type { FieldProps } from './context.ts';
import { useTroubles, useWriting } from './context.ts';
import { EitherView } from './EitherView.tsx';
import { GroupView } from './GroupView.tsx';
import { IconView } from './IconView.tsx';
import { ListView } from './ListView.tsx';
import { Note } from './Note.tsx';
import { NumberView } from './NumberView.tsx';
import { OneView, YesNo } from './OneView.tsx';
import { TableView } from './TableView.tsx';

/** A field of a sheet with its problems. */
export function FieldView(props: FieldProps) {
  const { here, place } = useTroubles(props.path);
  return (
    <div data-place={place} className="grid min-w-0 content-start gap-1">
      <Plain {...props} />
      {props.note && <Note text={props.note} />}
      {here.map((message) => (
        <p key={message} data-wrong className="text-small text-harm">
          {message}
        </p>
      ))}
    </div>
  );
}

function Plain({ field, ...props }: FieldProps): ReactNode {
  const { label, path, value, needed } = props;
  const { sheet, write } = useWriting();
  switch (field.kind) {
    case 'number':
      return <NumberView {...props} field={field} />;
    case 'text':
      return (
        <TextField
          label={label}
          value={typeof value === 'string' ? value : ''}
          longest={field.longest}
          long={field.longest > 120}
          mayBeEmpty={!needed || field.longest > 120}
          onCommit={(said) =>
            write(path, said === '' && !needed ? undefined : field.word ? plainId(said) : said)
          }
        />
      );
    case 'flag':
      return <YesNo {...props} usual={field.usual} />;
    case 'mark':
      return <YesNo {...props} usual={false} mark />;
    case 'one':
      return (
        <OneView {...props} of={field.of} usual={field.usual} none={field.things ? 'None' : 'As usual'} />
      );
    case 'own':
      return <OneView {...props} of={ownItems(field, sheet)} usual={undefined} none="None" />;
    case 'icon':
      return <IconView {...props} field={field} />;
    case 'group':
      return <GroupView {...props} field={field} />;
    case 'list':
      return <ListView {...props} field={field} />;
    case 'table':
      return <TableView {...props} field={field} />;
    case 'either':
      return <EitherView {...props} field={field} />;
    case 'nothing':
      return null;
  }
}
