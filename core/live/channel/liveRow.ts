import { either } from 'fp-ts';
import * as t from 'io-ts';
import { branded, NumberLike, nullable, OptionalFederationText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { modelType } from '../../decode/modelType.ts';
import { optionalId, requiredId } from '../../decode/rowCodecs.ts';
import { FederationText } from '../../federationText.ts';
import { MatchId, PeriodId, SeasonId, TournamentId } from '../../ids.ts';
import type { Match } from '../../league/match/match.ts';
import { Instant } from '../../time/instant.ts';
import type { Period } from '../clock/period.ts';
import type { LiveMatch } from '../match.ts';
import { type LiveScore, liveScoreOf } from './goals.ts';

const Score = t.type({ home: t.number, away: t.number });

const Phase = t.union([
  t.literal('silent'),
  t.literal('notStarted'),
  t.literal('inPlay'),
  t.literal('intermission'),
  t.literal('ended'),
]);

const PeriodFields = t.type({
  id: branded(NumberLike, PeriodId),
  name: OptionalFederationText,
  kind: t.union([t.literal('regulation'), t.literal('overtime'), t.literal('shootout')]),
  number: t.number,
  length: t.number,
  startsAt: t.number,
});

const named = (period: t.TypeOf<typeof PeriodFields>): Period => ({
  ...period,
  name: period.name ?? FederationText(''),
});

const OptionalPeriod = modelType<Period | null, unknown>(
  'period or null',
  (u, context) => {
    if (u === null || u === undefined) return t.success(null);
    return either.map(named)(PeriodFields.validate(u, context));
  },
  (period) => (period === null ? null : PeriodFields.encode(period)),
);

/** A match in play as lists show it. */
export interface LiveRow extends LiveScore {
  readonly matchId: MatchId;
  /** Its league, which decides what of it is published. */
  readonly tournamentId: TournamentId | null;
  readonly seasonId: SeasonId | null;
  readonly lastAt: Instant | null;
}

/** A row of `kampdag/Live`. */
export const LiveRowCodec = entity<LiveRow>('live row', {
  matchId: field('matchId', requiredId(MatchId)),
  tournamentId: field('tournamentId', optionalId(TournamentId)),
  seasonId: field('seasonId', optionalId(SeasonId)),
  phase: field('phase', Phase),
  score: field('score', nullable(Score)),
  period: field('period', OptionalPeriod),
  lastAt: field('lastAt', nullable(branded(NumberLike, Instant))),
});

/** A listed match with what its log says. */
export const liveRowOf = (
  { matchId, tournamentId, seasonId }: Pick<Match, 'matchId' | 'tournamentId' | 'seasonId'>,
  live: LiveMatch,
): LiveRow => ({ matchId, tournamentId, seasonId, lastAt: null, ...liveScoreOf(live) });
