import { list } from '../../decode/body.ts';
import { OptionalDate, OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { Count, Flag, requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { ofLeague } from '../publicationRule.ts';
import { onlyRows } from '../visitorView.ts';

/** A row of `kampdag/PlayerMatches`. */
export const PlayerMatchRow = entity('player match', {
  matchId: field('matchId', requiredId(MatchId)),
  date: field('date', OptionalDate),
  /** Null where the federation has not set it. */
  opponent: field('opponent', OptionalText),
  isHome: field('isHome', Flag),
  /** Points or goals, by sport. */
  scored: field('scored', Count),
  /** A goalkeeper's, in handball; 0 otherwise. */
  saves: field('saves', Count),
  /** Shots on goal faced, saved or not; 0 where there are no saves. */
  shotsAgainst: field('shotsAgainst', Count),
});

/** A player's figures in one match. */
export type PlayerMatch = ModelOf<typeof PlayerMatchRow>;

/** What a player scored in each of a team's played matches of a league, oldest first. */
export const matchesOfPlayer = endpoint(
  'POST kampdag/PlayerMatches/{tournamentId}?teamId={teamId}&personId={personId}',
  {
    body: list(PlayerMatchRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
    lifetime: lifetimes.table,
    publication: ofLeague('statistics', 'teams'),
    viewed: ({ isInPlay }) => onlyRows(({ matchId }) => !isInPlay(matchId)),
  },
);
