import { Page } from './Page.tsx';
import { ScanCode } from './ScanCode.tsx';

/**
 * Opened when a tablet's own camera app has read one of several codes: tells the user to scan them from within this
 * app.
 */
export function PartPage({ number, count }: { readonly number: string; readonly count: string }) {
  return (
    <Page title="One of several codes">
      <div className="wt-card grid justify-items-start gap-4 p-4">
        <p className="max-w-[60ch] text-pretty">
          That was code {number} of {count}: what is shared is too much for one. Scan them from here, and all
          are read as they go by.
        </p>
        <ScanCode />
      </div>
    </Page>
  );
}
