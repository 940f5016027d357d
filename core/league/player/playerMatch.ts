import { OptionalDate, OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { Count, Flag, requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';

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
