/** A value that loads on demand with its module. */
export interface LazyModule<A> {
  /** On the server: the module's source path from the project's root, a key of the build's manifest. Empty in the browser. */
  readonly module: string;
  readonly load: () => Promise<A>;
}

/**
 * An export of a module that loads on demand. The server's build replaces the call by its value, with the path of the module that it
 * imports (`src/cli/start/lazyModules.ts`).
 */
export const lazily = <M, Name extends keyof M>(load: () => Promise<M>, name: Name): LazyModule<M[Name]> => ({
  module: '',
  load: async () => (await load())[name],
});
