import { matchPlaybackScaleOf, positionOn } from '@kampdag/core/live/cursor/playbackScale';
import { type Advantage, instantOfPlay } from '@kampdag/core/live/cursor/playTimes';
import { stepsOf } from '@kampdag/core/live/cursor/steps';
import { eventsOfType, milestonesOf } from '@kampdag/core/live/eventsOfType';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Side } from '@kampdag/core/side';

/** A position on the match's playback scale, from 0 to 1. */
type Share = number;

/** The marks on a match's scrub bar. */
export interface ScrubMarks {
  readonly scores: readonly { readonly key: string; readonly side: Side; readonly at: Share }[];
  readonly periods: readonly { readonly key: string; readonly at: Share }[];
  /** In sports where they cost a player. */
  readonly penalties: readonly { readonly key: string; readonly side: Side; readonly at: Share }[];
  readonly advantages: readonly {
    readonly key: string;
    readonly side: Side;
    readonly from: Share;
    readonly until: Share;
  }[];
}

/** The marks up to a position, for visitors who hide results. */
export const marksUntil = (
  { scores, periods, penalties, advantages }: ScrubMarks,
  here: Share,
): ScrubMarks => ({
  scores: scores.filter(({ at }) => at <= here),
  periods: periods.filter(({ at }) => at <= here),
  penalties: penalties.filter(({ at }) => at <= here),
  advantages: advantages.flatMap((one) =>
    one.from > here ? [] : [{ ...one, until: Math.min(here, one.until) }],
  ),
});

/** The marks of a match so far. */
export const scrubMarks = (
  match: LiveMatch,
  advantagesOf: ((match: LiveMatch) => readonly Advantage[]) | null,
): ScrubMarks => {
  const scale = matchPlaybackScaleOf(match);
  const share = (place: number): Share => (scale.length === 0 ? 0 : place / scale.length);
  return {
    scores: stepsOf(match).flatMap(({ moment, before, after, scored }) => {
      const side = (after ?? before)?.side ?? null;
      return scored === null || side === null
        ? []
        : [{ key: moment.serial, side, at: share(positionOn(scale, moment.timestamp)) }];
    }),
    periods: milestonesOf(match).flatMap(({ key, event, reportedAt }) =>
      event.type === 'timer' && event.action === 'periodStart'
        ? [{ key, at: share(positionOn(scale, reportedAt)) }]
        : [],
    ),
    penalties: (advantagesOf === null ? [] : eventsOfType(match, 'penalty')).flatMap(
      ({ key, event: { side }, reportedAt }) =>
        side === null ? [] : [{ key, side, at: share(positionOn(scale, reportedAt)) }],
    ),
    advantages: (advantagesOf?.(match) ?? []).flatMap(({ side, from, until }) => {
      const begin = instantOfPlay(match, from);
      if (begin === null) return [];
      const end = instantOfPlay(match, until);
      return [
        {
          key: `${side} ${from}`,
          side,
          from: share(positionOn(scale, begin)),
          until: end === null ? 1 : share(positionOn(scale, end)),
        },
      ];
    }),
  };
};
