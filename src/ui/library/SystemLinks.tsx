import type { Preface } from '../../store/library.ts';
import { Button } from '../kit/Button.tsx';

/** Where the ready-made encounters of a system stand on the first page. */
export const systemPlace = (system: string): string => `system-${system}`;

/** The rule systems by name: a long page is gone down by one tap. Where it leads, the keyboard goes on. */
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
