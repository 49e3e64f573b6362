// The only feature of the bundler that a pure room may use: src/systems/registry.ts and by-need.ts find the systems
// with it.
interface ImportMeta {
  glob<Module>(
    pattern: string | readonly string[],
    options: { readonly eager: true; readonly import?: string },
  ): Record<string, Module>;
  glob<Module>(pattern: string | readonly string[]): Record<string, () => Promise<Module>>;
}
