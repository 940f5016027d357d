import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { isLiveNow, isLiveScored } from '@kampdag/core/league/match/matchStatus';
import { addDays } from '@kampdag/core/time/civilDate';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { useEffect, useMemo } from 'react';
import { useAtWallTime, useToday } from '../context/now.ts';
import { useChoice } from '../context/selection.ts';
import { useServices } from '../context/services.ts';
import { rowsIn } from '../machines/pageView.ts';
import { type Page, useCall } from '../machines/useCall.ts';

/** Milliseconds between refreshes of the day's matches, which may be moved or postponed. */
const renewal = 5 * 60_000;

/** Minutes after midnight until which a match of the evening before may still be in play. */
const night = 4 * 60;

type Day = Page<{ readonly rows: readonly { readonly matches: readonly Match[] }[] }>;

const matchesOf = ({ view }: Day): readonly Match[] => rowsIn(view)?.flatMap(({ matches }) => matches) ?? [];

const plays = ({ teams: { home, away } }: Match, teams: ReadonlySet<TeamId>): boolean =>
  [home, away].some(({ teamId }) => teamId !== null && teams.has(teamId));

/** Today's live-reported matches of these teams, and those of the evening before that are still in play. */
export const useNotifiedMatches = (teams: ReadonlySet<TeamId>): readonly Match[] => {
  const { clock } = useServices();
  const { seasons } = useChoice();
  const seasonId = seasons?.[0]?.seasonId ?? null;
  const date = useToday();
  const isNight = useAtWallTime(isNightAt);
  const today: Day = useCall(dayOfSeason, seasonId === null ? null : { seasonId, date });
  const evening: Day = useCall(
    dayOfSeason,
    seasonId === null || !isNight ? null : { seasonId, date: addDays(date, -1) },
  );
  const { refresh } = today;
  useEffect(() => {
    const timer = setInterval(refresh, renewal);
    return () => clearInterval(timer);
  }, [refresh]);
  return useMemo(() => {
    const now = osloWallTime(clock.now());
    return [...matchesOf(today), ...matchesOf(evening).filter((match) => isLiveNow(match, now))].filter(
      (match) => isLiveScored(match) && match.nonPlayReason === null && plays(match, teams),
    );
  }, [today, evening, teams, clock]);
};

function isNightAt({ time }: { readonly time: number }): boolean {
  return time < night;
}
