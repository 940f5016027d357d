import { matchTie } from '@kampdag/core/gateway/publicationRule';
import { MatchId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { Admission, MayRead, Reader } from '../channel/access/access.ts';
import type { Rate } from '../channel/access/limits.ts';
import { type Allowance, createAllowance } from '../channel/access/limits.ts';
import type { Publications } from '../gateway/publication/publications.ts';
import { visitorOf } from '../http/visitors.ts';

/** The dependencies and limits of the gate. */
export interface ChannelGateConfig {
  readonly publications: Publications;
  /** The deployment of a Host header; null for nobody's. */
  readonly deploymentOf: (host: string) => Deployment | null;
  readonly now: () => number;
  /** Unknown matches that one address may request. Default: 300 at once and 10 a second. */
  readonly asking?: Rate;
  /** Maximum concurrent requests of all readers, of which one address gets a quarter. Default: 256. */
  readonly mostAtOnce?: number;
}

/**
 * The match of a channel. A match has two channels (specification §7); other names would be stored for anyone who invents them.
 */
const matchOf = (channel: string): MatchId | null => {
  const id = /^match:(\d{1,10}):(?:all|goals)$/.exec(channel)?.[1];
  return id === undefined ? null : MatchId(Number(id));
};

/**
 * Opens a match only if its results are known to be published, since its log gives the score (reading 24). A match unknown to the
 * reader's federation is closed, since ids can be invented without end. Requests are limited per reader, so that invented ids do
 * not delay others; beyond the limit the answer is unknown.
 */
export const createChannelGate = ({
  publications,
  deploymentOf,
  now,
  asking = { burst: 300, perSecond: 10 },
  mostAtOnce = 256,
}: ChannelGateConfig) => {
  const decided = new LRUCache<string, Admission>({
    max: 10_000,
    ttl: 10_000,
    ttlResolution: 0,
    perf: { now },
  });
  const allowances = new LRUCache<string, Allowance>({ max: 10_000 });
  const inFlight = new Map<string, { readonly address: string; readonly answer: Promise<Admission> }>();

  const decide = async (key: string, deployment: Deployment, matchId: MatchId): Promise<Admission> => {
    const found = await publications.of(deployment, [matchTie(matchId)])();
    if (either.isLeft(found)) return 'unknown';
    const admission: Admission = found.right.results ? 'open' : 'closed';
    // Closed matches are not cached: their readers pay for each request, and invented ids evict nothing that others read.
    if (admission === 'open') decided.set(key, admission);
    return admission;
  };

  const ask = (key: string, deployment: Deployment, matchId: MatchId, reader: Reader) => {
    const address = visitorOf(reader.address);
    const running = inFlight.get(key);
    if (running !== undefined) return running.answer;
    const allowance = allowances.get(address) ?? createAllowance(asking, now);
    allowances.set(address, allowance);
    const own = [...inFlight.values()].filter((other) => other.address === address).length;
    if (inFlight.size >= mostAtOnce || own >= mostAtOnce / 4 || !allowance.take(1)) return 'unknown';
    const answer = decide(key, deployment, matchId)
      .catch((): Admission => 'unknown')
      .finally(() => inFlight.delete(key));
    inFlight.set(key, { address, answer });
    return answer;
  };

  return {
    mayRead: (channel: string, reader: Reader): ReturnType<MayRead> => {
      const matchId = matchOf(channel);
      if (matchId === null) return 'closed';
      const deployment = deploymentOf(reader.host);
      if (deployment === null) return 'closed';
      const key = `${deployment.id} ${matchId}`;
      return decided.get(key) ?? ask(key, deployment, matchId, reader);
    },
    clear: (): void => decided.clear(),
  };
};
