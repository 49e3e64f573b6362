/** How an action is described in the log, with its clause. */
interface Deed {
  readonly words: string;
  readonly clause: string;
  /** The words if it has a target, whose name follows. */
  readonly aimed?: string;
  /** Whether it is named by its means: "uses Greater Mend on Rin". */
  readonly uses?: true;
}

const deeds: { readonly [action: string]: Deed } = {
  grapple: { words: 'grapples', clause: 'PE-ACT-10' },
  push: { words: 'pushes', clause: 'PE-ACT-26' },
  knockdown: { words: 'tries to knock down', clause: 'PE-ACT-29' },
  trick: { words: 'tries a trick on', clause: 'PE-ACT-24' },
  distract: { words: 'tries to distract', clause: 'PE-ACT-22' },
  'scary-face': { words: 'tries to frighten', clause: 'PE-ACT-23' },
  power: { words: 'uses', clause: 'PE-ACT-37', uses: true },
  help: { words: 'uses', clause: 'PE-AIL-15', uses: true },
  consumable: { words: 'uses', clause: 'PE-ACT-30', uses: true },
  stem: { words: 'stems the blood', clause: 'PE-BLD-2' },
  staunch: { words: 'tries to staunch the blood of', clause: 'PE-BLD-5' },
  'put-out': { words: 'tries to put out the fire', clause: 'PE-AIL-8' },
  'pull-together': { words: 'tries to pull together', clause: 'PE-AIL-17' },
  'fight-panic': { words: 'fights the panic', clause: 'PE-AIL-19' },
  'break-free': { words: 'tries to break free', clause: 'PE-GRP-2' },
  release: { words: 'lets go of', clause: 'PE-GRP-3' },
  disengage: { words: 'takes care to leave safely', clause: 'PE-MOVE-9' },
  hide: { words: 'hides', clause: 'PE-ACT-36' },
  climb: { words: 'climbs', clause: 'PE-OBST-4' },
  leap: { words: 'leaps', clause: 'PE-OBST-10' },
  'leap-far': { words: 'leaps', clause: 'PE-OBST-11' },
  'jump-down': { words: 'jumps down', clause: 'PE-OBST-13' },
  fly: { words: 'changes altitude', clause: 'PE-FLY-5' },
  reload: { words: 'reloads', clause: 'PE-ACT-31' },
  'use-skill': { words: 'tries something', aimed: 'tries something on', clause: 'PE-ACT-19' },
  improvise: { words: 'tries something', aimed: 'tries something on', clause: 'PE-ACT-1' },
  'go-on': { words: 'goes on', aimed: 'goes on working on', clause: 'PE-ACT-19' },
};

/**
 * An action in words, with its clause. `whom` and `means` are names, `null` for none. An unknown action is described by
 * its id.
 */
export function deedWords(
  action: string,
  whom: string | null,
  means: string | null,
): { readonly words: string; readonly clause?: string } {
  const deed = deeds[action];
  if (!deed) return { words: `does this: ${action.replaceAll('-', ' ')}${tail(whom, means)}` };
  const { words, aimed, clause, uses } = deed;
  if (uses && means !== null)
    return { words: `${words} ${means}${whom === null ? '' : ` on ${whom}`}`, clause };
  return { words: `${(whom === null ? null : aimed) ?? words}${tail(whom, means)}`, clause };
}

const tail = (whom: string | null, means: string | null): string =>
  `${whom === null ? '' : ` ${whom}`}${means === null ? '' : ` (${means})`}`;
