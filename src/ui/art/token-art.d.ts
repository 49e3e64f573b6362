/** Generated at build time by scripts/token-art.mjs. */
declare module 'virtual:token-art' {
  export const outlines: { readonly [name: string]: string };
  export const credits: readonly {
    readonly name: string;
    readonly page: string;
    readonly icons: readonly string[];
  }[];
}
