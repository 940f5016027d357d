import type { MatchId } from '@kampdag/core/ids';
import { type LiveScore, liveScoreOf } from '@kampdag/core/live/channel/goals';
import { matchAt } from '@kampdag/core/live/cursor/moment';
import type { Serial } from '@kampdag/core/live/log/timeToken';
import { type LiveMatch, successorOf, withNewLineage } from '@kampdag/core/live/match';
import { useEffect } from 'react';
import { useLiveScoresService } from '../../context/liveScores.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import type { ScrubActor } from '../../machines/scrubMachine.ts';
import { shownActor } from '../live/shownActor.ts';
import { shownAt } from '../live/useLiveSlice.ts';

interface Memo {
  readonly from: LiveMatch;
  readonly serial: Serial;
  readonly isPlaying: boolean;
  readonly match: LiveMatch;
  readonly shown: LiveSnapshot;
}

/** The match's machine as if the channel had ended at the scrub bar's moment. Jumps produce no news; playback does. */
export const momentActor = (live: LiveActor, scrub: ScrubActor): LiveActor => {
  let kept: Memo | null = null;
  // Memoized readings pass from one moment to the next, apart from the live match's.
  const memory = { lastResults: new Map<unknown, unknown>() };
  const getSnapshot = (): LiveSnapshot => {
    const now = live.getSnapshot();
    const { context, value } = scrub.getSnapshot();
    const from = now.context.match;
    if (from === null) return now;
    const { serial } = context.moment;
    const isPlaying = value === 'playing';
    if (kept !== null && kept.from === from && kept.serial === serial) return kept.shown;
    const matchThen = matchAt(from, context.moment, kept?.match);
    // Later messages leave the moment unchanged.
    if (kept !== null && kept.serial === serial && kept.match.version === matchThen.version) {
      kept = { ...kept, from };
      return kept.shown;
    }
    const continues = isPlaying && kept?.isPlaying === true && kept.serial < serial;
    const match =
      kept !== null && continues ? successorOf(matchThen, kept.match) : withNewLineage(matchThen, memory);
    const shown = shownAt(match);
    kept = { from, serial, isPlaying, match, shown };
    return shown;
  };
  return { ...shownActor(getSnapshot, live, scrub), send: live.send };
};

/** Pins the match's score at the scrub bar's moment in all scoreboards while it is open. */
export const usePinnedScore = (past: LiveActor): void => {
  const scores = useLiveScoresService();
  useEffect(() => {
    let pinned: { readonly matchId: MatchId; readonly score: LiveScore } | null = null;
    const tell = (): void => {
      const { match } = past.getSnapshot().context;
      // Most moments change no score: nothing else on the page need know of them.
      if (match === null || pinned?.score === liveScoreOf(match)) return;
      pinned = { matchId: match.matchId, score: liveScoreOf(match) };
      scores.pin(pinned.matchId, pinned.score);
    };
    tell();
    const subscription = past.subscribe(tell);
    return () => {
      subscription.unsubscribe();
      if (pinned !== null) scores.pin(pinned.matchId, null);
    };
  }, [scores, past]);
};
