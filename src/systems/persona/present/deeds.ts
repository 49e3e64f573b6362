/** What is done in a turn, as a player says it, with its rule. */
interface Deed {
  readonly words: string;
  readonly clause: string;
  /** It is known by what it is done with: "uses Greater Mend on Rin". */
  readonly uses?: true;
  /** The word before whom it is done to; `null`: that is not said. */
  readonly to?: string | null;
}

const deeds: { readonly [action: string]: Deed } = {
  grapple: { words: 'grapples', clause: 'PE-ACT-10' },
  push: { words: 'pushes', clause: 'PE-ACT-26' },
  knockdown: { words: 'tries to knock down', clause: 'PE-ACT-29' },
  trick: { words: 'tries a trick on', clause: 'PE-ACT-24' },
  distract: { words: 'tries to distract', clause: 'PE-ACT-22' },
  'scary-face': { words: 'tries to frighten', clause: 'PE-ACT-23' },
  power: { words: 'uses', clause: 'PE-ACT-37', uses: true },
  consumable: { words: 'uses', clause: 'PE-ACT-30', uses: true },
  stem: { words: 'stems the blood', clause: 'PE-BLD-2' },
  staunch: { words: 'tries to staunch the blood of', clause: 'PE-BLD-5' },
  'put-out': { words: 'tries to put out the fire', clause: 'PE-AIL-8' },
  'pull-together': { words: 'tries to pull together', clause: 'PE-AIL-17' },
  'break-free': { words: 'tries to break free', clause: 'PE-GRP-2' },
  release: { words: 'lets go of', clause: 'PE-GRP-3' },
  disengage: { words: 'takes care to leave safely', clause: 'PE-MOVE-9' },
  hide: { words: 'hides', clause: 'PE-ACT-36' },
  climb: { words: 'climbs', clause: 'PE-OBST-5' },
  leap: { words: 'leaps', clause: 'PE-OBST-11' },
  'leap-far': { words: 'leaps', clause: 'PE-OBST-11' },
  'jump-down': { words: 'jumps down', clause: 'PE-OBST-13' },
  fly: { words: 'changes altitude', clause: 'PE-FLY-5' },
  reload: { words: 'reloads', clause: 'PE-ACT-31' },
  'use-skill': { words: 'tries something', clause: 'PE-ACT-19', to: 'on' },
  improvise: { words: 'tries something', clause: 'PE-ACT-1', to: 'on' },
  'go-on': { words: 'goes on', clause: 'PE-ACT-19', to: null },
};

/**
 * A deed in words with its rule; `whom` and `means` are names, `null` where there is none. Of a deed that is not known its
 * id is said.
 */
export function deedWords(
  action: string,
  whom: string | null,
  means: string | null,
): { readonly words: string; readonly clause?: string } {
  const deed = deeds[action];
  if (!deed) return { words: `does this: ${action.replaceAll('-', ' ')}${tail(whom, means)}` };
  const { words, clause, uses, to } = deed;
  if (uses && means !== null)
    return { words: `${words} ${means}${whom === null ? '' : ` on ${whom}`}`, clause };
  const named = to === null || whom === null ? null : to === undefined ? whom : `${to} ${whom}`;
  return { words: `${words}${tail(named, means)}`, clause };
}

const tail = (whom: string | null, means: string | null): string =>
  `${whom === null ? '' : ` ${whom}`}${means === null ? '' : ` (${means})`}`;
