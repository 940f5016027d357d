import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** What a line does to what passes it. */
export interface LineOptions {
  /** Milliseconds that a request waits; null: it never arrives. Default: none. */
  readonly delayOf?: (asked: IncomingMessage) => number | null;
  /** A page as the browser gets it. Default: as the site sends it. */
  readonly pageOf?: (html: string) => string;
  /** Files of the line's own, by path, which the site has not. */
  readonly files?: Readonly<Record<string, { readonly type: string; readonly text: string }>>;
}

/** A line between a browser and a site, at an address of its own. */
export interface SiteLine {
  readonly port: number;
  readonly close: () => void;
}

const textOf = async (answered: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answered) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
};

const passPage = async (
  answered: IncomingMessage,
  answer: ServerResponse,
  pageOf: (html: string) => string,
): Promise<void> => {
  const { 'content-length': _, 'content-security-policy': policy = '', ...headers } = answered.headers;
  const framed = { 'content-security-policy': String(policy).replace("frame-ancestors 'none'", '') };
  delete headers['x-frame-options'];
  answer.writeHead(answered.statusCode ?? 502, { ...headers, ...framed });
  answer.end(pageOf(await textOf(answered)));
};

/** Opens a line to a site on this machine; its host names are the site's. */
export const openLine = async (
  sitePort: number,
  { delayOf = () => 0, pageOf, files = {} }: LineOptions,
): Promise<SiteLine> => {
  const server = createServer((asked, answer) => {
    const { url: path = '/', method, headers } = asked;
    const own = files[path];
    if (own !== undefined) {
      answer.writeHead(200, { 'content-type': own.type });
      answer.end(own.text);
      return;
    }
    const delay = delayOf(asked);
    if (delay === null) return;
    const readable = pageOf === undefined ? {} : { 'accept-encoding': 'identity' };
    const passed = request(
      { port: sitePort, host: '127.0.0.1', path, method, headers: { ...headers, ...readable } },
      (answered) => {
        if (pageOf !== undefined && answered.headers['content-type']?.startsWith('text/html') === true) {
          passPage(answered, answer, pageOf).catch(() => answer.destroy());
          return;
        }
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    setTimeout(() => asked.pipe(passed), delay);
  });
  server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
    const passed = connect(sitePort, '127.0.0.1', () => {
      const headers = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
      passed.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on('error', () => socket.destroy());
    socket.on('error', () => passed.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
