import { leaguesOfSeason, matchesOfLeague, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import { broadcastsOfLeague, broadcastsOfSport } from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId } from '@kampdag/core/ids';
import { BroadcastRow } from '@kampdag/core/league/broadcast';
import { LeagueRow } from '@kampdag/core/league/league';
import { MatchRow, slimMatchRow } from '@kampdag/core/league/match';
import { sliderOf } from '@kampdag/core/league/slider';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import type { AnswerPart } from '../page.ts';
import { firstSpan } from './slider/track.ts';

const Matches = t.type({ matches: t.UnknownArray });
const Leagues = t.type({ tournamentsInSeason: t.UnknownArray });

/** How one row is read and written back. */
interface RowReading<A> {
  readonly decode: (row: unknown) => t.Validation<A>;
  readonly encode: (value: A) => Record<string, unknown>;
}

const said = (value: unknown): unknown =>
  t.UnknownRecord.is(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, inner]) =>
          inner === null || inner === undefined ? [] : [[key, said(inner)]],
        ),
      )
    : value;

/** A row without what nobody reads and what says nothing; one that cannot be read as it came, so that it is missed as before. */
const slimRow =
  <A>(row: RowReading<A>) =>
  (raw: unknown): unknown => {
    const read = row.decode(raw);
    return either.isRight(read) ? said(row.encode(read.right)) : raw;
  };

const slimLeague = slimRow(LeagueRow);
const slimBroadcast = slimRow(BroadcastRow);

const isBroadcasts = (path: string): boolean =>
  option.isSome(broadcastsOfLeague.read(path)) || option.isSome(broadcastsOfSport.read(path));

/** A body as it is sent with a page. It reads as the same answer, and is a fraction as long. */
const slimBody = (path: string, body: unknown): unknown => {
  if (Matches.is(body)) return { matches: body.matches.map(slimMatchRow) };
  if (Leagues.is(body) && option.isSome(leaguesOfSeason.read(path))) {
    return { tournamentsInSeason: body.tournamentsInSeason.map(slimLeague) };
  }
  return Array.isArray(body) && isBroadcasts(path) ? body.map(slimBroadcast) : body;
};

/** The match that a row is about; null where it cannot be read. */
const matchOf = (
  row: Pick<RowReading<{ readonly matchId: MatchId }>, 'decode'>,
  raw: unknown,
): MatchId | null => {
  const read = row.decode(raw);
  return either.isRight(read) ? read.right.matchId : null;
};

/** Who sends the matches of a day, of a list that tells it of all; null where the page shows no day. */
const broadcastsPart = (body: unknown, ofDay: ReadonlySet<MatchId | null>): AnswerPart | null =>
  Array.isArray(body) && ofDay.size > 0
    ? { body: body.filter((row) => ofDay.has(matchOf(BroadcastRow, row))) }
    : null;

/** The rows of a league's matches that the slider draws first; null where they are as good as all. */
const sliderPart = (body: unknown, today: CivilDate): AnswerPart | null => {
  if (!Matches.is(body)) return null;
  const rows = new Map(
    body.matches.flatMap((raw) => {
      const read = MatchRow.decode(raw);
      return either.isRight(read) ? [[read.right, raw] as const] : [];
    }),
  );
  const { matches, centred } = sliderOf([...rows.keys()], today);
  if (centred === null) return null;
  const { from, to } = firstSpan(matches.length, centred);
  if (body.matches.length <= to - from) return null;
  return {
    body: { matches: matches.slice(from, to).map((match) => rows.get(match)) },
    place: { before: from, count: matches.length },
  };
};

/** The answers that a page was made from as they are sent with it; of its league's matches the slider's, where it shows no others. */
export const firstAnswers = (
  answers: Readonly<Record<string, unknown>>,
  { today, showsWholeLeague }: { readonly today: CivilDate; readonly showsWholeLeague: boolean },
): {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly parts: Readonly<Record<string, AnswerPart>>;
} => {
  const ofDay = new Set(
    Object.entries(answers).flatMap(([path, body]) =>
      Matches.is(body) && option.isSome(matchesOnDate.read(path))
        ? body.matches.map((row) => matchOf(MatchRow, row))
        : [],
    ),
  );
  const partOf = (path: string, body: unknown): AnswerPart | null => {
    if (showsWholeLeague) return null;
    if (option.isSome(matchesOfLeague.read(path))) return sliderPart(body, today);
    return isBroadcasts(path) ? broadcastsPart(body, ofDay) : null;
  };
  const whole: Record<string, unknown> = {};
  const parts: Record<string, AnswerPart> = {};
  for (const [path, body] of Object.entries(answers)) {
    const part = partOf(path, body);
    if (part === null) whole[path] = slimBody(path, body);
    else parts[path] = { ...part, body: slimBody(path, part.body) };
  }
  return { answers: whole, parts };
};
