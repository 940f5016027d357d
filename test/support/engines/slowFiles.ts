import { openLine } from './siteLine.ts';

/** A site behind a line on which scripts do not arrive until they are let through. */
export interface SlowFiles {
  readonly url: string;
  readonly letThrough: () => void;
  readonly close: () => void;
}

/** Milliseconds that a page waits for on the slow line: longer than a browser takes to give up what the last page loads. */
const pageDelay = 1_000;

/** Passes requests on to a site, pages a second late; its scripts other than a page's first do not arrive until `letThrough`. */
export const withSlowFiles = async (sitePort: number): Promise<SlowFiles> => {
  const state = { isSlow: true };
  const { port, close } = await openLine(sitePort, {
    delayOf: ({ url = '/', method, headers }) => {
      if (!state.isSlow) return 0;
      if (url.startsWith('/assets/') && url.endsWith('.js') && !url.includes('main')) return null;
      return method === 'GET' && headers.accept?.includes('text/html') === true ? pageDelay : 0;
    },
  });
  return {
    url: `http://localhost:${port}`,
    letThrough: () => {
      state.isSlow = false;
    },
    close,
  };
};
