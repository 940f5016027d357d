import * as t from 'io-ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';

/** A row of `kampdag/Decisions`. */
export const MatchDecisionRow = entity('match decision', {
  matchId: field('matchId', requiredId(MatchId)),
  decided: field('decided', t.keyof({ fullTime: null, overtime: null, penalties: null })),
});

/** What decided a match. */
export type MatchDecision = ModelOf<typeof MatchDecisionRow>;
