import { oncePerObject } from '@kampdag/core/decode/once';
import { requiredId } from '@kampdag/core/decode/rowCodecs';
import { matchesOfLeague, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import { broadcastsOfLeague, broadcastsOfSport } from '@kampdag/core/gateway/matchEndpoints';
import { MatchId } from '@kampdag/core/ids';
import { type Match, MatchRow } from '@kampdag/core/league/match/match';
import { sliderOf } from '@kampdag/core/league/schedule/slider';
import type { WallTime } from '@kampdag/core/time/oslo';
import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import type { AnswerPart } from '../page.ts';
import { firstSpan, inlinedReach } from './slider/track.ts';

const Matches = t.type({ matches: t.UnknownArray });
/** The part of a broadcast that names its match; a season's addresses are not decoded. */
const BroadcastSubject = t.type({ matchId: requiredId(MatchId) });
/** Decodes one row. */
type RowDecoder<A> = { readonly decode: (row: unknown) => t.Validation<A> };

const isBroadcasts = (path: string): boolean =>
  option.isSome(broadcastsOfLeague.read(path)) || option.isSome(broadcastsOfSport.read(path));

/** A row's match; null if it cannot be decoded. */
const matchOf = (row: RowDecoder<{ readonly matchId: MatchId }>, raw: unknown): MatchId | null => {
  const read = row.decode(raw);
  return either.isRight(read) ? read.right.matchId : null;
};

/** The broadcasts of one day's matches; null if the page shows no day. */
const broadcastsPart = (body: unknown, matchesOfDay: ReadonlySet<MatchId | null>): AnswerPart | null =>
  Array.isArray(body) && matchesOfDay.size > 0
    ? { body: body.filter((row) => matchesOfDay.has(matchOf(BroadcastSubject, row))) }
    : null;

/** The rows of a body of matches by what they decode to; none of another body. */
const rowsOf = oncePerObject(
  (body): ReadonlyMap<Match, unknown> =>
    new Map(
      (Matches.is(body) ? body.matches : []).flatMap((raw) => {
        const read = MatchRow.decode(raw);
        return either.isRight(read) ? [[read.right, raw] as const] : [];
      }),
    ),
);

/** The league's matches that the slider shows first; null if they are nearly all. */
const sliderPart = (body: unknown, now: WallTime): AnswerPart | null => {
  const rows = rowsOf(body);
  const { matches, centred } = sliderOf([...rows.keys()], now);
  if (centred === null) return null;
  const { from, to } = firstSpan(matches.length, centred, inlinedReach);
  if (rows.size <= to - from) return null;
  return {
    body: { matches: matches.slice(from, to).map((match) => rows.get(match)) },
    place: { before: from, count: matches.length },
  };
};

/** A page's answers as sent with it: of its league's matches only the slider's, unless the page shows more. */
export const firstAnswers = (
  answers: Readonly<Record<string, unknown>>,
  { now, showsWholeLeague }: { readonly now: WallTime; readonly showsWholeLeague: boolean },
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
    if (option.isSome(matchesOfLeague.read(path))) return sliderPart(body, now);
    return isBroadcasts(path) ? broadcastsPart(body, ofDay) : null;
  };
  const whole: Record<string, unknown> = {};
  const parts: Record<string, AnswerPart> = {};
  for (const [path, body] of Object.entries(answers)) {
    const part = partOf(path, body);
    if (part === null) whole[path] = body;
    else parts[path] = part;
  }
  return { answers: whole, parts };
};
