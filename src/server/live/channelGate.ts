import { matchTie } from '@kampdag/core/gateway/publicationRule';
import { MatchId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { array, either, function as fn, taskEither } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { Admission, MayRead } from '../channel/admission.ts';
import type { Publications } from '../gateway/publications.ts';

/** What the gate decides by. */
export interface ChannelGateConfig {
  readonly publications: Publications;
  /** Match ids are unique over the sports: one of these has the match. */
  readonly deployments: readonly Deployment[];
  readonly now: () => number;
}

/** The keeper of the live channels. */
export interface ChannelGate {
  readonly mayRead: MayRead;
  readonly clear: () => void;
}

const matchOf = (channel: string): MatchId | null => {
  const id = /^match:(\d{1,10}):/.exec(channel)?.[1];
  return id === undefined ? null : MatchId(Number(id));
};

/** Milliseconds for which a decision holds. */
const holds = 10_000;

/**
 * Lets nobody read a match whose results are not known to be published: its log would tell the score (reading 24).
 */
export const createChannelGate = ({ publications, deployments, now }: ChannelGateConfig): ChannelGate => {
  const decided = new LRUCache<MatchId, Admission>({
    max: 10_000,
    ttl: holds,
    ttlResolution: 0,
    perf: { now },
  });
  const decide = async (matchId: MatchId): Promise<Admission> => {
    const found = await fn.pipe(
      [...deployments],
      array.traverse(taskEither.ApplicativePar)((deployment) =>
        publications.of(deployment, [matchTie(matchId)]),
      ),
    )();
    if (either.isLeft(found)) return 'unknown';
    const admission: Admission = found.right.some(({ results }) => results) ? 'open' : 'closed';
    decided.set(matchId, admission);
    return admission;
  };
  return {
    mayRead: (channel) => {
      const matchId = matchOf(channel);
      if (matchId === null) return 'open';
      return decided.get(matchId) ?? decide(matchId).catch((): Admission => 'unknown');
    },
    clear: () => decided.clear(),
  };
};
