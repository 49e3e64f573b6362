// The one thing of the bundler that a pure room may use: src/systems/registry.ts collects the manifests with it.
interface ImportMeta {
  glob<Module>(
    pattern: string | readonly string[],
    options: { readonly eager: true; readonly import?: string },
  ): Record<string, Module>;
  glob<Module>(pattern: string | readonly string[]): Record<string, () => Promise<Module>>;
}
