import * as t from 'io-ts';
import { branded, NumberLike, nullable, withDefault } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { rowWithin } from '../../decode/rowWithin.ts';
import { type MatchId, PeriodId, PersonId } from '../../ids.ts';
import { type Match, MatchRow } from '../../league/match/match.ts';
import { bySide } from '../../side.ts';
import { Instant } from '../../time/instant.ts';
import { type Correction, correctionsOf } from '../cursor/corrections.ts';
import type { LiveEvent } from '../event.ts';
import { detailsOf, type MatchDetails } from '../lineup/details.ts';
import { Serial } from '../log/timeToken.ts';
import { emptyMatch, type LiveMatch, type LiveSport, matchAfterAll, messagesOf } from '../match.ts';
import type { Figure } from '../rules/figureRule.ts';
import { readMessage } from '../wire/message.ts';

const Score = t.type({ home: t.number, away: t.number });

const SentCorrection = t.type({
  serial: t.string,
  timestamp: t.number,
  /** The event's messages as sent; `after` is null where it was deleted. */
  before: t.UnknownRecord,
  after: nullable(t.UnknownRecord),
  score: nullable(t.type({ before: Score, after: Score })),
  sets: withDefault(
    t.readonlyArray(t.type({ period: branded(NumberLike, PeriodId), before: Score, after: Score })),
    [],
  ),
  figures: t.readonlyArray(
    t.type({ person: branded(NumberLike, PersonId), figure: t.string, before: t.number, after: t.number }),
  ),
});
type SentCorrection = t.TypeOf<typeof SentCorrection>;

/** The corrections of a match as sent to a page, which needs no log to show them. */
export const CorrectionReport = t.type({
  /** A MatchData message with the periods and the people involved. */
  matchData: t.UnknownRecord,
  /** The newest corrections, in channel order. */
  corrections: t.readonlyArray(SentCorrection),
  /** The number of all corrections. */
  count: t.number,
});
export type CorrectionReport = t.TypeOf<typeof CorrectionReport>;

/** A correction without its event key. */
export type ReportedCorrection = Pick<
  Correction,
  'moment' | 'before' | 'after' | 'score' | 'sets' | 'figures'
>;

/** A match's corrections, with the details and sport that describe them. */
export interface ReportedCorrections {
  readonly corrections: readonly ReportedCorrection[];
  readonly details: MatchDetails;
  readonly sport: LiveMatch['sport'];
}

/** The most corrections sent for one match. */
const maxCorrections = 100;

const peopleIn = ({ sport }: LiveMatch, event: LiveEvent | null): readonly PersonId[] =>
  event === null
    ? []
    : sport
        .factsOf(event)
        .people(event)
        .map(({ id }) => id);

const matchDataOf = (match: LiveMatch, people: ReadonlySet<PersonId>): CorrectionReport['matchData'] => {
  const details = detailsOf(match);
  const players = bySide((side) =>
    [...details.persons]
      .filter(([id, person]) => person.side === side && people.has(id))
      .map(([id, { member }]) => ({
        Id: id,
        FirstName: member.firstName,
        LastName: member.lastName,
        ShirtNo: member.shirtNo,
      })),
  );
  return {
    MatchEventType: 'MatchData',
    MatchId: match.matchId,
    HomePlayers: players.home,
    AwayPlayers: players.away,
    Periods:
      match.data.periods?.map((period) => ({
        PartialResultTypeId: period.id,
        Name: period.name,
        Duration: period.duration,
        IsOvertimeType: period.isOvertime,
        IsShootoutType: period.isShootout,
        SortOrder: period.sortOrder,
      })) ?? null,
  };
};

/** The correction report of a match. */
export const correctionReportOf = (match: LiveMatch): CorrectionReport => {
  const all = correctionsOf(match);
  const newest = all.slice(-maxCorrections);
  const messages = messagesOf(match).filter((message) => message.type === 'event');
  const corrections = newest.flatMap((correction): readonly SentCorrection[] => {
    const { key, moment, after, score, sets, figures } = correction;
    const own = messages.filter(({ event, serial }) => event.key === key && serial <= moment.serial);
    const before = own.findLast(({ serial }) => serial < moment.serial)?.raw;
    const now = after === null ? null : own.at(-1)?.raw;
    return t.UnknownRecord.is(before) && (now === null || t.UnknownRecord.is(now))
      ? [{ ...moment, before, after: now, score, sets, figures }]
      : [];
  });
  const people = new Set(
    newest.flatMap(({ before, after, figures }) =>
      peopleIn(match, before).concat(
        peopleIn(match, after),
        figures.map(({ person }) => person),
      ),
    ),
  );
  return { matchData: matchDataOf(match, people), corrections, count: all.length };
};

/** The report without corrections that were made after an instant. */
export const reportUntil = (report: CorrectionReport, instant: number): CorrectionReport => {
  const corrections = report.corrections.filter(({ timestamp }) => timestamp <= instant);
  const later = report.corrections.length - corrections.length;
  return later === 0 ? report : { ...report, corrections, count: report.count - later };
};

/** Whether a figure is known; a newer server's may not be, and are left out. */
type KnowsFigure = (name: string) => name is Figure;

/** Reads a report's corrections, without those that cannot be read. */
export const readCorrections = (
  { matchData, corrections }: CorrectionReport,
  { matchId, sport, knowsFigure }: { matchId: MatchId; sport: LiveSport; knowsFigure: KnowsFigure },
): ReportedCorrections => {
  const read = readMessage(matchId, sport);
  const eventIn = (data: unknown, moment: Correction['moment']): LiveEvent | null => {
    const message = read({ ...moment, data });
    return message.type === 'event' ? message.event : null;
  };
  const first = { serial: Serial(''), timestamp: Instant(0) };
  const described = matchAfterAll(emptyMatch(matchId, sport), [read({ ...first, data: matchData })]);
  return {
    details: detailsOf(described),
    sport,
    corrections: corrections.flatMap(({ serial, timestamp, before, after, score, sets, figures }) => {
      const moment = { serial: Serial(serial), timestamp: Instant(timestamp) };
      const was = eventIn(before, moment);
      const is = after === null ? null : eventIn(after, moment);
      if (was === null || (after !== null && is === null)) return [];
      const known = figures.flatMap(({ figure, ...change }) =>
        knowsFigure(figure) ? [{ ...change, figure }] : [],
      );
      return [{ moment, before: was, after: is, score, sets, figures: known }];
    }),
  };
};

/** A match and its corrections. */
export interface CorrectedMatch {
  readonly match: Match;
  /** Null where unreadable or withheld. */
  readonly report: CorrectionReport | null;
}

/** A row of `kampdag/Corrections`. */
export const CorrectedMatchRow = entity<CorrectedMatch>('corrected match', {
  match: field('match', rowWithin(MatchRow)),
  report: field('report', nullable(CorrectionReport)),
});
