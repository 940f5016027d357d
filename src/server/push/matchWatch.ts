import type { GatewayClient } from '@kampdag/core/gateway/client';
import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import { seasonsSince } from '@kampdag/core/gateway/seasonsSince';
import { type MatchId, PersonId, type TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { isLiveScored } from '@kampdag/core/league/match/matchStatus';
import { newestOfSports } from '@kampdag/core/league/season/season';
import { liveScoreOf } from '@kampdag/core/live/channel/goals';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type Notice, noticesBetween } from '@kampdag/core/live/news/notice';
import { sides } from '@kampdag/core/side';
import { type Deployment, playedSportOfMatch } from '@kampdag/core/site/deployment';
import { addDays } from '@kampdag/core/time/civilDate';
import { osloWallTime, type WallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { Effects } from '../effects.ts';
import type { Desk, WatchedMatch } from '../live/desk.ts';
import { type Subject, subjectOf } from './subscription.ts';
import type { Subscriptions } from './subscriptions.ts';

/** The dependencies of the watch. */
export interface MatchWatchConfig extends Pick<Effects, 'now' | 'scheduler'> {
  readonly deployments: readonly Deployment[];
  readonly subscriptions: Subscriptions;
  readonly desk: Pick<Desk, 'watch'>;
  /** Published answers of a deployment. */
  readonly clientOf: (deployment: Deployment) => GatewayClient;
  readonly onNotice: (deployment: Deployment, match: Match, notice: Notice) => void;
  /** Called when a match that was followed is over. */
  readonly onOver: (subject: Subject) => void;
  /** Milliseconds between two looks at the day's matches. Default: 20 seconds. */
  readonly interval?: number;
}

/** Minutes before a match from which it is followed, and milliseconds after its end until which corrections are told. */
const [minutesBefore, correctedFor] = [30, 30 * 60_000];

/** Minutes after midnight until which an evening's match may still be played. */
const night = 6 * 60;

/** Players whose teams are asked for in one look. */
const playersAtOnce = 20;

interface Watched {
  readonly watch: WatchedMatch;
  /** The newest of the list: it may have been moved. */
  match: Match;
  endedAt: number | null;
}

const isDue = ({ date, start }: Match, { date: today, time }: WallTime): boolean =>
  date === null || date < today || start === null || time >= start - minutesBefore;

/** Follows, at the desk, each match of today that a device follows, from before its start until after its end. */
export const createMatchWatch = ({
  deployments,
  subscriptions,
  desk,
  clientOf,
  now,
  scheduler,
  onNotice,
  onOver,
  interval = 20_000,
}: MatchWatchConfig) => {
  const watched = new Map<MatchId, Watched>();
  /** Matches that are over: they are listed until the day is. */
  const over = new Set<MatchId>();
  const teamsOfPlayers = new LRUCache<Subject, readonly TeamId[]>({ max: 20_000, ttl: 12 * 3_600_000 });
  const state = { stop: (): void => {}, isOver: false, isLooking: false, isAskedAgain: false };

  const listed = async (deployment: Deployment): Promise<readonly Match[] | null> => {
    const client = clientOf(deployment);
    const seasons = await seasonsSince(client, deployment, now(), 1)();
    if (either.isLeft(seasons)) return null;
    const { date, time } = osloWallTime(now());
    const days = await Promise.all(
      [date, ...(time < night ? [addDays(date, -1)] : [])].flatMap((day) =>
        newestOfSports(seasons.right).map(({ seasonId }) =>
          client.fetch(dayOfSeason, { seasonId, date: day })(),
        ),
      ),
    );
    return days.some(either.isLeft)
      ? null
      : days.flatMap((day) => (either.isRight(day) ? day.right.rows.flatMap(({ matches }) => matches) : []));
  };

  /** The teams of followed players: a match of theirs may bring the player's goal. */
  const playersTeams = async (deployment: Deployment): Promise<ReadonlySet<TeamId>> => {
    const prefix = `${deployment.id} player `;
    const teams = new Set<TeamId>();
    let asked = 0;
    for (const subject of subscriptions.subjects()) {
      if (!subject.startsWith(prefix)) continue;
      let found = teamsOfPlayers.get(subject);
      if (found === undefined && asked < playersAtOnce) {
        asked += 1;
        const personId = PersonId(Number(subject.slice(prefix.length)));
        const rows = await clientOf(deployment).fetch(tournamentsOfPerson, { personId })();
        if (either.isRight(rows)) {
          found = [...new Set(rows.right.rows.flatMap(({ teamId }) => teamId ?? []))];
          teamsOfPlayers.set(subject, found);
        }
      }
      for (const team of found ?? []) teams.add(team);
    }
    return teams;
  };

  const begin = (deployment: Deployment, match: Match): void => {
    const { matchId } = match;
    const last: { match: LiveMatch | null } = { match: null };
    const watch = desk.watch(matchId, playedSportOfMatch(deployment, match), (next) => {
      const notices = noticesBetween(last.match, next);
      last.match = next;
      const entry = watched.get(matchId);
      for (const notice of notices) onNotice(deployment, entry?.match ?? match, notice);
      if (entry !== undefined)
        entry.endedAt = liveScoreOf(next).phase === 'ended' ? (entry.endedAt ?? now()) : null;
    });
    const isEnded = last.match !== null && liveScoreOf(last.match).phase === 'ended';
    watched.set(matchId, { watch, match, endedAt: isEnded ? now() : null });
  };
  const end = (matchId: MatchId): void => {
    watched.get(matchId)?.watch.stop();
    watched.delete(matchId);
  };

  const lookAt = async (deployment: Deployment, wanted: Set<MatchId>): Promise<void> => {
    const matches = await listed(deployment);
    if (matches === null) {
      // Nobody answers: what is followed is followed on.
      for (const matchId of watched.keys()) wanted.add(matchId);
      return;
    }
    const wall = osloWallTime(now());
    const ofPlayers = await playersTeams(deployment);
    const isFollowed = ({ matchId, teams }: Match): boolean =>
      subscriptions.isFollowed(subjectOf(deployment.id, 'match', matchId)) ||
      sides.some((side) => {
        const { teamId } = teams[side];
        return (
          teamId !== null &&
          (ofPlayers.has(teamId) || subscriptions.isFollowed(subjectOf(deployment.id, 'team', teamId)))
        );
      });
    for (const match of matches) {
      const { matchId, nonPlayReason } = match;
      const entry = watched.get(matchId);
      if (entry !== undefined && entry.endedAt !== null && now() - entry.endedAt > correctedFor) {
        over.add(matchId);
        onOver(subjectOf(deployment.id, 'match', matchId));
      }
      const isWanted =
        isLiveScored(match) && nonPlayReason === null && isDue(match, wall) && isFollowed(match);
      if (!isWanted || over.has(matchId)) continue;
      wanted.add(matchId);
      if (entry?.watch.isRefused() === true) end(matchId);
      const known = watched.get(matchId);
      if (known === undefined) begin(deployment, match);
      else known.match = match;
    }
  };

  const look = async (): Promise<void> => {
    if (state.isLooking) {
      state.isAskedAgain = true;
      return;
    }
    state.isLooking = true;
    state.stop();
    try {
      await subscriptions.sync();
      const followed = new Set<string>();
      for (const subject of subscriptions.subjects()) followed.add(subject.slice(0, subject.indexOf(' ')));
      const wanted = new Set<MatchId>();
      for (const deployment of deployments) if (followed.has(deployment.id)) await lookAt(deployment, wanted);
      for (const matchId of watched.keys()) if (!wanted.has(matchId)) end(matchId);
    } finally {
      state.isLooking = false;
    }
    if (state.isOver) {
      for (const matchId of watched.keys()) end(matchId);
      return;
    }
    const delay = state.isAskedAgain ? 1_000 : interval;
    state.isAskedAgain = false;
    state.stop = scheduler.after(delay, () => void look().catch(() => undefined));
  };

  return {
    /** Looks at the day's matches now, and every few seconds from then on. */
    look: (): void => void look().catch(() => undefined),
    watching: (): number => watched.size,
    stop: (): void => {
      state.isOver = true;
      state.stop();
      for (const matchId of watched.keys()) end(matchId);
    },
  };
};

export type MatchWatch = ReturnType<typeof createMatchWatch>;
