import type { Random } from '@kampdag/core/random';
import { type Body, clientIdOf, type Draft, epoch, mmss, simulatedMatch } from './draft.ts';
import { plays, type ReportedSport } from './sportPlay.ts';

/** Reports a match: keeps virtual time and the match clock, and collects messages. */
interface Reporter {
  readonly drafts: Draft[];
  at: number;
  period: number;
  /** Seconds played in the period when the clock was last set. */
  elapsed: number;
  runningSince: number | null;
}

const timerNames = ['', 'Start', 'Stop', 'Update', 'Match start', 'Match end', 'Period start', 'Period end'];

const elapsedNow = ({ at, elapsed, runningSince }: Reporter, length: number): number =>
  runningSince === null
    ? elapsed
    : Math.min(length > 0 ? length : 7200, elapsed + Math.floor((at - runningSince) / 1000));

/** Milliseconds between two messages, sometimes none. */
const pause = (random: Random): number => {
  const kind = random.next();
  if (kind < 0.12) return 0;
  return kind < 0.9 ? 300 + random.below(9000) : 10_000 + random.below(50_000);
};

/**
 * A whole match of a sport without any fault: described, started, played period by period with the clock started and
 * stopped, ended. About so many messages long.
 */
export const playMatch = (random: Random, sport: ReportedSport, length: number): readonly Draft[] => {
  const play = plays[sport];
  const reporter: Reporter = {
    drafts: [],
    at: 1000 + random.below(5000),
    period: play.periods[0]?.id ?? 0,
    elapsed: 0,
    runningSince: null,
  };
  // A match without described periods has the usual lengths.
  const isDescribed = random.chance(0.7);
  const shortens = isDescribed && random.chance(0.4);
  const lengthOf = (period: number): number => {
    const usual = play.periods.find(({ id }) => id === period)?.seconds ?? 0;
    return shortens ? Math.floor(usual / 10) : usual;
  };
  const say = (body: Body): void => {
    const time = elapsedNow(reporter, lengthOf(reporter.period));
    reporter.drafts.push({
      at: reporter.at,
      data: {
        ...body,
        MatchId: simulatedMatch,
        Id: random.bits() | 0 || 1,
        ClientId: clientIdOf(random),
        ServerTimeStamp: String(epoch + reporter.at),
        Period: reporter.period,
        PeriodName: play.periods.find(({ id }) => id === reporter.period)?.name ?? null,
        PeriodTime: mmss(time),
        Time: time,
      },
    });
    reporter.at += pause(random);
  };
  const timer = (type: number): void =>
    say({ MatchEventType: 'Timer', Type: type, TypeName: timerNames[type] });
  const start = (): void => {
    timer(1);
    reporter.runningSince = reporter.drafts.at(-1)?.at ?? reporter.at;
  };
  const stop = (): void => {
    reporter.elapsed = elapsedNow(reporter, lengthOf(reporter.period));
    reporter.runningSince = null;
    timer(2);
  };

  reporter.drafts.push({
    at: 0,
    data: {
      MatchEventType: 'MatchData',
      MatchId: simulatedMatch,
      Id: 0,
      ClientId: null,
      HomeTeam: 'Storhamar ',
      AwayTeam: 'Frisk Asker',
      HomePlayers: play.roster('H'),
      AwayPlayers: play.roster('A'),
      HomeGoalies: null,
      Periods: isDescribed
        ? play.periods.map(({ id, name, kind }, index) => ({
            PartialResultTypeId: id,
            Name: name,
            Duration: lengthOf(id),
            IsOvertimeType: kind === 'overtime',
            IsShootoutType: kind === 'shootout',
            SortOrder: index + 1,
          }))
        : null,
      Attendance: -1,
      ClearHistory: false,
    },
  });
  timer(4);
  const regulation = play.periods.filter(({ kind }) => kind === 'regulation');
  const most = Math.max(1, Math.min(regulation.length, Math.floor(length / 9)));
  const periods = regulation.slice(0, 1 + random.below(most));
  const extra = play.periods.filter(
    ({ kind }) => kind !== 'regulation' && random.chance(length > 18 ? 0.3 : 0.1),
  );
  const each = Math.max(2, Math.floor((length - 4) / (periods.length + extra.length)) - 5);
  for (const { id, kind } of [...periods, ...extra]) {
    reporter.period = id;
    reporter.elapsed = 0;
    reporter.runningSince = null;
    timer(6);
    if (kind !== 'shootout') start();
    for (let left = each; left > 0; left -= 1) {
      if (kind === 'shootout') say(play.attempt(random));
      else if (random.chance(0.12)) {
        stop();
        start();
        left -= 1;
      } else say(play.event(random));
    }
    if (kind !== 'shootout') stop();
    timer(7);
    if (random.chance(0.3)) {
      reporter.elapsed = 0;
      timer(3);
    }
  }
  if (random.chance(0.8)) timer(5);
  return reporter.drafts;
};
