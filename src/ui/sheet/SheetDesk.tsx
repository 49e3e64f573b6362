import type { RefObject } from 'react';
import { useMemo } from 'react';
import type { Json } from '../../kernel/json.ts';
import type { Path } from '../../store/sheet-values.ts';
import { withWritten } from '../../store/sheet-values.ts';
import { cx } from '../kit/cx.ts';
import { WritingContext } from './context.ts';
import { FieldView } from './FieldView.tsx';
import { Sections } from './Sections.tsx';
import { SeenAs } from './SeenAs.tsx';
import type { SheetTrouble } from './troubles.ts';
import { fieldAt, focusField, useFocusAtField } from './useFocusAtField.ts';
import type { SheetDesk as Desk } from './useSheetDesk.ts';

/** The form of a sheet, and beside it the combatant that a fight would begin with; on paper that alone. */
export function SheetDesk(props: {
  readonly desk: Desk;
  /** Called with the changed sheet in full. */
  readonly onChange: (next: Json) => void;
  /** Whether another tab is writing it. */
  readonly elsewhere: boolean;
  readonly page: RefObject<HTMLElement | null>;
}) {
  const { desk, onChange, elsewhere } = props;
  const { full, form, problems } = desk;
  const writing = useMemo(
    () =>
      full === null
        ? null
        : {
            sheet: full,
            problems,
            View: FieldView,
            write: (path: Path, value: Json | undefined): void =>
              onChange(withWritten(form, full, path, value)),
          },
    [full, form, problems, onChange],
  );
  const focus = useFocusAtField(props.page);
  return (
    <main ref={props.page} {...focus} className="min-h-0 flex-1 overflow-y-auto print:overflow-visible">
      <div
        inert={elsewhere}
        className={cx(
          'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] items-start gap-4 p-[min(1rem,3vw)] print:block md:grid-cols-[minmax(0,1fr)_19rem]',
          elsewhere && 'opacity-50',
        )}
      >
        {writing ? (
          <WritingContext value={writing}>
            <div className="min-w-0 print:hidden">
              <Sections form={form} sheet={writing.sheet} />
            </div>
          </WritingContext>
        ) : (
          <p className="text-faint">The rules are reading the sheet.</p>
        )}
        <SeenAs system={desk.system} seen={desk.seen} judging={desk.judging} />
      </div>
    </main>
  );
}

/**
 * Unfolds the section of a problem, and brings its field into sight and under the focus; scrolls to the top where the
 * problem is in no section.
 */
export function showTrouble(page: HTMLElement | null, { section, place }: SheetTrouble): void {
  const found = section && page?.querySelector(`[data-sections~="${section}"]`);
  if (!page || !found) {
    page?.scrollTo({ top: 0 });
    return;
  }
  const look = (): void => lookAtField(page, found, place);
  if (found instanceof HTMLDetailsElement && !found.open) {
    found.addEventListener('toggle', look, { once: true });
    found.open = true;
  } else {
    // The dialog that listed the problem has given back the focus by then.
    requestAnimationFrame(look);
  }
}

function lookAtField(page: HTMLElement, section: Element, place: string): void {
  const field = fieldAt(section, place);
  if (!field) {
    section.scrollIntoView({ block: 'start' });
    return;
  }
  // What is wrong with a whole group of fields stands below it.
  const isTall = field.clientHeight > page.clientHeight / 2;
  const below = [...field.querySelectorAll<HTMLElement>('[data-wrong]')].at(-1);
  const shown = (isTall && below) || field;
  shown.scrollIntoView({ block: 'center' });
  focusField(shown);
}
