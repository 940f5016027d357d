import { type Clock, clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { clockText } from '../match/board/clockText.ts';
import { matchCardOf } from '../match/card/matchCard.ts';
import type { EmbedMoment } from './drawEmbed.ts';
import { type EmbedData, stateWordsOf } from './embedData.ts';

/** The clock of a match in play; null without one. */
export const clockIn = (live: LiveMatch | null): Clock | null => {
  if (live === null) return null;
  const clock = clockOf(live);
  return clock.state === 'running' || clock.state === 'stopped' ? clock : null;
};

/** An embedded match at a moment, by its log so far. */
export const momentOf = (
  data: EmbedData,
  live: LiveMatch | null,
  now: Instant,
  isLost: boolean,
): EmbedMoment => {
  const { match, isPublished, official, words } = data;
  const card = matchCardOf(
    { match, isPublished, live, official, now: osloWallTime(now) },
    stateWordsOf(words),
  );
  const clock = card.isLive ? clockIn(live) : null;
  return { card, clock: clock === null ? '' : clockText(clock)(now), isLost };
};
