import { OptionalDate, OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { Count, Flag, requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';
import type { CivilDate } from '../../time/civilDate.ts';

/** What a player scored in one match: points, or goals, as the sport counts. */
export interface PlayerMatch {
  readonly matchId: MatchId;
  readonly date: CivilDate | null;
  /** Null where the federation has not set it. */
  readonly opponent: string | null;
  readonly isHome: boolean;
  readonly scored: number;
}

/** A row of `kampdag/PlayerMatches`. */
export const PlayerMatchRow = entity<PlayerMatch>('player match', {
  matchId: field('matchId', requiredId(MatchId)),
  date: field('date', OptionalDate),
  opponent: field('opponent', OptionalText),
  isHome: field('isHome', Flag),
  scored: field('scored', Count),
});
