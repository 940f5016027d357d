/** An upgrade as RFC 6455 §4.1 asks for it, with other headers. */
export const upgradeOf = (line: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    line,
    ...Object.entries({
      host: 'localhost',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
