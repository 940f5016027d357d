import type { ReportsOf } from '@kampdag/core/gateway/composed/composeCorrections';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { type CorrectionReport, correctionReportOf } from '@kampdag/core/live/corrections/correctionReport';
import { emptyMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Reported } from '../live/reported.ts';

/** Milliseconds for which the corrections of a match are kept: while it is played, and after it. */
const lifetime = { live: 10_000, played: 600_000 };

/** Logs read at a time, and matches kept; the longest unused go first. */
const atOnce = 2;
const most = 1_000;

/** Matches of a day that are looked at; more are told as not read. */
const mostOfADay = 120;

/** Milliseconds that an answer waits for logs that are not at hand: they are read on, for the next. */
const patience = 4_000;

interface Kept {
  readonly report: CorrectionReport;
  /** The moment, in milliseconds, from which it is read anew. */
  readonly until: number;
}

/** What kept corrections live on. */
export interface KeptCorrectionsConfig {
  readonly reported: Reported;
  readonly now: () => number;
  /** Ends after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Lets others have their turn. */
  readonly pause: () => Promise<unknown>;
}

/**
 * The corrections of a deployment's matches, made of their channels' histories: two at a time, each once however many ask, and kept. What
 * cannot be had in time is left out, and there for the next who asks.
 */
export const createKeptCorrections = (
  deployment: Deployment,
  { reported, now, wait, pause }: KeptCorrectionsConfig,
): ReportsOf => {
  const kept = new LRUCache<MatchId, Kept>({ max: most });
  const reading = new Map<MatchId, Promise<void>>();
  const turns = bulkhead(atOnce, Number.POSITIVE_INFINITY);

  const read = async ({ matchId, sportId, result }: Match): Promise<void> => {
    const messages = await reported(deployment, matchId);
    if (messages === null) return;
    await pause();
    const sport = sportKindOf(deployment, sportId);
    const match = matchAfterAll(emptyMatch(matchId, sport), messages.map(readMessage(matchId, sport)));
    const until = now() + (result === null ? lifetime.live : lifetime.played);
    kept.set(matchId, { report: correctionReportOf(match), until });
  };

  const begin = (match: Match): Promise<void> => {
    const begun = reading.get(match.matchId);
    if (begun !== undefined) return begun;
    const own = turns.execute(() => read(match)).finally(() => reading.delete(match.matchId));
    reading.set(match.matchId, own);
    return own;
  };

  return async (matches) => {
    const asked = matches.slice(0, mostOfADay);
    const old = asked.filter(({ matchId }) => (kept.get(matchId)?.until ?? 0) <= now());
    await Promise.race([Promise.allSettled(old.map(begin)), wait(patience)]);
    return new Map(
      asked.flatMap(({ matchId }) => {
        const known = kept.get(matchId);
        return known === undefined ? [] : [[matchId, known.report] as const];
      }),
    );
  };
};
