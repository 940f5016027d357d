import * as t from 'io-ts';
import { valueIn } from '../decode/anyCase.ts';
import { list } from '../decode/body.ts';
import { MatchId, TournamentId } from '../ids.ts';
import { IncidentTypeRow, matchIncidentsBody, rowWithoutPeople } from '../league/incident/incident.ts';
import { BroadcastRow, type BroadcastUrls } from '../league/match/broadcast.ts';
import { RefereeRow } from '../league/match/referee.ts';
import { MatchTeamMemberRow } from '../league/player/roster.ts';
import { OrganisationRow } from '../league/season/organisation.ts';
import { endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import {
  everybody,
  leagueTie,
  matchTie,
  ofEachRow,
  ofMatch,
  ofMatchNaming,
  type Tie,
  wholeIfPublished,
} from './publicationRule.ts';

/** A match's period results and incidents. */
export const matchIncidents = endpoint('POST ta/MatchIncidents?matchId={matchId}', {
  body: matchIncidentsBody,
  lifetime: lifetimes.match,
  publication: ofMatchNaming(rowWithoutPeople),
  viewed:
    ({ isInPlay }) =>
    (answer, { matchId }) =>
      isInPlay(matchId) ? { ...answer, periodResults: [], incidents: [], total: null } : answer,
});

/** A match's referees. */
export const matchReferees = endpoint('POST ta/MatchReferee?matchid={matchId}', {
  body: list(RefereeRow, { names: ['referees'] }),
  lifetime: lifetimes.register,
  publication: ofMatch('referees'),
  viewed: 'nothing',
});

/** The incident types of a federation; volleyball's come from the incident-set organisation. */
export const incidentTypes = endpoint('POST ta/MatchIncidentTypes?sfOrgId={incidentsOrgId}', {
  body: list(IncidentTypeRow, { names: ['matchIncidentTypes'] }),
  lifetime: lifetimes.constant,
  publication: everybody,
  viewed: 'nothing',
});

/** All members of both teams in a match, without pictures. */
export const matchTeamMembers = endpoint('POST ta/MatchTeamMembers/{matchId}?images=false', {
  body: list(MatchTeamMemberRow, { names: ['members'] }),
  lifetime: lifetimes.table,
  publication: ofMatch('teams'),
  viewed: 'nothing',
});

/** Clubs with their logos, at most twenty a call. */
export const organisations = endpoint('POST org/Organisation?orgIds={orgIds}', {
  body: list(OrganisationRow, { names: ['organisations'] }),
  lifetime: lifetimes.constant,
  publication: everybody,
  viewed: 'nothing',
});

const broadcasts = list(BroadcastRow, { names: ['schedule'] });

/** A single match's answer as a list: the specification leaves open whether it is one, and whether nothing is null. */
const asList = (body: unknown): unknown => {
  if (body === null) return [];
  return t.UnknownRecord.is(body) && valueIn(body, 'matchId') !== undefined ? [body] : body;
};

const broadcast: typeof broadcasts = {
  ...broadcasts,
  open: (body) => broadcasts.open(asList(body)),
};

/** A row's own match, and what was requested, must be published. */
const ofBroadcasts = <P>(requested: (params: P) => readonly Tie[]) =>
  ofEachRow(
    (row: BroadcastUrls, params: P) => [matchTie(row.matchId), ...requested(params)],
    wholeIfPublished('matches'),
  );

/** All matches of a sport that are broadcast. */
export const broadcastsOfSport = endpoint('POST broadcasts/schedule?sportId={sportId}', {
  body: broadcasts,
  lifetime: lifetimes.table,
  publication: ofBroadcasts(() => []),
  viewed: 'nothing',
});

/** The broadcast matches of a league. */
export const broadcastsOfLeague = endpoint(
  'POST broadcasts/schedule?sportId={sportId}&tournamentId={tournamentId}',
  {
    body: broadcasts,
    lifetime: lifetimes.table,
    publication: ofBroadcasts(({ tournamentId }: { readonly tournamentId: TournamentId }) => [
      leagueTie(tournamentId),
    ]),
    viewed: 'nothing',
  },
);

/** The broadcasters of one match: a list of one row, an object, or nothing. */
export const broadcastOfMatch = endpoint('POST broadcasts/schedule/match?matchId={matchId}', {
  body: broadcast,
  lifetime: lifetimes.table,
  publication: ofBroadcasts(({ matchId }: { readonly matchId: MatchId }) => [matchTie(matchId)]),
  viewed: 'nothing',
});
