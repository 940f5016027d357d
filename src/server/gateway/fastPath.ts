import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import { LRUCache } from 'lru-cache';
import type { FastPath } from '../http/createServer.ts';
import { type Encoding, negotiate } from '../http/encoding.ts';
import { dataHeaders } from '../http/securityHeaders.ts';
import { type Answer, worthwhile } from './answer.ts';
import type { Answers } from './answers.ts';
import { cacheControlOf } from './cacheControl.ts';
import { lifetimeOf } from './lifetimes.ts';
import { type Call, callOf } from './router.ts';

/** What the fast path works on. */
export interface FastPathConfig {
  readonly answers: Answers;
  readonly deploymentOfHost: (host: string) => Deployment;
  readonly now: () => number;
  readonly requestId: () => string;
  /** More headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of every answer that went this way. */
  readonly onAnswer: () => void;
}

const prefix = '/api/';
const gateway = '/api/gateway';
const largestBody = 8 * 1024;

const Body = t.type({ path: t.string });

const pathIn = (text: string): string | null => {
  const json = either.tryCatch(
    (): unknown => JSON.parse(text),
    () => null,
  );
  return either.isRight(json) && Body.is(json.right) ? json.right.path : null;
};

/**
 * Answers that are fresh and encoded already, given past the framework: half of what a cached answer costs is not the answer.
 * Whatever is not plain goes on to the gateway's routes, which decide alone what is refused and how.
 */
export const createFastPath = (config: FastPathConfig): FastPath => {
  const { answers, deploymentOfHost, now, requestId, onAnswer } = config;
  const calls = new LRUCache<string, Call>({
    max: 20_000,
    maxSize: 4_000_000,
    sizeCalculation: (_, key) => key.length,
  });
  const bodies = new LRUCache<string, Call>({
    max: 20_000,
    maxSize: 4_000_000,
    sizeCalculation: (_, key) => key.length,
  });
  const written = new WeakMap<Answer, Map<string, readonly string[]>>();
  const encodings = new LRUCache<string, Encoding>({ max: 200 });
  const fixed = Object.entries({ ...dataHeaders, ...config.headers }).flat();

  const callAt = (path: string): Call | undefined => {
    const known = calls.get(path);
    if (known !== undefined) return known;
    const call = option.toUndefined(callOf(path));
    if (call !== undefined) calls.set(path, call);
    return call;
  };

  const callIn = (text: string): Call | undefined => {
    const known = bodies.get(text);
    if (known !== undefined) return known;
    const path = pathIn(text);
    const call = path === null ? undefined : callAt(path);
    if (call?.method !== 'POST') return undefined;
    bodies.set(text, call);
    return call;
  };

  const encodingFor = (header: string | undefined): Encoding => {
    const text = header ?? '';
    const known = encodings.get(text);
    if (known !== undefined) return known;
    const encoding = negotiate(header);
    if (text.length < 200) encodings.set(text, encoding);
    return encoding;
  };

  const headersFor = (answer: Answer, call: Call, isRead: boolean, encoding: Encoding): readonly string[] => {
    const kind = `${isRead ? 'read' : 'posted'} ${encoding}`;
    const known = written.get(answer)?.get(kind);
    if (known !== undefined) return known;
    const made = headersOf(answer, call, isRead, encoding);
    written.set(answer, (written.get(answer) ?? new Map<string, readonly string[]>()).set(kind, made));
    return made;
  };

  const headersOf = (answer: Answer, call: Call, isRead: boolean, encoding: Encoding): readonly string[] => [
    ...fixed,
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(answer.readyBytes(encoding)?.length ?? 0),
    'etag',
    answer.etag,
    'vary',
    'accept-encoding',
    'cache-control',
    isRead ? cacheControlOf(lifetimeOf(call.name), 0) : 'no-store',
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];

  const send = (request: IncomingMessage, response: ServerResponse, call: Call, isRead: boolean): boolean => {
    const answer = answers.fresh(deploymentOfHost(request.headers.host ?? ''), call);
    if (answer === undefined) return false;
    const encoding = worthwhile(answer, encodingFor(request.headers['accept-encoding']));
    const bytes = answer.readyBytes(encoding);
    if (bytes === undefined) return false;
    const headers = headersFor(answer, call, isRead, encoding).slice();
    headers.push('x-request-id', requestId(), 'x-kampdag-now', String(now()));
    response.writeHead(200, headers);
    const text = answer.readyText(encoding);
    if (text === undefined) response.end(bytes);
    else response.end(text, 'latin1');
    onAnswer();
    return true;
  };

  const post = (
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: (request: IncomingMessage, response: ServerResponse) => void,
  ): void => {
    const length = Number(request.headers['content-length']);
    request.once('readable', () => {
      const chunk: unknown = request.read();
      // All of it at once, or the framework reads it from its start.
      if (Buffer.isBuffer(chunk)) {
        const call = chunk.length === length ? callIn(chunk.toString()) : undefined;
        if (call !== undefined && send(request, response, call, false)) return;
        request.unshift(chunk);
      }
      otherwise(request, response);
    });
  };

  return (request, response, otherwise) => {
    const { method, url = '', headers } = request;
    if (!url.startsWith(prefix)) return false;
    if (method === 'GET' && headers['if-none-match'] === undefined) {
      const call = callAt(url.slice(prefix.length));
      return call !== undefined && send(request, response, call, true);
    }
    if (
      method !== 'POST' ||
      url !== gateway ||
      headers['content-type'] !== 'application/json' ||
      !(Number(headers['content-length']) <= largestBody)
    ) {
      return false;
    }
    post(request, response, otherwise);
    return true;
  };
};
