/** The code of a Node or undici error, as `ENOENT`; empty for any other value. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
