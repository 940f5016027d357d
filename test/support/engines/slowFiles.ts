import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site behind a line on which scripts do not arrive until they are let through. */
export interface SlowFiles {
  readonly url: string;
  readonly letThrough: () => void;
  readonly close: () => void;
}

/** Milliseconds that a page waits for on the slow line: longer than a browser takes to give up what the last page loads. */
const pageDelay = 1_000;

/** Passes requests on to a site, pages a second late; its scripts other than a page's first do not arrive until `letThrough`. */
export const withSlowFiles = async (site: string): Promise<SlowFiles> => {
  const state = { isSlow: true };
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    if (state.isSlow && url.startsWith('/assets/') && url.endsWith('.js') && !url.includes('main')) return;
    const passed = request(new URL(url, site), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    const isPage = state.isSlow && method === 'GET' && headers.accept?.includes('text/html') === true;
    setTimeout(() => asked.pipe(passed), isPage ? pageDelay : 0);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    letThrough: () => {
      state.isSlow = false;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
