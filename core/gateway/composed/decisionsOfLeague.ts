import * as t from 'io-ts';
import { list } from '../../decode/body.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { ofLeague } from '../publicationRule.ts';
import { onlyRows } from '../visitorView.ts';

/** A row of `kampdag/Decisions`. */
export const MatchDecisionRow = entity('match decision', {
  matchId: field('matchId', requiredId(MatchId)),
  decided: field('decided', t.keyof({ fullTime: null, overtime: null, penalties: null })),
});

/** What decided a match. */
export type MatchDecision = ModelOf<typeof MatchDecisionRow>;

/** What decided those matches of a league that may have gone beyond full time, which the fixture list omits. */
export const decisionsOfLeague = endpoint('POST kampdag/Decisions?tournamentId={tournamentId}', {
  body: list(MatchDecisionRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  // It takes a sheet for each match, and a decision does not change.
  lifetime: lifetimes.register,
  publication: ofLeague('standings'),
  viewed: ({ isInPlay }) => onlyRows(({ matchId }) => !isInPlay(matchId)),
});
