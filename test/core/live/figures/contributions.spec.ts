import { contributionsTo } from '@kampdag/core/live/figures/contributions';
import { type Amounts, amountOf, figuresOf } from '@kampdag/core/live/figures/figures';
import { type Counted, type FigureSource, sumOf, teamSource } from '@kampdag/core/live/figures/source';
import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import { emptyMatch, type LiveMatch, matchAfter, messagesOf } from '@kampdag/core/live/match';
import type { Figure } from '@kampdag/core/live/rules/figureRule';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreOf } from '@kampdag/core/live/score/score';
import { setsOf } from '@kampdag/core/live/score/sets';
import { type Side, sides } from '@kampdag/core/side';
import { hockeyOwnFigures } from '@kampdag/core/sport/icehockey/live/ownFigures';
import { specialTeamsOf } from '@kampdag/core/sport/icehockey/live/specialTeams';
import { sportOf } from '@kampdag/core/sport/sportOf';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channel } from '../../../arbitraries/liveMessages.ts';
import { recordedMatch, recordingFiles } from '../../../support/recorded/recordings.ts';
import { foldAll } from '../readings.ts';

/** A figure as a reading gives it. */
interface Read {
  readonly source: FigureSource;
  readonly amount: number;
  readonly outOf?: number;
}

const ofScore = (match: LiveMatch, side: Side): readonly Read[] => {
  const of = (counts: Counted, periods: FigureSource['periods']): FigureSource => ({
    ...teamSource(side, counts),
    periods,
  });
  const lines = periodLinesOf(match);
  const isOfSets = match.sport.scoreWithin === 'period';
  return [
    { source: of('score', null), amount: scoreOf(match)[side] },
    {
      source: of(
        'score',
        lines.map(({ period }) => period.id),
      ),
      amount: lines.reduce((sum, { goals }) => sum + goals[side], 0),
    },
    ...lines.flatMap(({ period: { id }, goals, shots }) => [
      { source: of('score', [id]), amount: goals[side] },
      { source: of('shots', [id]), amount: shots[side] },
    ]),
    { source: of('shots', null), amount: lines.reduce((sum, { shots }) => sum + shots[side], 0) },
    ...(isOfSets
      ? setsOf(match).played.map(({ period: { id }, points }) => ({
          source: of('score', [id]),
          amount: points[side],
        }))
      : []),
    ...teamFoulsOf(match).map(({ period: { id }, fouls }) => ({
      source: of('teamFouls', [id]),
      amount: fouls[side],
    })),
  ];
};

const ofSpecialTeams = (match: LiveMatch, side: Side): readonly Read[] => {
  if (match.sport.kind !== 'icehockey') return [];
  const powerPlays = specialTeamsOf(match);
  const { goals, chances, shorthandedGoals } = powerPlays[side];
  const against = powerPlays[side === 'home' ? 'away' : 'home'];
  return [
    { source: teamSource(side, hockeyOwnFigures.powerPlays), amount: goals, outOf: chances },
    {
      source: teamSource(side, hockeyOwnFigures.penaltyKill),
      amount: against.chances - against.converted,
      outOf: against.chances,
    },
    { source: teamSource(side, hockeyOwnFigures.shorthandedGoals), amount: shorthandedGoals },
  ];
};

const amountsIn = (amounts: Amounts, source: Omit<FigureSource, 'counts'>): readonly Read[] => {
  const figures = Object.keys(amounts) as Figure[];
  const read = (counts: readonly Figure[]): Read => ({
    source: { ...source, counts },
    amount: counts.reduce((sum, figure) => sum + amountOf(amounts, figure), 0),
  });
  const [first, second] = figures;
  const { amount: outOf } = read(figures);
  return [
    ...figures.map((figure) => read([figure])),
    ...(first === undefined || second === undefined
      ? []
      : [
          read([first, second]),
          { ...read([first]), source: { ...source, counts: [first], among: figures }, outOf },
        ]),
  ];
};

const ofTeams = (match: LiveMatch): readonly Read[] => {
  const { teams, periods } = figuresOf(match);
  return sides.flatMap((side) =>
    [
      ofScore(match, side),
      ofSpecialTeams(match, side),
      amountsIn(teams[side], { side, person: null, periods: null }),
      ...[...periods].map(([period, own]) =>
        period === null ? [] : amountsIn(own[side], { side, person: null, periods: [period] }),
      ),
    ].flat(),
  );
};

/** Of one player in so many, another each time. */
const ofPlayers = (match: LiveMatch, turn: number, every: number): readonly Read[] =>
  [...figuresOf(match).players.values()].flatMap(({ id, side, amounts }, index) =>
    (index + turn) % every === 0 ? amountsIn(amounts, { side, person: id, periods: null }) : [],
  );

const expectSums = (match: LiveMatch, figures: readonly Read[]): void => {
  const wrong = figures.filter(({ source, amount, outOf = 0 }) => {
    const sum = sumOf(contributionsTo(match, source));
    return sum.amount !== amount || sum.outOf !== outOf;
  });
  expect(wrong).toEqual([]);
};

const isWhole = process.env.KAMPDAG_WHOLE_UNITS === 'on';
const everyMessage = isWhole ? 1 : 41;
const everyPlayer = isWhole ? 1 : 5;

describe.each(recordingFiles)('the figures of %s', (file) => {
  it('are at any message the sums of their contributions', () => {
    const recorded = recordedMatch(file);
    let match = emptyMatch(recorded.matchId, sportOf(recorded.sport.kind));
    for (const [index, message] of messagesOf(recorded).entries()) {
      match = matchAfter(match, message);
      if (index % everyMessage === 0) {
        expectSums(match, [...ofTeams(match), ...ofPlayers(match, index, everyPlayer)]);
      }
    }
    expectSums(recorded, [...ofTeams(recorded), ...ofPlayers(recorded, 0, 1)]);
  });
});

describe('the figures of any match', () => {
  it('are the sums of their contributions, whatever its channel reports', () => {
    fc.assert(
      fc.property(channel(), (messages) => {
        const match = foldAll(messages);
        expectSums(match, [...ofTeams(match), ...ofPlayers(match, 0, 1)]);
      }),
      { numRuns: 150 },
    );
  });
});
