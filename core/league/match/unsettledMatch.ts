import * as t from 'io-ts';
import { branded, NumberLike, nullable, OptionalText, Text } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { Flag, optionalId, requiredId } from '../../decode/rowCodecs.ts';
import { MatchId, SeasonId, TeamId, TournamentId } from '../../ids.ts';
import type { BySide } from '../../side.ts';
import { Instant } from '../../time/instant.ts';

const Figures = t.record(Text, t.number);

const ofBothSides = <A>(codec: t.Type<A, unknown>): t.Type<BySide<A>, unknown> =>
  t.type({ home: codec, away: codec });

/** What a match adds to each team's row of its league's table. */
export interface TableGain {
  /** By the names of a standings row (`Tally`); what is not among them is unknown. */
  readonly figures: BySide<Readonly<Record<string, number>>>;
  /** How many matches each team's row counts without it. */
  readonly before: BySide<number>;
  /** The criteria by which the league's teams are ranked, the first one first (`Criterion`). */
  readonly order: readonly string[];
}

/** A match that is still in play, or was so short a time ago that it is for a visitor who lags behind. */
export interface UnsettledMatch {
  readonly matchId: MatchId;
  readonly tournamentId: TournamentId | null;
  readonly seasonId: SeasonId | null;
  readonly teams: BySide<TeamId | null>;
  readonly names: BySide<string | null>;
  /** When its end was reported, in the channel's server time; null where it was not. */
  readonly endedAt: Instant | null;
  /** When its last period began, or the first that may be its last: from then on it can end at any time. Null before. */
  readonly lastPeriodAt: Instant | null;
  /** Whether it has ended, has a result, or may have: whether sums over the league's matches may count it. */
  readonly isOver: boolean;
  /** Null before its last period, and for a match of which no score is known. */
  readonly gain: TableGain | null;
}

/** A row of `kampdag/Unsettled`. */
export const UnsettledMatchRow = entity<UnsettledMatch>('unsettled match', {
  matchId: field('matchId', requiredId(MatchId)),
  tournamentId: field('tournamentId', optionalId(TournamentId)),
  seasonId: field('seasonId', optionalId(SeasonId)),
  teams: field('teams', ofBothSides(optionalId(TeamId))),
  names: field('names', ofBothSides(OptionalText)),
  endedAt: field('endedAt', nullable(branded(NumberLike, Instant))),
  lastPeriodAt: field('lastPeriodAt', nullable(branded(NumberLike, Instant))),
  isOver: field('isOver', Flag),
  gain: field(
    'gain',
    nullable(
      t.type({
        figures: ofBothSides(Figures),
        before: ofBothSides(t.number),
        order: t.readonlyArray(Text),
      }) as t.Type<TableGain, unknown>,
    ),
  ),
});
