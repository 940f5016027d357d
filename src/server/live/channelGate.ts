import { MatchId } from '@kampdag/core/ids';
import type { LeaguePublication } from '@kampdag/core/league/match/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { type CacheKey, cacheKey } from '../cacheKey.ts';
import type { Admission, MayRead, MayStillRead, Reader, View } from '../channel/access/access.ts';
import type { Rate } from '../channel/access/limits.ts';
import { type Allowance, createAllowance } from '../channel/access/limits.ts';
import type { Publications } from '../gateway/publication/publications.ts';
import { addressId } from '../http/addressId.ts';
import { type Visitor, visitorOf } from '../http/visitors.ts';
import { nothingWithdrawn, type Withdrawn } from '../operator/operation.ts';
import { isChannelWithdrawn } from '../operator/withdrawal.ts';

/** The dependencies and limits of the gate. */
export interface ChannelGateConfig {
  readonly publications: Publications;
  /** The deployment of a Host header; null for nobody's. */
  readonly deploymentOf: (host: string) => Deployment | null;
  readonly now: () => number;
  /** What an operator has withdrawn. Default: nothing. */
  readonly withdrawn?: () => Withdrawn;
  /** Unknown matches that one address may request. Default: 300 at once and 10 a second. */
  readonly asking?: Rate;
  /** Maximum concurrent requests of all readers, of which one address gets a quarter. Default: 256. */
  readonly mostAtOnce?: number;
}

/** With one spelling for each match: a channel is kept by its name. */
const channelName = new RegExp(`^match:${addressId}:(?:all|goals)$`);

/**
 * The match of a channel; null for any other name. A match has two channels (specification §7); other names would be stored for anyone who invents them.
 */
export const matchOf = (channel: string): MatchId | null => {
  const id = channelName.exec(channel)?.[1];
  return id === undefined ? null : MatchId(Number(id));
};

interface Subject {
  readonly key: CacheKey;
  readonly deployment: Deployment;
  readonly matchId: MatchId;
}

/** The view of a match's log by what its league publishes. */
const viewOf = ({ teams, referees }: Pick<LeaguePublication, 'teams' | 'referees'>): View => {
  if (teams) return referees ? 'open' : 'withoutReferees';
  return referees ? 'withoutTeams' : 'withoutPeople';
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
  withdrawn = () => nothingWithdrawn,
  asking = { burst: 300, perSecond: 10 },
  mostAtOnce = 256,
}: ChannelGateConfig) => {
  const decided = new LRUCache<CacheKey, View>({
    max: 10_000,
    ttl: 10_000,
    ttlResolution: 0,
    perf: { now },
  });
  const allowances = new LRUCache<Visitor, Allowance>({ max: 10_000 });
  const inFlight = new Map<CacheKey, { readonly address: Visitor; readonly answer: Promise<Admission> }>();

  const decide = async ({ key, deployment, matchId }: Subject): Promise<Admission> => {
    const found = await publications.ofMatchNow(deployment, matchId);
    if (either.isLeft(found)) return 'unknown';
    // Closed matches are not cached: their readers pay for each request, and invented ids evict nothing that others read.
    if (found.right.results) {
      const view = viewOf(found.right);
      decided.set(key, view);
      return view;
    }
    decided.delete(key);
    return 'closed';
  };

  /** What a channel is of, for readers of a host; null if closed to them. */
  const subjectOf = (channel: string, host: string): Subject | null => {
    const matchId = matchOf(channel);
    const deployment = deploymentOf(host);
    return matchId === null || deployment === null || isChannelWithdrawn(withdrawn(), channel)
      ? null
      : { key: cacheKey(deployment, matchId), deployment, matchId };
  };

  const ask = (subject: Subject, reader: Reader) => {
    const { key } = subject;
    const address = visitorOf(reader.address);
    const running = inFlight.get(key);
    if (running !== undefined) return running.answer;
    const allowance = allowances.get(address) ?? createAllowance(asking, now);
    allowances.set(address, allowance);
    const own = [...inFlight.values()].filter((other) => other.address === address).length;
    if (inFlight.size >= mostAtOnce || own >= mostAtOnce / 4 || !allowance.take(1)) return 'unknown';
    const answer = decide(subject)
      .catch((): Admission => 'unknown')
      .finally(() => inFlight.delete(key));
    inFlight.set(key, { address, answer });
    return answer;
  };

  return {
    mayRead: (channel: string, reader: Reader): ReturnType<MayRead> => {
      const subject = subjectOf(channel, reader.host);
      return subject === null ? 'closed' : (decided.get(subject.key) ?? ask(subject, reader));
    },
    /** Asks anew, on nobody's account, about a channel that is read already. */
    mayStillRead: (channel: string, host: string): ReturnType<MayStillRead> => {
      const subject = subjectOf(channel, host);
      return subject === null ? 'closed' : decide(subject).catch((): Admission => 'unknown');
    },
    clear: (): void => decided.clear(),
  };
};
