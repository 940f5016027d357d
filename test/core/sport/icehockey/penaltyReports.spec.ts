import type { LiveMatch } from '@kampdag/core/live/match';
import type { BySide } from '@kampdag/core/side';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { specialTeamsOf } from '@kampdag/core/sport/icehockey/live/specialTeams';
import { manpowerAt } from '@kampdag/core/sport/icehockey/penalties/manpower';
import { countdownAt, penaltyRecordOf } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import { type PowerPlays, powerPlaysIn } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import { GoalSummaryRow } from '@kampdag/core/sport/icehockey/sheets/goalSummary';
import { HockeyPenaltyRow } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { powerPlaysOf } from '@kampdag/core/sport/icehockey/sheets/powerPlay';
import { describe, expect, it } from 'vitest';
import { decoded } from '../../league/decoded.ts';
import { event, foldedMatch, type TimedMessage, timer } from '../../live/timedMessages.ts';
import {
  boxText,
  type CaseLine,
  linesOf,
  personOf,
  powerPlayText,
  reportOf,
  secondsOf,
  timeOf,
} from './caseReport.ts';
import { type PenaltyCase, penaltyCases } from './penaltyCases.ts';

const goalTypes = { even: 200_141, powerPlay: 200_142, shortHanded: 200_144, penaltyShot: 200_150 } as const;

/** The period, from 1, and the seconds played in it. */
const inPeriod = (at: number): readonly [period: number, elapsed: number] => {
  const period = Math.min(4, Math.floor(at / 1200) + 1);
  return [period, at - 1200 * (period - 1)];
};

const letter = { home: 'H', away: 'A' } as const;

/** One report of all minutes, or one for each part; 5+5 is not 10, a misconduct. */
const reportsOf = (minutes: readonly number[], joined: boolean): readonly number[] =>
  joined && minutes.filter((one) => one === 5).length < 2 ? [minutes.reduce((a, b) => a + b, 0)] : minutes;

const toldOf = (line: CaseLine, joined: boolean): readonly TimedMessage[] => {
  const [period, elapsed] = inPeriod(line.at);
  if (line.type === 'whistle') return [[line.at, timer('stop', period, elapsed)]];
  const team = letter[line.side];
  if (line.type === 'goal') {
    const GoalType = line.reported === null ? null : goalTypes[line.reported];
    return [[line.at, event('Goal', team, period, elapsed, { GoalType })]];
  }
  const Player = line.player === null ? null : personOf(line.side, line.player);
  return reportsOf(line.minutes, joined).map((Minutes) => [
    line.at,
    event('Penalty', team, period, elapsed, { Minutes, Player }),
  ]);
};

const periodsOf = ({ overtime }: PenaltyCase): TimedMessage => [
  0,
  {
    MatchEventType: 'MatchData',
    Periods: [1, 2, 3, 4].map((ordinal) => ({
      PartialResultTypeId: 200_050 + ordinal,
      Duration: ordinal === 4 && overtime === 'league' ? 300 : 1200,
      IsOvertimeType: ordinal === 4,
      SortOrder: ordinal,
    })),
  },
];

/** The live match of a case until a second of play. */
const liveMatch = (
  one: PenaltyCase,
  until: number,
  how: { joined: boolean; reversed: boolean },
): LiveMatch => {
  const lines = linesOf(one).filter(({ at }) => at <= until);
  const told = lines.flatMap((line) => toldOf(line, how.joined));
  const clock = inPeriod(until);
  return foldedMatch([
    periodsOf(one),
    ...(how.reversed ? told.toReversed() : told),
    [5000, timer('start', ...clock)],
  ]);
};

const shown = (one: PenaltyCase, how: { joined: boolean; reversed: boolean }): readonly string[] =>
  one.expected.map((line) => {
    const [moment = '', box] = line.split(/:(?: |$)/);
    const time = moment.split(' ')[0] ?? '';
    const { served, manpower } = penaltiesOf(liveMatch(one, secondsOf(time), how));
    const { home, away } = manpowerAt(manpower, secondsOf(time));
    const sitting = box === undefined ? '' : boxText(countdownAt(served, secondsOf(time)));
    return `${time} ${home}-${away}${box === undefined ? '' : ':'}${sitting === '' ? '' : ` ${sitting}`}`;
  });

const rowTime = (at: number): { readonly periodId: number; readonly time: string } => {
  const [period, seconds] = inPeriod(at);
  return { periodId: 200_050 + period, time: timeOf(seconds) };
};

/** The same case on the federation's sheets. */
const sheetPowerPlays = (one: PenaltyCase): BySide<PowerPlays> => {
  const lines = linesOf(one);
  return powerPlaysOf(
    lines.flatMap((line) =>
      line.type === 'goal'
        ? [
            decoded(GoalSummaryRow, {
              team: letter[line.side],
              periodId: rowTime(line.at).periodId,
              periodTime: rowTime(line.at).time,
              goalTypeId: line.reported === null ? null : goalTypes[line.reported],
            }),
          ]
        : [],
    ),
    lines.flatMap((line) =>
      line.type === 'penalty'
        ? [
            {
              side: line.side,
              penalty: decoded(HockeyPenaltyRow, {
                personId: line.player === null ? null : personOf(line.side, line.player),
                severityType: `x-${line.minutes.join('+')} min`,
                servingStartPeriodId: rowTime(line.at).periodId,
                servingStartTime: rowTime(line.at).time,
              }),
            },
          ]
        : [],
    ),
  );
};

describe('live messages (wire-format §4)', () => {
  it.each(penaltyCases)('give the same box and skaters, by one message for each penalty: $name', (one) => {
    expect(shown(one, { joined: false, reversed: false })).toEqual(one.expected);
  });

  it.each(penaltyCases)('and by one for a player’s sum, or the other way round: $name', (one) => {
    expect(shown(one, { joined: true, reversed: false })).toEqual(one.expected);
    expect(shown(one, { joined: false, reversed: true })).toEqual(one.expected);
  });
});

describe('power plays', () => {
  it.each(penaltyCases.filter(({ overtime }) => overtime === undefined))(
    'are the same live, on the sheet and by the rules: $name',
    (one) => {
      const byRules = powerPlayText(powerPlaysIn(penaltyRecordOf(reportOf(one)), 3600));
      expect(powerPlayText(specialTeamsOf(liveMatch(one, 3600, { joined: true, reversed: false })))).toBe(
        byRules,
      );
      expect(powerPlayText(sheetPowerPlays(one))).toBe(byRules);
    },
  );
});
