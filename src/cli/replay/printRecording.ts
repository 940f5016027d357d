import { lettersOf } from '@kampdag/core/federationText';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { type Period, periodsOf } from '@kampdag/core/live/clock/period';
import { isOfType, type LiveEvent } from '@kampdag/core/live/event';
import type { Timer } from '@kampdag/core/live/events/clockEvents';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { detailsOf, playerName } from '@kampdag/core/live/lineup/details';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, eventsOf, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { type LiveMessage, readMessage } from '@kampdag/core/live/wire/message';
import type { Recording } from '@kampdag/core/live/wire/recording';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { mmss } from '@kampdag/core/time/mmss';
import { either, function as fn } from 'fp-ts';
import type { Reading } from '../commandLine.ts';
import { readRecording } from '../recordedFile.ts';
import type { PrintArguments, Until } from './arguments.ts';

/** Folds a recording up to the requested moment and prints the match; faulty lines are reported on stderr. */
export const printRecording = async (
  { file, json, until }: PrintArguments,
  say: (line: string) => void,
): Promise<Reading<null>> => {
  return fn.pipe(
    await readRecording(file, console.error),
    either.chain((read) => momentOf(read, until)),
    either.map(({ match, now }) => {
      say(json ? JSON.stringify(summaryOf(match, now)) : printMatch(match, now));
      return null;
    }),
  );
};

const printMatch = (match: LiveMatch, now: Instant): string => {
  const summary = summaryOf(match, now);
  const details = detailsOf(match);
  const { clock, score, shootout, log } = summary;
  const lines = periodLinesOf(match).map(
    ({ period, goals, shots }) =>
      `  ${lettersOf(period.name).padEnd(12)} ${scoreText(goals)}` +
      (match.sport.savedShots !== null ? `   shots ${scoreText(shots)}` : ''),
  );
  const rows = timelineOf(match)
    .filter(({ kind, shown }) => shown && match.sport.defaultFilter.includes(kind))
    .toReversed()
    .map(({ time, periodName, event, kind, side, score: after, corrected, people }) => {
      const names = people.map(({ id }) => playerName(details, id) ?? `#${id}`).join(', ');
      const what = isOfType<Timer>(event, 'timer') ? event.action : kind;
      const marks = [
        after === null ? '' : scoreText(after),
        side ?? '',
        names,
        corrected ? '(corrected)' : '',
      ];
      return `  ${lettersOf(periodName) ?? ''} ${time ?? '--:--'}  ${what} ${marks.filter((mark) => mark !== '').join(' ')}`;
    });
  return [
    `${details.teamName.home ?? 'Home'} – ${details.teamName.away ?? 'Away'}  ${scoreText(score)}`,
    `${clock.period ?? ''} ${clock.display ?? ''} (${clock.state})`,
    ...lines,
    ...(shootout === null ? [] : [`  shootout     ${scoreText(shootout)}`]),
    ...rows,
    Object.entries(log)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  ].join('\n');
};

interface Moment {
  readonly match: LiveMatch;
  readonly now: Instant;
}

const shortNames: Readonly<Record<string, Period['kind']>> = {
  OT: 'overtime',
  E: 'overtime',
  SD: 'overtime',
  SO: 'shootout',
  PSO: 'shootout',
};

/** The period that a user names: `2`, `OT`, `OT2`, `so`, `P3`, `2. periode`, `200052`. */
export const findPeriod = (periods: readonly Period[], typed: string): Period | null => {
  const text = typed.trim().toLowerCase();
  const named = periods.find(({ name }) => lettersOf(name).toLowerCase() === text);
  if (named !== undefined) return named;
  if (/^\d+$/.test(text)) {
    const number = Number(text);
    return periods.find(({ id }) => id === number) ?? periods[number - 1] ?? null;
  }
  const parts = /^([a-z]+)(\d*)$/.exec(text);
  const number = Number(parts?.[2] === '' ? 1 : (parts?.[2] ?? 1));
  const word = parts?.[1]?.toUpperCase() ?? '';
  if (word === 'P') return periods[number - 1] ?? null;
  const kind = shortNames[word] ?? (['overtime', 'shootout'] as const).find((k) => k.toUpperCase() === word);
  if (kind !== undefined)
    return periods.find((period) => period.kind === kind && period.number === number) ?? null;
  return periods.find(({ name }) => lettersOf(name).toLowerCase().startsWith(text)) ?? null;
};

/** Whether an event belongs to play after the requested moment; late reports of earlier play do not. */
const isLater = (event: LiveEvent, periods: readonly Period[], period: Period, elapsed: number): boolean => {
  // A clock set in advance, and the numbers of a Match end, say nothing about play.
  if (isOfType<Timer>(event, 'timer') && event.action === 'update') return false;
  const index = periods.findIndex(({ id }) => id === event.period);
  const requested = periods.indexOf(period);
  if (isOfType<Timer>(event, 'timer') && event.action === 'matchEnd') return index >= requested;
  return index > requested || (index === requested && (event.elapsed ?? 0) > elapsed);
};

const untilTime = (
  { header }: Recording,
  all: readonly LiveMessage[],
  until: Extract<Until, { type: 'time' }>,
): either.Either<string, Moment> => {
  const empty = emptyMatch(header.match.matchId, sportOf(header.sport));
  const whole = matchAfterAll(empty, all);
  const periods = periodsOf(whole);
  const period = findPeriod(periods, until.period);
  if (period === null) {
    const known = periods.map(({ name }, index) => `${index + 1} (${lettersOf(name)})`).join(', ');
    return either.left(`no period ${JSON.stringify(until.period)} in this recording; it has ${known}`);
  }
  const requested = until.elapsed ?? (period.length > 0 ? period.length : Number.POSITIVE_INFINITY);
  if (period.length > 0 && requested > period.length) {
    return either.left(
      `${mmss(requested)} is after the end of ${lettersOf(period.name)}, which lasts ${mmss(period.length)}`,
    );
  }
  // By the final version of events, so that a wrong, later corrected time ends nothing early.
  const later = eventsOf(whole).filter(({ event }) => isLater(event, periods, period, requested));
  const end = later.map(({ serial }) => serial).toSorted()[0] ?? null;
  const kept = end === null ? all : all.filter(({ serial }) => serial < end);
  const match = matchAfterAll(empty, kept);
  const last = kept.at(-1)?.timestamp ?? Instant(0);
  const clock = clockOf(match);
  const runs = clock.state === 'running' && clock.setAt !== null && clock.period?.id === period.id;
  if (!runs || clock.setAt === null) return either.right({ match, now: last });
  // A running clock is read when it has reached the requested time, at the latest at the recording's end.
  const reached = Instant(clock.setAt + Math.max(0, requested - clock.elapsed) * 1000);
  return either.right({ match, now: end === null ? Instant(Math.min(reached, last)) : reached });
};

/** The match of a recording at the requested moment, by default its end. */
export const momentOf = (recording: Recording, until: Until | null): either.Either<string, Moment> => {
  const { header, messages } = recording;
  const all = messages.map(readMessage(header.match.matchId, sportOf(header.sport)));
  if (until?.type === 'time') return untilTime(recording, all, until);
  const end = until === null ? null : serialOfInteger(until.serial + 1);
  const kept = end === null ? all : all.filter(({ serial }) => serial < end);
  const match = matchAfterAll(emptyMatch(header.match.matchId, sportOf(header.sport)), kept);
  return either.right({ match, now: kept.at(-1)?.timestamp ?? Instant(0) });
};
