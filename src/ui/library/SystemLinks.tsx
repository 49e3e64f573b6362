import type { Preface } from '../../store/library.ts';
import { Button } from '../kit/Button.tsx';

/** The element id of a system's section on the first page. */
export const systemPlace = (system: string): string => `system-${system}`;

/** Links to the sections of the first page, one per system. They move the focus as well. */
export function SystemLinks({ systems }: { readonly systems: readonly Preface[] }) {
  const goTo = (system: string): void => {
    const place = document.getElementById(systemPlace(system));
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav aria-label="Rule systems" className="flex flex-wrap gap-2">
      {systems.map(({ id, name }) => (
        <Button key={id} size="min" onPress={() => goTo(id)}>
          {name}
        </Button>
      ))}
    </nav>
  );
}
