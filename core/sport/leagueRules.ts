import { oncePerObject } from '../decode/once.ts';
import { FederationText, lettersOf } from '../federationText.ts';
import { PeriodId } from '../ids.ts';
import { mapSides, opponentOf } from '../side.ts';
import type { RankingRule } from './rankingRule.ts';
import type { PeriodRule, Sport } from './sport.ts';
import type { SportKind } from './sportKind.ts';

/** What a result gives in a league's table. */
export interface ResultPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** After overtime or a shootout; as in full time where null. */
  readonly overtimeWin: number | null;
  readonly overtimeLoss: number | null;
}

/**
 * What a league plays otherwise than its sport (reading 40); null is as in the sport. What MatchData says of a match comes before it.
 */
export interface LeagueRules {
  /** The number of periods of regulation. */
  readonly periods: number | null;
  /** Seconds of one. */
  readonly periodLength: number | null;
  /** Seconds of a period of overtime. */
  readonly overtimeLength: number | null;
  /** False: a match is never prolonged, and so can end in a draw. */
  readonly hasOvertime: boolean | null;
  /** The most sets. */
  readonly bestOf: number | null;
  /** The fewest points of a set, and of the last one. */
  readonly setPoints: number | null;
  readonly lastSetPoints: number | null;
  readonly points: ResultPoints | null;
  /** The most players of a side at play, the goalkeeper not counted. */
  readonly players: number | null;
  /** The fouls after which a player is out of the match. */
  readonly foulsOut: number | null;
}

/** A sport as a league plays it. */
export interface LeagueSport {
  readonly kind: SportKind;
  readonly rules: LeagueRules;
}

/** A sport as it is played: by its own rules, or by a league's. */
export type PlayedSport = SportKind | LeagueSport;

/** Its kind. */
export const kindOfPlayed = (played: PlayedSport): SportKind =>
  typeof played === 'string' ? played : played.kind;

const ruled = oncePerObject((rules: LeagueRules) => {
  const byKind = new Map<SportKind, LeagueSport>();
  return (kind: SportKind): LeagueSport => {
    const known = byKind.get(kind) ?? { kind, rules };
    byKind.set(kind, known);
    return known;
  };
});

/** A sport by a league's rules, the same object each time; the sport itself without any. */
export const playedBy = (kind: SportKind, rules: LeagueRules | null): PlayedSport =>
  rules === null ? kind : ruled(rules)(kind);

/** The periods of regulation: the sport's own as far as it has them, then unknown ids with their label. */
const regulation = (
  own: readonly PeriodRule[],
  count: number,
  length: number | null,
): readonly PeriodRule[] =>
  Array.from({ length: count }, (_, index): readonly PeriodRule[] => {
    const [first] = own;
    const rule = own[index];
    if (rule !== undefined) return [{ ...rule, length: length ?? rule.length }];
    if (first === undefined) return [];
    const name = FederationText(lettersOf(first.name).replace(/\d+/, String(index + 1)));
    return [{ ...first, id: PeriodId(0 - index), name, number: index + 1, length: length ?? first.length }];
  }).flat();

/** An overtime of a length; others as they are. */
const withLength =
  (length: number | null) =>
  (rule: PeriodRule): PeriodRule =>
    rule.kind === 'overtime' && length !== null ? { ...rule, length } : rule;

/** A sport's rules with those of a league in their place. */
export const withLeagueRules = <S extends Sport>(sport: S, rules: LeagueRules): S => {
  const { periodLength, overtimeLength, hasOvertime, bestOf } = rules;
  const own = sport.periods.filter(({ kind }) => kind === 'regulation');
  const others = sport.periods.filter(({ kind }) => kind !== 'regulation');
  const count = own.length === 0 ? 0 : (rules.periods ?? bestOf ?? own.length);
  const periods = [
    ...regulation(own, count, periodLength),
    ...(hasOvertime === false ? [] : others.map(withLength(overtimeLength))),
  ];
  const length = periodLength ?? sport.periodLength;
  const { clock, sets, standings } = sport;
  const usual = own.length * sport.periodLength;
  return {
    ...sport,
    periods,
    periodLength: length,
    overtimeLength: overtimeLength ?? sport.overtimeLength,
    // Breaks and stoppages are as long in proportion.
    usualMinutes:
      usual === 0 ? sport.usualMinutes : Math.round((sport.usualMinutes * count * length) / usual),
    clock: { ...clock, fullTime: clock.fullTime === 0 || count === 0 ? clock.fullTime : count * length },
    sets:
      sets === null
        ? null
        : {
            bestOf: bestOf ?? sets.bestOf,
            points: rules.setPoints ?? sets.points,
            lastPoints: rules.lastSetPoints ?? sets.lastPoints,
          },
    standings: { ...standings, hasDraws: standings.hasDraws || hasOvertime === false },
  };
};

/** A sport's ranking with a league's points for results. */
export const rankingWith = (ranking: RankingRule, { points, hasOvertime }: LeagueRules): RankingRule => ({
  ...ranking,
  mayHaveOvertime: hasOvertime === false ? () => false : ranking.mayHaveOvertime,
  ...(points === null
    ? {}
    : {
        worth: ({ goals, decided }) =>
          mapSides(goals, (own, side) => {
            const other = goals[opponentOf(side)];
            const isLate = decided === 'overtime' || decided === 'penalties';
            if (own === other) return points.draw;
            if (own > other) return (isLate ? points.overtimeWin : null) ?? points.win;
            return (isLate ? points.overtimeLoss : null) ?? points.loss;
          }),
        guaranteedPoints: (goals, multiplier) =>
          hasOvertime === false || ranking.guaranteedPoints(goals, multiplier) === null
            ? null
            : (points.overtimeLoss ?? points.loss),
      }),
});
