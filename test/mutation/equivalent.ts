import type { Mutant } from './mutants.ts';

/** A change that no test can notice, and why. */
interface Equivalent {
  readonly path: string;
  /** A part of the changed line, as it stands. */
  readonly line: string;
  /** What is there instead; any change of the line where null. */
  readonly becomes: string | null;
  readonly why: string;
}

const equivalents: readonly Equivalent[] = [
  {
    path: 'core/live/log/timeToken.ts',
    line: 'a.timestamp < b.timestamp',
    becomes: '<=',
    why: 'they differ there',
  },
  {
    path: 'core/live/log/timeToken.ts',
    line: 'a.serial < b.serial',
    becomes: '<=',
    why: 'they differ there',
  },
  {
    path: 'core/sport/icehockey/sheets/powerPlay.ts',
    line: "goalTypeCode(goal.goalTypeId) ?? ''",
    becomes: "'mutant'",
    why: 'either is no code',
  },
  {
    path: 'core/live/clock/clock.ts',
    line: 'compareTokens(at.token, since.token) <= 0',
    becomes: '<',
    why: 'the clock itself is passed over',
  },
  {
    path: 'core/live/clock/clock.ts',
    line: "setting.state !== 'ended'; index += 1",
    becomes: '<=',
    why: 'nothing is there',
  },
  {
    path: 'core/live/score/sets.ts',
    line: 'const leader =',
    becomes: 'findLast',
    why: 'one side leads at the most',
  },
  {
    path: 'core/live/figures/figures.ts',
    line: 'Number.MAX_SAFE_INTEGER / 2',
    becomes: '1',
    why: 'no match credits so often',
  },
  {
    path: 'core/sport/teamRules.ts',
    line: "window: () => 'match'",
    becomes: null,
    why: 'one window has any name',
  },
  {
    path: 'core/league/standings/pointsRace.ts',
    line: 'whole === 0',
    becomes: 'false',
    why: 'asked of matches that there are alone',
  },
  {
    path: 'core/league/match/matchLimit.ts',
    line: 'matchLimits.find(',
    becomes: 'findLast',
    why: 'each limit is offered once',
  },
  {
    path: 'core/league/season/season.ts',
    line: "(a.from ?? '') < (b.from ?? '')",
    becomes: "'mutant'",
    why: 'seasons without a first day are left out before',
  },
  {
    path: 'core/league/season/season.ts',
    line: "(a.from ?? '') < (b.from ?? '')",
    becomes: '<=',
    why: 'they differ there',
  },
  {
    path: 'core/league/season/season.ts',
    line: "(a.from ?? '') < (b.from ?? '')",
    becomes: '2',
    why: 'an order has a sign alone',
  },
  {
    path: 'core/sport/icehockey/sheets/hockeySkater.ts',
    line: "${teamId ?? ''}",
    becomes: "'mutant'",
    why: 'either is no team',
  },
  {
    path: 'core/league/standings/standingsRow.ts',
    line: "${teamId ?? ''}",
    becomes: "'mutant'",
    why: 'either is no team',
  },
  {
    path: 'core/live/score/score.ts',
    line: 'byToken(before, first) < 0',
    becomes: '<=',
    why: 'the place is the same',
  },
  {
    path: 'core/live/score/score.ts',
    line: 'byToken(after, first) < 0',
    becomes: '<=',
    why: 'the place is the same',
  },
  {
    path: 'core/live/score/score.ts',
    line: 'if (!isPlain || hasToldTwice(match))',
    becomes: '',
    why: 'to count all again is cost alone',
  },
  {
    path: 'core/live/score/score.ts',
    line: 'const isPlain = own.every((change) => !touches(',
    becomes: '',
    why: 'to count all again is cost alone',
  },
];

/** Whether a mutant is known to do what the source does; `lines` are the source's. */
export const isEquivalent = ({ path, line, becomes }: Mutant, lines: readonly string[]): boolean =>
  equivalents.some(
    (one) =>
      one.path === path &&
      (lines[line - 1] ?? '').includes(one.line) &&
      (one.becomes === null || one.becomes === becomes),
  );
