import { useLocation } from 'wouter';
import type { Json } from '../../kernel/json.ts';
import { forecast } from '../../store/forecast.ts';
import type { Preface } from '../../store/library.ts';
import { useSystems } from '../../store/library.ts';
import type { Shared } from '../../store/share.ts';
import { useShared, useTakeIn } from '../../store/share.ts';
import { lackOf } from '../../store/written.ts';
import { Button } from '../kit/Button.tsx';
import { goOn } from './goOn.ts';
import { Page } from './Page.tsx';
import { Sides } from './Sides.tsx';
import { told } from './told.ts';
import { useStart } from './useStart.ts';
import { Wrong } from './Wrong.tsx';

/** Shows what a link contains. Nothing is saved before the user says so. */
export function SharedPage({ code }: { readonly code: string }) {
  const { data, error } = useShared(code);
  const systems = useSystems();
  return (
    <Page title={data?.name ?? 'Something shared'}>
      {error && <Wrong what="The link" error={error} looked />}
      {(data === undefined || systems.isPending) && !error && <p className="text-faint">One moment …</p>}
      {data && !systems.isPending && (
        <Offer shared={data} system={systems.data?.find(({ id }) => id === data.system)} />
      )}
    </Page>
  );
}

const kinds: { readonly [kind in Shared['kind']]: string } = {
  fight: 'A fight as somebody left it. It becomes a fight of your own; theirs stays as it is.',
  encounter: 'An encounter: sides and ground, ready to begin.',
  sheet: 'Somebody’s sheet.',
  backup: 'A whole library: fights and documents are added to your own.',
  unknown: 'A document of a kind that this version does not know.',
};

/** Said of an encounter that lacks a side. */
const begun = 'An encounter that is still being written. Keep it, and go on with it here.';

function Offer({ shared, system }: { readonly shared: Shared; readonly system: Preface | undefined }) {
  const [, go] = useLocation();
  const takeIn = useTakeIn();
  const begin = useStart();
  const open = async (): Promise<void> => {
    const follow = goOn((fight: string) => go(`/fight/${encodeURIComponent(fight)}`, { replace: true }));
    const taken = await takeIn.mutateAsync(shared).catch(() => null);
    if (taken?.kind === 'fight') follow(taken.id);
  };
  const foresee = (): void => {
    void forecast.encounter(shared.system ?? '', shared.name, shared.document);
    go('/forecast');
  };
  const busy = takeIn.isPending || begin.starting ? { because: 'It is being read.' } : undefined;
  const about = aboutOf(encounterOf(shared));
  const lack = shared.kind === 'encounter' ? lackOf(shared.document) : null;
  const waits = lack === null ? undefined : { because: lack };
  return (
    <div className="wt-card grid gap-5 p-4">
      <div className="grid gap-1">
        {system && <p className="font-semibold">{system.name}</p>}
        <p className="max-w-[60ch] text-faint text-pretty">{lack === null ? kinds[shared.kind] : begun}</p>
        {about !== null && <p className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{about}</p>}
      </div>
      {system && <Sides encounter={encounterOf(shared)} pack={system.pack} />}
      <div className="flex flex-wrap gap-3">
        {shared.kind === 'fight' && (
          <Button kind="primary" size="large" refused={busy} onPress={() => void open()}>
            Open it
          </Button>
        )}
        {shared.kind === 'encounter' && (
          <>
            <Button
              kind="primary"
              size="large"
              refused={waits ?? busy}
              onPress={() => void begin.start(shared.document)}
            >
              Begin the fight
            </Button>
            <Button size="large" refused={waits} onPress={foresee}>
              How will it end?
            </Button>
          </>
        )}
        {shared.kind !== 'fight' && (
          <Button
            kind={shared.kind === 'encounter' ? 'normal' : 'primary'}
            size="large"
            refused={takeIn.isSuccess ? { because: 'It is in your library.' } : busy}
            onPress={() => takeIn.mutate(shared)}
          >
            Keep it
          </Button>
        )}
      </div>
      {takeIn.data && takeIn.data.kind !== 'fight' && (
        <p role="status" className="text-gain">
          {told(takeIn.data)}
        </p>
      )}
      {takeIn.error && <Wrong what={shared.name} error={takeIn.error} />}
      {begin.error && (
        <p role="alert" className="text-harm">
          {begin.error}
        </p>
      )}
    </div>
  );
}

/** The encounter itself, or the one that a fight began with. */
const encounterOf = ({ kind, document }: Shared): Json =>
  kind === 'fight' ? ((document as { readonly encounter?: Json }).encounter ?? null) : document;

/** What its writer says of it. */
function aboutOf(document: Json): string | null {
  const about = (document as { readonly about?: Json } | null)?.about;
  return typeof about === 'string' && about !== '' ? about : null;
}
