import { MatchId } from '@kampdag/core/ids';
import { liveScoreOf } from '@kampdag/core/live/channel/goals';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { timeoutsOf } from '@kampdag/core/live/clock/timeouts';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { presenceOf } from '@kampdag/core/live/lineup/presence';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, type LiveMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreOf } from '@kampdag/core/live/score/score';
import { scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import { setsOf } from '@kampdag/core/live/score/sets';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { type LiveMessage, readMessage } from '@kampdag/core/live/wire/message';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';
import { lineupOf } from '@kampdag/core/sport/icehockey/live/lineup';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { playersOf } from '@kampdag/core/sport/icehockey/live/players';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { volleyballTotalsOf } from '@kampdag/core/sport/volleyball/box';
import type { SportKind } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { spentSoFar } from './core/measure.ts';

/**
 * What one live event costs with every reading of the match, at event 100, 300 and 1,000, as a ratio to the first: the
 * cost must not grow with the match. 10 % corrections, 5 % deletes, lower quartiles over rounds.
 */
const matchId = MatchId(1);
const sizes = [100, 300, 1000];
const rounds = 25;
const events = 40;

const shared: Readonly<Record<string, (match: LiveMatch) => unknown>> = {
  scoringEvents: scoringEventsOf,
  score: scoreOf,
  periodLines: periodLinesOf,
  clock: clockOf,
  details: detailsOf,
  timeline: timelineOf,
  shootout: shootoutOf,
  presence: presenceOf,
  timeouts: timeoutsOf,
  board: liveScoreOf,
  summary: (match) => summaryOf(match, Instant(0)),
};

const own: Readonly<Record<string, Readonly<Record<string, (match: LiveMatch) => unknown>>>> = {
  icehockey: { players: playersOf, penalties: penaltiesOf, lineup: lineupOf },
  basketball: { box: basketballBoxOf, teamFouls: teamFoulsOf },
  volleyball: { totals: volleyballTotalsOf, sets: setsOf },
};

const types: Readonly<Record<string, readonly string[]>> = {
  icehockey: [
    'Shot',
    'Faceoff',
    'Timer',
    'PlayerTime',
    'Shot',
    'Faceoff',
    'Timer',
    'PlayerTime',
    'Shot',
    'Timer',
  ],
  basketball: [
    'Shot',
    'Shot',
    'Shot',
    'DefensiveRebound',
    'Timer',
    'Timer',
    'Substitution',
    'Foul',
    'Turnover',
    'Steal',
  ],
  volleyball: [
    'Point',
    'Point',
    'Point',
    'Point',
    'Point',
    'Point',
    'Point',
    'Substitution',
    'Substitution',
    'Timeout',
  ],
};

const results = [200442, 200443, 200443, 200444, 200445, 200580, 200581];
const kinds = ['ace', 'attack', 'attack', 'block', 'error'];
const firstPeriod: Readonly<Record<string, number>> = {
  icehockey: 200051,
  basketball: 200073,
  volleyball: 200061,
};

const roster = (from: number): readonly unknown[] =>
  Array.from({ length: 20 }, (_, index) => ({ Id: from + index, IsStarter: index < 5, PositionId: index }));

const messagesOf = (kind: SportKind, size: number): readonly ChannelMessage[] => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const first = { MatchEventType: 'MatchData', HomePlayers: roster(1), AwayPlayers: roster(21) };
  const rest = Array.from({ length: size }, (_, index) => {
    const fate = index < 10 ? 99 : random(100);
    const earlier = `client-${Math.max(0, index - 1 - random(30))}`;
    if (fate < 5)
      return { MatchEventType: 'Delete', ClientId: `delete-${index}`, DeletedEventClientId: earlier };
    const side = random(2);
    const person = (): number => 1 + 20 * side + random(20);
    // Goals and penalties are rare, as in a match.
    const rare = kind === 'icehockey' && random(100) < 3;
    const type = rare ? (random(2) === 0 ? 'Goal' : 'Penalty') : types[kind]?.[random(10)];
    return {
      MatchEventType: type,
      ClientId: fate < 15 ? earlier : `client-${index}`,
      Team: side === 0 ? 'H' : 'A',
      Player: person(),
      PlayerIn: person(),
      PlayerOut: person(),
      Type: type === 'Point' ? kinds[random(5)] : 1 + (index % 2),
      ShotResult: results[random(results.length)],
      FoulType: 200447,
      Minutes: 2,
      Direction: 1 + random(2),
      Period: (firstPeriod[kind] ?? 0) + Math.floor((3 * index) / size),
      Time: index % 600,
    };
  });
  return [first, ...rest].map((data, index) => ({
    serial: serialOfInteger(index + 1),
    timestamp: Instant(1_795_000_000_000 + index * 1000),
    data: { MatchId: matchId, Id: index, ...data },
  }));
};

/** The lower quartile: what the machine does otherwise only adds. */
const typical = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;

const empty = (kind: SportKind): LiveMatch => emptyMatch(matchId, sportOf(kind));

const eachEvent = (
  before: LiveMatch,
  messages: readonly LiveMessage[],
  readings: readonly ((match: LiveMatch) => unknown)[],
): number => {
  let match = before;
  scoreOf(match);
  for (const read of readings) read(match);
  const start = spentSoFar();
  for (const message of messages) {
    const next = matchAfter(match, message);
    newsBetween(match, next);
    for (const read of readings) read(next);
    match = next;
  }
  return (spentSoFar() - start) / messages.length;
};

const show = (name: string, costs: readonly number[]): void => {
  const floor = costs[0] ?? Number.NaN;
  const cells = costs.map((cost) => `${cost.toFixed(0).padStart(8)} ns ${(cost / floor).toFixed(2)}×`);
  console.log(`  ${name.padEnd(16)} ${cells.join('  ')}`);
};

/** Every reading that a sport's match has. */
export const readingsFor = (kind: SportKind): readonly ((match: LiveMatch) => unknown)[] =>
  Object.values({ ...shared, ...own[kind] });

/** Prints what one live event costs with every reading and, if wished, with each alone. */
export const benchReadings = (each: boolean): void => {
  for (const kind of ['icehockey', 'basketball', 'volleyball'] as const) {
    const readings = Object.entries({ ...shared, ...own[kind] });
    const prepared = sizes.map((size) => {
      const all = messagesOf(kind, size + events).map(readMessage(matchId, sportOf(kind)));
      return { size, before: all.slice(0, size), live: all.slice(size, size + events) };
    });
    const time = (only: readonly ((match: LiveMatch) => unknown)[]): readonly number[] => {
      const times = prepared.map(() => [] as number[]);
      for (let round = 0; round < rounds + 5; round += 1) {
        for (const [index, { before, live }] of prepared.entries()) {
          const spent = eachEvent(matchAfterAll(empty(kind), before), live, only);
          if (round >= 5) times[index]?.push(spent);
        }
      }
      return times.map(typical);
    };
    console.log(`${kind}: one event at ${sizes.join(', ')} (goal at 1000: ≤ 2.0 × that at 100, or 1 ms)`);
    show('every reading', time(readings.map(([, read]) => read)));
    if (each) for (const [name, read] of readings) show(name, time([read]));
  }
};
