import type { readonlyNonEmptyArray } from 'fp-ts';
import * as t from 'io-ts';
import { list } from '../decode/body.ts';
import type { Rows } from '../decode/rows.ts';
import { MatchId, OrgId, SportId, TournamentId } from '../ids.ts';
import { BroadcastRow, type BroadcastUrls } from '../league/broadcast.ts';
import { type MatchIncidents, matchIncidentsBody } from '../league/incident.ts';
import { type IncidentType, IncidentTypeRow } from '../league/incidentType.ts';
import { type Organisation, OrganisationRow } from '../league/organisation.ts';
import { type Referee, RefereeRow } from '../league/referee.ts';
import { type MatchTeamMember, MatchTeamMemberRow } from '../league/roster.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { numeric, repeated } from './parameter.ts';

/** A match's period results and incidents. */
export const matchIncidents: Endpoint<{ matchId: MatchId }, MatchIncidents> = endpoint(
  'POST',
  'ta/MatchIncidents?matchId={matchId}',
  { matchId: numeric(MatchId) },
  matchIncidentsBody,
);

/** A match's referees. */
export const matchReferees: Endpoint<{ matchId: MatchId }, Rows<Referee>> = endpoint(
  'POST',
  'ta/MatchReferee?matchid={matchId}',
  { matchId: numeric(MatchId) },
  list(RefereeRow, 'referees'),
);

/** The kinds of incident of a federation; volleyball's is the incident-set organisation. */
export const incidentTypes: Endpoint<{ orgId: OrgId }, Rows<IncidentType>> = endpoint(
  'POST',
  'ta/MatchIncidentTypes?sfOrgId={orgId}',
  { orgId: numeric(OrgId) },
  list(IncidentTypeRow, 'matchIncidentTypes'),
);

/** Everybody of both teams in one match, without their pictures. */
export const matchTeamMembers: Endpoint<{ matchId: MatchId }, Rows<MatchTeamMember>> = endpoint(
  'POST',
  'ta/MatchTeamMembers/{matchId}?images=false',
  { matchId: numeric(MatchId) },
  list(MatchTeamMemberRow, 'members'),
);

/** Clubs with their logos, at most twenty in one call. */
export const organisations: Endpoint<
  { orgIds: readonlyNonEmptyArray.ReadonlyNonEmptyArray<OrgId> },
  Rows<Organisation>
> = endpoint(
  'POST',
  'org/Organisation?orgIds={orgIds}',
  { orgIds: repeated(numeric(OrgId), 20) },
  list(OrganisationRow, 'organisations'),
);

const broadcasts = list(BroadcastRow, 'schedule');

/** All matches of a sport that are sent. */
export const broadcastsOfSport: Endpoint<{ sportId: SportId }, Rows<BroadcastUrls>> = endpoint(
  'POST',
  'broadcasts/schedule?sportId={sportId}',
  { sportId: numeric(SportId) },
  broadcasts,
);

/** The matches of a league that are sent. */
export const broadcastsOfLeague: Endpoint<
  { sportId: SportId; tournamentId: TournamentId },
  Rows<BroadcastUrls>
> = endpoint(
  'POST',
  'broadcasts/schedule?sportId={sportId}&tournamentId={tournamentId}',
  { sportId: numeric(SportId), tournamentId: numeric(TournamentId) },
  broadcasts,
);

/** One match's answer as a list: the specification does not say whether it is one. */
const asList = (body: unknown): unknown =>
  t.UnknownRecord.is(body) && body['matchId'] !== undefined ? [body] : body;

/** Who sends one match: a list of one row, an object, or nothing. */
export const broadcastOfMatch: Endpoint<{ matchId: MatchId }, Rows<BroadcastUrls>> = endpoint(
  'POST',
  'broadcasts/schedule/match?matchId={matchId}',
  { matchId: numeric(MatchId) },
  {
    decode: (body) => broadcasts.decode(asList(body)),
    publish: (body) => broadcasts.publish(asList(body)),
  },
);
