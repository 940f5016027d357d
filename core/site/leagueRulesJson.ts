import * as t from 'io-ts';
import type { LeagueRules } from '../sport/leagueRules.ts';
import type { RulesOfLeagues } from './deployment.ts';

const numberFrom = (least: number, most: number): t.Type<number, number> => {
  const is = (u: unknown): u is number => Number.isInteger(u) && Number(u) >= least && Number(u) <= most;
  return new t.Type<number, number>(
    `a whole number from ${least} to ${most}`,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  );
};

const minutes = numberFrom(1, 90);
const points = numberFrom(0, 10);

const NamePart = new t.Type<string, string>(
  'a part of a league’s name',
  (u): u is string => typeof u === 'string' && /\S/.test(u),
  (u, context) => (typeof u === 'string' && /\S/.test(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
);

const ResultPointsJson = t.intersection([
  t.type({ win: points, draw: points, loss: points }),
  t.partial({ overtimeWin: points, overtimeLoss: points, forfeit: points }),
]);

/** The rules of some leagues as an operator writes them (reading 40): what is left out is as in the sport. */
export const LeagueRulesJson = t.intersection([
  t.type({ league: NamePart }),
  t.partial({
    periods: numberFrom(1, 12),
    minutes,
    overtimeMinutes: minutes,
    overtime: t.boolean,
    bestOf: numberFrom(1, 7),
    setPoints: numberFrom(1, 50),
    lastSetPoints: numberFrom(1, 50),
    points: ResultPointsJson,
    players: numberFrom(1, 20),
    foulsOut: numberFrom(1, 10),
  }),
]);
type LeagueRulesJson = t.TypeOf<typeof LeagueRulesJson>;

const secondsOf = (given: number | undefined): number | null => (given === undefined ? null : given * 60);

/** Reads the rules of some leagues. */
export const rulesOfJson = ({ league, points: given, ...json }: LeagueRulesJson): RulesOfLeagues => ({
  league: league.toLowerCase(),
  rules: {
    periods: json.periods ?? null,
    periodLength: secondsOf(json.minutes),
    overtimeLength: secondsOf(json.overtimeMinutes),
    hasOvertime: json.overtime ?? null,
    bestOf: json.bestOf ?? null,
    setPoints: json.setPoints ?? null,
    lastSetPoints: json.lastSetPoints ?? null,
    points:
      given === undefined
        ? null
        : {
            ...given,
            overtimeWin: given.overtimeWin ?? null,
            overtimeLoss: given.overtimeLoss ?? null,
            forfeit: given.forfeit ?? null,
          },
    players: json.players ?? null,
    foulsOut: json.foulsOut ?? null,
  },
});

/** A rule, where there is one. */
const rule = <Name extends string, A>(name: Name, value: A | null): Partial<Record<Name, A>> =>
  value === null ? {} : ({ [name]: value } as Record<Name, A>);

const minutesOf = (seconds: number | null): number | null => (seconds === null ? null : seconds / 60);

const pointsJson = ({ points: given }: LeagueRules): LeagueRulesJson['points'] | null =>
  given === null
    ? null
    : {
        win: given.win,
        draw: given.draw,
        loss: given.loss,
        ...rule('overtimeWin', given.overtimeWin),
        ...rule('overtimeLoss', given.overtimeLoss),
        ...rule('forfeit', given.forfeit),
      };

/** Writes the rules of some leagues as they are read. */
export const jsonOfRules = ({ league, rules }: RulesOfLeagues): LeagueRulesJson => ({
  league,
  ...rule('periods', rules.periods),
  ...rule('minutes', minutesOf(rules.periodLength)),
  ...rule('overtimeMinutes', minutesOf(rules.overtimeLength)),
  ...rule('overtime', rules.hasOvertime),
  ...rule('bestOf', rules.bestOf),
  ...rule('setPoints', rules.setPoints),
  ...rule('lastSetPoints', rules.lastSetPoints),
  ...rule('points', pointsJson(rules) ?? null),
  ...rule('players', rules.players),
  ...rule('foulsOut', rules.foulsOut),
});
