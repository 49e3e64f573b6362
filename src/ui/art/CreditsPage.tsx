import { credits } from 'virtual:token-art';
import { Page } from '../library/Page.tsx';
import { TokenArt } from './TokenArt.tsx';

const words = (icon: string): string => icon.replaceAll('-', ' ');

/** Classes of a link in running text with a touch target of full height. */
const source = 'inline-block max-w-full -my-3.5 py-3.5 underline';

/** The authors of the pictures, as their licence requires. */
export function CreditsPage() {
  return (
    <Page title="Credits">
      <p>
        The pictures on the tokens come from{' '}
        <a className={source} href="https://game-icons.net">
          game-icons.net
        </a>{' '}
        under the{' '}
        <a className={source} href="https://creativecommons.org/licenses/by/3.0/">
          Creative Commons licence CC BY 3.0
        </a>
        . They are drawn here in one colour each and otherwise as their authors made them.
      </p>
      <p>
        Much of the program is the work of others, too: these are{' '}
        <a className={source} href="licences.txt" target="_blank" rel="noreferrer">
          their licences
        </a>
        .
      </p>
      {credits.map(({ name, page, icons }) => (
        <section key={name} aria-label={name} className="grid gap-3">
          <h2 className="text-title font-semibold">{name}</h2>
          <p className="text-small">
            <a className={source} href={page}>
              {page}
            </a>{' '}
            · CC BY 3.0 · {icons.length} {icons.length === 1 ? 'picture' : 'pictures'}
          </p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
            {icons.map((icon) => (
              <li key={icon} className="flex items-center gap-2 text-small">
                <svg
                  width={28}
                  height={28}
                  viewBox="-14 -14 28 28"
                  aria-hidden
                  className="shrink-0 fill-current"
                >
                  <TokenArt icon={icon} size={28} />
                </svg>
                {words(icon)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
