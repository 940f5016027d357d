import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match';
import type { LiveScore } from '@kampdag/core/live/goals';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { startOfOsloDay } from '@kampdag/core/time/oslo';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../context/services.ts';

type Scores = ReadonlyMap<MatchId, LiveScore>;

const none: Scores = new Map();

/** Milliseconds until code that could not be loaded is asked for again. */
const again = 5000;

/** The running scores of the matches in play, as far as they are known; one subscription a match on the page's connection. */
export const useLiveScores = (inPlay: readonly Match[]): ((matchId: MatchId) => LiveScore | null) => {
  const { deployment, loadLiveChannel } = useServices();
  const [scores, setScores] = useState<Scores>(none);
  const followed = useMemo(
    () =>
      inPlay.flatMap(({ matchId, date, sportId }) =>
        date === null
          ? []
          : [{ matchId, sport: sportKindOf(deployment, sportId), since: startOfOsloDay(date) }],
      ),
    [inPlay, deployment],
  );
  const key = followed.map(({ matchId }) => matchId).join(',');
  const [kept, setKept] = useState({ key, followed });
  if (kept.key !== key) setKept({ key, followed });
  const wanted = kept.key === key ? kept.followed : followed;

  useEffect(() => {
    if (wanted.length === 0) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = async (): Promise<void> => {
      const [{ followScores }, channel] = await Promise.all([import('./liveScores.ts'), loadLiveChannel()]);
      if (isOver) return;
      stop = followScores(channel, wanted, (matchId, score) =>
        setScores((before) => new Map(before).set(matchId, score)),
      );
    };
    // Without the code the board still stands, and waits for it.
    const attempt = (): void => {
      follow().catch(() => {
        if (!isOver) timer = setTimeout(attempt, again);
      });
    };
    attempt();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [loadLiveChannel, wanted]);

  return useMemo(() => (matchId) => scores.get(matchId) ?? null, [scores]);
};
