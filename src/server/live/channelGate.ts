import { matchTie } from '@kampdag/core/gateway/publicationRule';
import { MatchId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { Admission, MayRead, Reader } from '../channel/access/admission.ts';
import { type Allowance, createAllowance } from '../channel/access/allowance.ts';
import { networkOf } from '../channel/access/connectionQuota.ts';
import type { Rate } from '../channel/access/limits.ts';
import type { Publications } from '../gateway/publication/publications.ts';

/** What the gate decides by. */
export interface ChannelGateConfig {
  readonly publications: Publications;
  /** Whose page a reader came from: that federation is asked, and no other. */
  /** The deployment of a Host header; null for nobody's. */
  readonly deploymentOf: (host: string) => Deployment | null;
  readonly now: () => number;
  /** Matches that nothing is known of which one address may ask for; 300 at once and 10 a second unless told. */
  readonly asking?: Rate;
  /** Questions under way at once, of all readers, 256 unless told; one address has a quarter of them. */
  readonly mostAtOnce?: number;
}

/** The keeper of the live channels. */
export interface ChannelGate {
  readonly mayRead: MayRead;
  readonly clear: () => void;
}

/** A match has two channels and no others (specification §7): any other name would be kept for whoever invents it. */
const matchOf = (channel: string): MatchId | null => {
  const id = /^match:(\d{1,10}):(?:all|goals)$/.exec(channel)?.[1];
  return id === undefined ? null : MatchId(Number(id));
};

/** Milliseconds for which a decision holds. */
const holds = 10_000;

/**
 * Lets nobody read a match whose results are not known to be published: its log would tell the score (reading 24). What the reader's federation does not know
 * is no match, and closed: names can be invented without end. Questions about matches have a budget, so that who invents some takes nothing from
 * others; beyond it nobody can say.
 */
export const createChannelGate = ({
  publications,
  deploymentOf,
  now,
  asking = { burst: 300, perSecond: 10 },
  mostAtOnce = 256,
}: ChannelGateConfig): ChannelGate => {
  const decided = new LRUCache<string, Admission>({
    max: 10_000,
    ttl: holds,
    ttlResolution: 0,
    perf: { now },
  });
  const allowances = new LRUCache<string, Allowance>({ max: 10_000 });
  const underWay = new Map<string, { readonly address: string; readonly answer: Promise<Admission> }>();

  const decide = async (key: string, deployment: Deployment, matchId: MatchId): Promise<Admission> => {
    const found = await publications.of(deployment, [matchTie(matchId)])();
    if (either.isLeft(found)) return 'unknown';
    const admission: Admission = found.right.results ? 'open' : 'closed';
    // What is closed is asked for again at its asker's cost: invented matches push nothing out that others read.
    if (admission === 'open') decided.set(key, admission);
    return admission;
  };

  const ask = (key: string, deployment: Deployment, matchId: MatchId, reader: Reader) => {
    const address = networkOf(reader.address);
    const asked = underWay.get(key);
    if (asked !== undefined) return asked.answer;
    const allowance = allowances.get(address) ?? createAllowance(asking, now);
    allowances.set(address, allowance);
    const own = [...underWay.values()].filter((other) => other.address === address).length;
    if (underWay.size >= mostAtOnce || own >= mostAtOnce / 4 || !allowance.take(1)) return 'unknown';
    const answer = decide(key, deployment, matchId)
      .catch((): Admission => 'unknown')
      .finally(() => underWay.delete(key));
    underWay.set(key, { address, answer });
    return answer;
  };

  return {
    mayRead: (channel, reader) => {
      const matchId = matchOf(channel);
      if (matchId === null) return 'closed';
      const deployment = deploymentOf(reader.host);
      if (deployment === null) return 'closed';
      const key = `${deployment.id} ${matchId}`;
      return decided.get(key) ?? ask(key, deployment, matchId, reader);
    },
    clear: () => decided.clear(),
  };
};
