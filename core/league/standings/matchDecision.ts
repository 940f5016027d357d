import * as t from 'io-ts';
import { entity, field } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';
import type { Decided } from '../../sport/rankingRule.ts';

/** What decided a match. */
export interface MatchDecision {
  readonly matchId: MatchId;
  readonly decided: NonNullable<Decided>;
}

/** A row of `kampdag/Decisions`. */
export const MatchDecisionRow = entity<MatchDecision>('match decision', {
  matchId: field('matchId', requiredId(MatchId)),
  decided: field('decided', t.keyof({ fullTime: null, overtime: null, penalties: null })),
});
