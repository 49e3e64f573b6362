import type { ForecastSubject } from '../../store/forecast.ts';
import type { Catalogue } from '../../store/library.ts';
import { otherwise, saidIn } from '../../store/rulings.ts';
import { session } from '../../store/session.ts';
import { RulingLinks } from '../rulings/RulingLinks.tsx';

/** The rulings that differ from the default in this forecast. */
export function Rulings({ of, catalogue }: { readonly of: ForecastSubject; readonly catalogue: Catalogue }) {
  const { subject } = of;
  const said = saidIn('record' in subject ? subject.record.encounter : subject.encounter);
  const { rulings } = catalogue.rulebook;
  if (otherwise(rulings, said).length === 0) return null;
  return (
    <section aria-label="Rulings" className="wt-card grid gap-3 p-4">
      <h2 className="text-body font-semibold">Rulings that differ from their defaults</h2>
      <RulingLinks rulings={rulings} said={said} onLook={session.lookUp} />
    </section>
  );
}
