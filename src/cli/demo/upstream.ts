import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { TournamentId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either, json } from 'fp-ts';
import * as t from 'io-ts';
import { createFederation } from '../../../fixtures/simulation/federation.ts';
import { recordedMoment, recordedSeed } from '../../../fixtures/upstream/recordedMoment.ts';
import {
  createRecordedUpstream,
  type RecordedUpstream,
} from '../../../fixtures/upstream/recordedUpstream.ts';

const Fault = t.readonly(
  t.union([
    /** Answers after a number of milliseconds. */
    t.type({ type: t.literal('slow'), milliseconds: t.number }),
    t.type({ type: t.literal('status'), status: t.number }),
    /** 429, with a `Retry-After` if given. */
    t.intersection([t.type({ type: t.literal('tooMany') }), t.partial({ retryAfter: t.string })]),
    /** 200 with a text, such as one that is not JSON, or JSON of another kind. */
    t.type({ type: t.literal('garbage'), text: t.string }),
    /** Half of the answer, then a cut connection. */
    t.type({ type: t.literal('breakOff') }),
  ]),
);

/** A fault of the upstream. */
export type UpstreamFault = t.TypeOf<typeof Fault>;

/** A recorded upstream that is listening. */
export interface ListeningUpstream extends RecordedUpstream {
  /** `http://127.0.0.1:port`. */
  readonly address: string;
  /** The requested paths in order, without leading slash. */
  readonly requested: readonly string[];
  /** Sets a fault for paths with a prefix, in any case; null removes it. */
  readonly misbehave: (pathBegin: string, fault: UpstreamFault | null) => void;
  readonly close: () => Promise<void>;
}

interface UpstreamOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The deployments whose data it has, one per sport. */
  readonly deployments: readonly Deployment[];
  /** Rewrites answers, such as to plant markers. */
  readonly rewrite?: (body: unknown, path: string) => unknown;
}

/** The body of `POST /control`, from this machine only: a league's flags, or the fault of the paths that begin so, null for none. */
const Control = t.union([
  t.type({ tournamentId: t.number, flags: t.UnknownRecord }),
  t.type({ path: t.string, fault: t.union([Fault, t.null]) }),
]);

const largestControl = 4_096;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > largestControl) break;
  }
  return text;
};

/** Starts the recorded upstream on this machine only: plain GETs, every second body gzip, unannounced (wire-format §2). */
export const startRecordedUpstream = async ({
  port,
  deployments,
  rewrite = (body) => body,
}: UpstreamOptions): Promise<ListeningUpstream> => {
  const upstream = createRecordedUpstream({
    deployments,
    federationOf: (deployment) => createFederation({ deployment, seed: recordedSeed }),
    moment: recordedMoment,
  });
  const requested: string[] = [];
  const faults = new Map<string, UpstreamFault>();

  const misbehave = (pathBegin: string, fault: UpstreamFault | null): void => {
    if (fault === null) faults.delete(pathBegin.toLowerCase());
    else faults.set(pathBegin.toLowerCase(), fault);
  };

  const control = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const command = either.chainW((body) => Control.decode(body))(json.parse(await bodyOf(request)));
    if (either.isLeft(command)) {
      response
        .writeHead(400)
        .end(
          'The body must be {"tournamentId": …, "flags": {…}} or {"path": …, "fault": {"type": …} or null}.',
        );
      return;
    }
    if ('path' in command.right) misbehave(command.right.path, command.right.fault);
    else upstream.setFlags(TournamentId(command.right.tournamentId), command.right.flags);
    response.writeHead(204).end();
  };

  const send = (response: ServerResponse, status: number, text: string): void => {
    const bytes = Buffer.from(text);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(requested.length % 2 === 0 ? gzipSync(bytes) : bytes);
  };

  const misbehaved = async (
    fault: UpstreamFault,
    response: ServerResponse,
    text: string,
  ): Promise<boolean> => {
    switch (fault.type) {
      case 'slow':
        await delay(fault.milliseconds, undefined, { ref: false });
        return false;
      case 'status':
        response.writeHead(fault.status).end('trouble');
        return true;
      case 'tooMany':
        response
          .writeHead(429, fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter })
          .end();
        return true;
      case 'garbage':
        response.writeHead(200, { 'content-type': 'application/json' }).end(fault.text);
        return true;
      default:
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length + 1 });
        response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.destroy());
        return true;
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').slice(1);
    if (request.method === 'POST' && path === 'control') return control(request, response);
    if (request.method !== 'GET') {
      response.writeHead(405).end();
      return;
    }
    requested.push(path);
    const { status, body } = upstream.answer(path);
    const text = JSON.stringify(rewrite(body, path)) ?? 'null';
    const fault = [...faults].find(([begin]) => path.toLowerCase().startsWith(begin))?.[1];
    if (fault === undefined || !(await misbehaved(fault, response, text))) send(response, status, text);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    ...upstream,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    misbehave,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
