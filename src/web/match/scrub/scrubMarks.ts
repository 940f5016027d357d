import {
  type Advantage,
  instantOfPlay,
  matchPlaybackScaleOf,
  positionOn,
} from '@kampdag/core/live/cursor/playbackScale';
import { stepsOf } from '@kampdag/core/live/cursor/steps';
import { eventsOfType, milestonesOf } from '@kampdag/core/live/eventsOfType';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Side } from '@kampdag/core/side';
import type { Instant } from '@kampdag/core/time/instant';

/** A mark on a match's scrub bar; its places are shares of the match's playback scale, from 0 to 1. */
export interface ScrubMark {
  readonly kind: 'periods' | 'penalties' | 'advantages' | 'scores';
  readonly key: string;
  /** Null for a period. */
  readonly side: Side | null;
  readonly from: number;
  /** Its end; the same as `from` but for a power play. */
  readonly until: number;
}

/** The marks of the first part of a match, on a scale of that part alone. */
export const marksUntil = (marks: readonly ScrubMark[], share: number): readonly ScrubMark[] =>
  marks.flatMap((mark) =>
    mark.from > share || share === 0
      ? []
      : [{ ...mark, from: mark.from / share, until: Math.min(1, mark.until / share) }],
  );

/** The first start of each period: reporters often start one twice. */
const periodStartsOf = (match: LiveMatch) =>
  milestonesOf(match)
    .filter(({ event: { action } }) => action === 'periodStart')
    .filter(
      ({ event }, at, starts) => starts.findIndex((start) => start.event.period === event.period) === at,
    );

/** The marks of a match so far, those drawn above others last. Penalties are marked in sports where they cost a player. */
export const scrubMarks = (
  match: LiveMatch,
  advantagesOf: ((match: LiveMatch) => readonly Advantage[]) | null,
): readonly ScrubMark[] => {
  const scale = matchPlaybackScaleOf(match);
  const share = (at: Instant): number => (scale.length === 0 ? 0 : positionOn(scale, at) / scale.length);
  const markAt = (kind: ScrubMark['kind'], key: string, side: Side | null, at: Instant): ScrubMark => ({
    kind,
    key,
    side,
    from: share(at),
    until: share(at),
  });
  return [
    ...periodStartsOf(match).map(({ key, reportedAt }) => markAt('periods', key, null, reportedAt)),
    ...(advantagesOf === null ? [] : eventsOfType(match, 'penalty')).flatMap(
      ({ key, event: { side }, reportedAt }) =>
        side === null ? [] : [markAt('penalties', key, side, reportedAt)],
    ),
    ...(advantagesOf?.(match) ?? []).flatMap(({ side, from, until }) => {
      const begin = instantOfPlay(match, from);
      if (begin === null) return [];
      const end = instantOfPlay(match, until);
      const mark = markAt('advantages', `${side} ${from}`, side, begin);
      return [{ ...mark, until: end === null ? 1 : share(end) }];
    }),
    ...stepsOf(match).flatMap(({ moment, before, after, scored }) => {
      const side = (after ?? before)?.side ?? null;
      return scored === null || side === null
        ? []
        : [markAt('scores', moment.serial, side, moment.timestamp)];
    }),
  ];
};
