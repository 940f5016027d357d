import { FederationText, lettersOf } from '../federationText.ts';
import { PeriodId } from '../ids.ts';
import type { RankingRule } from '../league/rules/rankingRule.ts';
import type { PeriodRule } from '../league/rules/sportRules.ts';
import { withFoulsOut } from '../live/rules/eligibilityRule.ts';
import { mapSides, opponentOf } from '../side.ts';
import type { Sport } from './sport.ts';

/** What a result gives in a league's table. */
export interface ResultPoints {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** After overtime or a shootout; as in full time where null. */
  readonly overtimeWin: number | null;
  readonly overtimeLoss: number | null;
  /** For a side that forfeited, which may get less than one that lost (FIBA D.1.1); as a loss where null. */
  readonly forfeit: number | null;
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

/** What a level match of other sets guarantees: at 1–1 of three what 2–2 of five does. */
const guaranteedOf = ({ ranking, sets }: Sport, bestOf: number | null): RankingRule['guaranteedPoints'] => {
  const fewer = sets === null || bestOf === null ? 0 : (sets.bestOf - bestOf) / 2;
  return (goals, multiplier) =>
    ranking.guaranteedPoints(
      mapSides(goals, (own) => own + fewer),
      multiplier,
    );
};

/** A sport's ranking with a league's points for results. */
const rankingWith = (sport: Sport, { points, hasOvertime, bestOf }: LeagueRules): RankingRule => ({
  ...sport.ranking,
  guaranteedPoints: guaranteedOf(sport, bestOf),
  mayHaveOvertime: hasOvertime === false ? () => false : sport.ranking.mayHaveOvertime,
  ...(points === null
    ? {}
    : {
        worth: ({ goals, decided, isForfeit = false }) =>
          mapSides(goals, (own, side) => {
            const other = goals[opponentOf(side)];
            const isLate = decided === 'overtime' || decided === 'penalties';
            if (own === other) return points.draw;
            if (own > other) return (isLate ? points.overtimeWin : null) ?? points.win;
            return (isForfeit ? points.forfeit : isLate ? points.overtimeLoss : null) ?? points.loss;
          }),
        guaranteedPoints: (goals, multiplier) =>
          hasOvertime === false || sport.ranking.guaranteedPoints(goals, multiplier) === null
            ? null
            : (points.overtimeLoss ?? points.loss),
      }),
});

/** A sport with the rules of a league in their place. */
export const withLeagueRules = (sport: Sport, rules: LeagueRules): Sport => {
  const { periodLength, overtimeLength, hasOvertime, bestOf } = rules;
  const own = sport.periods.filter(({ kind }) => kind === 'regulation');
  const others = sport.periods.filter(({ kind }) => kind !== 'regulation');
  const count = own.length === 0 ? 0 : (rules.periods ?? bestOf ?? own.length);
  const periods = [
    ...regulation(own, count, periodLength),
    ...(hasOvertime === false ? [] : others.map(withLength(overtimeLength))),
  ];
  const length = periodLength ?? sport.periodLength;
  const { clock, sets, standings, eligibility, inPlay } = sport;
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
    ranking: rankingWith(sport, rules),
    eligibility: withFoulsOut(eligibility, rules.foulsOut),
    inPlay: inPlay === null ? null : { ...inPlay, players: rules.players ?? inPlay.players },
  };
};
