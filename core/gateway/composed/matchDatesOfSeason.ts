import { option } from 'fp-ts';
import * as t from 'io-ts';
import { list } from '../../decode/body.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';
import { SeasonId, TournamentId } from '../../ids.ts';
import { type CivilDate, isCivilDate, readCivilDate } from '../../time/civilDate.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTie, ofEachRow, wholeIfPublished } from '../publicationRule.ts';

const Day = new t.Type<CivilDate, string>(
  'day',
  isCivilDate,
  (u, context) => {
    const read = typeof u === 'string' ? readCivilDate(u) : option.none;
    return option.isSome(read) ? t.success(read.value) : t.failure(u, context);
  },
  (date) => date,
);

/** A row of `kampdag/MatchDates`. */
export const MatchDatesRow = entity('match dates', {
  tournamentId: field('tournamentId', requiredId(TournamentId)),
  seasonId: field('seasonId', requiredId(SeasonId)),
  dates: field('dates', t.readonlyArray(Day)),
});

/** The days on which a league has matches, earliest first. */
export type MatchDates = ModelOf<typeof MatchDatesRow>;

/** The days on which any league has matches, each once, in order. */
export const datesOfAll = (leagues: readonly MatchDates[]): readonly CivilDate[] =>
  [...new Set(leagues.flatMap(({ dates }) => dates))].toSorted();

/** The match days of a season's leagues, to which an empty day links. */
export const matchDatesOfSeason = endpoint('POST kampdag/MatchDates?seasonId={seasonId}', {
  body: list(MatchDatesRow, { names: ['leagues'], keyOf: ({ tournamentId }) => tournamentId }),
  lifetime: lifetimes.register,
  publication: ofEachRow(
    ({ tournamentId, seasonId }: MatchDates) => [leagueTie(tournamentId, seasonId)],
    wholeIfPublished('matches'),
  ),
  viewed: 'nothing',
});
