import * as t from 'io-ts';
import { branded, NumberLike, nullable } from '../../decode/codecs.ts';
import { type MatchId, PersonId } from '../../ids.ts';
import { bySide } from '../../side.ts';
import type { Figure } from '../../sport/figures.ts';
import { liveSportOf } from '../../sport/liveSportOf.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import { Instant } from '../../time/instant.ts';
import { type Correction, correctionsOf } from '../cursor/corrections.ts';
import type { LiveEvent } from '../event.ts';
import { detailsOf, type MatchDetails } from '../lineup/details.ts';
import { Serial } from '../log/timeToken.ts';
import { emptyMatch, type LiveMatch, matchAfterAll, messagesOf } from '../match.ts';
import { readMessage } from '../wire/message.ts';

const Score = t.type({ home: t.number, away: t.number });

const SentCorrection = t.type({
  serial: t.string,
  timestamp: t.number,
  /** The event's messages as sent; null where it was taken back. */
  before: t.UnknownRecord,
  after: nullable(t.UnknownRecord),
  score: nullable(t.type({ before: Score, after: Score })),
  figures: t.readonlyArray(
    t.type({ person: branded(NumberLike, PersonId), figure: t.string, before: t.number, after: t.number }),
  ),
});
type SentCorrection = t.TypeOf<typeof SentCorrection>;

/** The corrections of a match on their way to a page: enough to say them without the match's log. */
export const CorrectionReport = t.type({
  /** A MatchData message of the periods and of those who are named. */
  matchData: t.UnknownRecord,
  /** In the order in which they were told. */
  corrections: t.readonlyArray(SentCorrection),
  /** How many there are: the newest alone are told one by one. */
  count: t.number,
});
export type CorrectionReport = t.TypeOf<typeof CorrectionReport>;

/** A correction, without where it stands in a log. */
export type ToldCorrection = Pick<Correction, 'moment' | 'before' | 'after' | 'score' | 'figures'>;

/** Corrections of a match with what they are said by. */
export interface ToldCorrections {
  readonly corrections: readonly ToldCorrection[];
  readonly details: MatchDetails;
  readonly sport: LiveMatch['sport'];
}

/** Of a match no more than this are told one by one. */
const most = 100;

const namedIn = ({ sport }: LiveMatch, event: LiveEvent | null): readonly PersonId[] =>
  event === null ? [] : (sport.events[event.type]?.people(event) ?? []).map(({ id }) => id);

const matchDataOf = (match: LiveMatch, named: ReadonlySet<PersonId>): CorrectionReport['matchData'] => {
  const details = detailsOf(match);
  const players = bySide((side) =>
    [...details.persons]
      .filter(([id, person]) => person.side === side && named.has(id))
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

/** The corrections of a match as they travel. */
export const correctionReportOf = (match: LiveMatch): CorrectionReport => {
  const all = correctionsOf(match);
  const told = all.slice(-most);
  const messages = messagesOf(match).filter((message) => message.type === 'event');
  const corrections = told.flatMap((correction): readonly SentCorrection[] => {
    const { key, moment, after, score, figures } = correction;
    const own = messages.filter(({ event, serial }) => event.key === key && serial <= moment.serial);
    const before = own.findLast(({ serial }) => serial < moment.serial)?.raw;
    const now = after === null ? null : own.at(-1)?.raw;
    return t.UnknownRecord.is(before) && (now === null || t.UnknownRecord.is(now))
      ? [{ ...moment, before, after: now, score, figures }]
      : [];
  });
  const named = new Set(
    told.flatMap(({ before, after, figures }) =>
      namedIn(match, before).concat(
        namedIn(match, after),
        figures.map(({ person }) => person),
      ),
    ),
  );
  return { matchData: matchDataOf(match, named), corrections, count: all.length };
};

/** Whether a figure is one that players have: others, of a newer server, are left out. */
export type KnowsFigure = (name: string) => name is Figure;

/** The corrections that a report tells. A version that cannot be read costs its correction alone. */
export const toldIn = (
  { matchData, corrections }: CorrectionReport,
  { matchId, kind, knowsFigure }: { matchId: MatchId; kind: SportKind; knowsFigure: KnowsFigure },
): ToldCorrections => {
  const read = readMessage(matchId, kind);
  const eventIn = (data: unknown, moment: Correction['moment']): LiveEvent | null => {
    const message = read({ ...moment, data });
    return message.type === 'event' ? message.event : null;
  };
  const first = { serial: Serial(''), timestamp: Instant(0) };
  const described = matchAfterAll(emptyMatch(matchId, kind), [read({ ...first, data: matchData })]);
  return {
    details: detailsOf(described),
    sport: liveSportOf(kind),
    corrections: corrections.flatMap(({ serial, timestamp, before, after, score, figures }) => {
      const moment = { serial: Serial(serial), timestamp: Instant(timestamp) };
      const was = eventIn(before, moment);
      const is = after === null ? null : eventIn(after, moment);
      if (was === null || (after !== null && is === null)) return [];
      const known = figures.flatMap(({ figure, ...change }) =>
        knowsFigure(figure) ? [{ ...change, figure }] : [],
      );
      return [{ moment, before: was, after: is, score, figures: known }];
    }),
  };
};
