import { connect } from 'node:net';

/** An answer as received. */
export interface RawAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The target of a request, and its local address. */
export interface Line {
  readonly port: number;
  readonly from?: string;
}

/** The answer to the first request in a raw text; status 0 if the connection is closed without one. */
export const sendRaw = ({ port, from }: Line, text: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({
      port,
      host: '127.0.0.1',
      ...(from === undefined ? {} : { localAddress: from }),
    });
    socket.on('connect', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      resolve({
        status: Number(first.split(' ')[1] ?? 0),
        headers: Object.fromEntries(
          lines.map((line) => {
            const [name = '', ...value] = line.split(': ');
            return [name.toLowerCase(), value.join(': ')];
          }),
        ),
        body: rest.join('\r\n\r\n'),
      });
    });
  });

/** The parts of a request. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
  /** Its length and type are in the headers. */
  readonly body?: string;
}

/** Requests a target as written: `/path`, or an absolute address. Closes the connection after the answer. */
export const ask = (
  port: number,
  host: string,
  target: string,
  { method = 'GET', headers = {}, from, body = '' }: Asked = {},
): Promise<RawAnswer> => {
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return sendRaw(
    { port, ...(from === undefined ? {} : { from }) },
    `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`,
  );
};
