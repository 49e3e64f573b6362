import { Hourglass, Unplug } from 'lucide-react';
import { useLocation } from 'wouter';
import { table, useTable } from '../../store/table.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { EmptyState } from '../../ui/kit/EmptyState.tsx';
import { useTitle } from '../../ui/kit/useTitle.ts';
import { placeIn } from '../../ui/library/place.ts';

/** The page while a fight is being opened; or why it cannot be, with what can be done. */
export function CannotOpen({ id }: { readonly id: string }) {
  const [, go] = useLocation();
  const error = useTable((state) => state.error);
  const title = error ? 'The fight cannot be opened' : 'Opening the fight';
  useTitle(title);
  const place = error && placeIn(error);
  return (
    <main className="grid min-h-dvh place-content-center">
      {error ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <EmptyState
            icon={<Unplug className="size-7" />}
            title="This fight cannot be opened."
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button onPress={() => void table.open(id).catch(() => {})}>Try again</Button>
                <Button
                  kind="primary"
                  onPress={() => {
                    table.dismissError();
                    go('/');
                  }}
                >
                  To the fights
                </Button>
              </div>
            }
          >
            <p role="alert">{error.message}</p>
            {place && (
              <p className="mt-1">
                At <code>{place}</code>.
              </p>
            )}
          </EmptyState>
        </>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <EmptyState icon={<Hourglass className="size-7" />} title="Opening the fight …" />
        </>
      )}
    </main>
  );
}
