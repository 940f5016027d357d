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
  scored: field('scored', Count),
});

/** A player's score in one match: points or goals, by sport. */
export type PlayerMatch = ModelOf<typeof PlayerMatchRow>;
