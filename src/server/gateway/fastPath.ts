import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import { LRUCache } from 'lru-cache';
import type { FastPath } from '../http/createServer.ts';
import { type Encoding, negotiate } from '../http/encoding.ts';
import { createReadySender, type ReadyConfig, type ReadyHeaders, readyHeaders } from '../http/ready.ts';
import type { Repeat } from '../http/repeats.ts';
import { dataHeaders } from '../http/securityHeaders.ts';
import { type Answer, worthwhile } from './answer.ts';
import type { Answers } from './answers.ts';
import { cacheControlOf } from './cacheControl.ts';
import { type Call, callOf } from './router.ts';

/** What the fast path works on. */
export interface FastPathConfig extends ReadyConfig {
  readonly answers: Answers;
  readonly deploymentOfHost: (host: string) => Deployment;
  /** More headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of every answer that went this way. */
  readonly onAnswer: () => void;
}

const prefix = '/api/';
const gateway = '/api/gateway';
const largestBody = 8 * 1024;

/** A request, and where its answer is written. */
interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly remember: (repeat: Repeat) => void;
}

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
  const { answers, deploymentOfHost, onAnswer } = config;
  const { send: sendReady, written } = createReadySender(config);
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
  const prepared = new WeakMap<Answer, Map<string, ReadyHeaders>>();
  const encodings = new LRUCache<string, Encoding>({ max: 200 });

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

  const madeFor = (answer: Answer, call: Call, isRead: boolean, encoding: Encoding): ReadyHeaders => {
    const kind = `${isRead ? 'read' : 'posted'} ${encoding}`;
    const known = prepared.get(answer)?.get(kind);
    if (known !== undefined) return known;
    const made = readyHeaders(headersOf(answer, call, isRead, encoding));
    prepared.set(answer, (prepared.get(answer) ?? new Map<string, ReadyHeaders>()).set(kind, made));
    return made;
  };

  const headersOf = (
    answer: Answer,
    call: Call,
    isRead: boolean,
    encoding: Encoding,
  ): Readonly<Record<string, string>> => ({
    ...dataHeaders,
    ...config.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(answer.readyBytes(encoding)?.length ?? 0),
    etag: answer.etag,
    vary: 'accept-encoding',
    'cache-control': isRead ? cacheControlOf(call.endpoint.lifetime, 0) : 'no-store',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });

  const repeatOf =
    (deployment: Deployment, call: Call, isRead: boolean, wanted: Encoding): Repeat =>
    () => {
      const answer = answers.fresh(deployment, call);
      if (answer === undefined) return undefined;
      const encoding = worthwhile(answer, wanted);
      const body = answer.readyText(encoding);
      if (body === undefined) return undefined;
      onAnswer();
      return written(madeFor(answer, call, isRead, encoding), body);
    };

  const send = ({ request, response, remember }: Asked, call: Call, isRead: boolean): boolean => {
    const deployment = deploymentOfHost(request.headers.host ?? '');
    const answer = answers.fresh(deployment, call);
    if (answer === undefined) return false;
    const wanted = encodingFor(request.headers['accept-encoding']);
    const encoding = worthwhile(answer, wanted);
    const bytes = answer.readyBytes(encoding);
    if (bytes === undefined) return false;
    sendReady(response, madeFor(answer, call, isRead, encoding), bytes);
    onAnswer();
    remember(repeatOf(deployment, call, isRead, wanted));
    return true;
  };

  const post = (asked: Asked, otherwise: Parameters<FastPath>[2]): void => {
    const { request, response } = asked;
    const length = Number(request.headers['content-length']);
    request.once('readable', () => {
      const chunk: unknown = request.read();
      // All of it at once, or the framework reads it from its start.
      if (Buffer.isBuffer(chunk)) {
        const call = chunk.length === length ? callIn(chunk.toString()) : undefined;
        if (call !== undefined && send(asked, call, false)) return;
        request.unshift(chunk);
      }
      otherwise(request, response);
    });
  };

  return (request, response, otherwise, remember) => {
    const asked = { request, response, remember };
    const { method, url = '', headers } = request;
    if (!url.startsWith(prefix)) return false;
    if (method === 'GET' && headers['if-none-match'] === undefined) {
      const call = callAt(url.slice(prefix.length));
      return call !== undefined && send(asked, call, true);
    }
    if (
      method !== 'POST' ||
      url !== gateway ||
      headers['content-type'] !== 'application/json' ||
      !(Number(headers['content-length']) <= largestBody)
    ) {
      return false;
    }
    post(asked, otherwise);
    return true;
  };
};
