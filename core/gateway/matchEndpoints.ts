import type { readonlyNonEmptyArray } from 'fp-ts';
import * as t from 'io-ts';
import { list } from '../decode/body.ts';
import type { Rows } from '../decode/rows.ts';
import { MatchId, OrgId, SportId, TournamentId } from '../ids.ts';
import { type MatchIncidents, matchIncidentsBody } from '../league/incident/incident.ts';
import { type IncidentType, IncidentTypeRow } from '../league/incident/incidentType.ts';
import { BroadcastRow, type BroadcastUrls } from '../league/match/broadcast.ts';
import { type Referee, RefereeRow } from '../league/match/referee.ts';
import { type MatchTeamMember, MatchTeamMemberRow } from '../league/player/roster.ts';
import { type Organisation, OrganisationRow } from '../league/season/organisation.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { numeric, repeated } from './parameter.ts';
import { everybody, leagueTie, matchTie, ofEachRow, ofMatch, wholeWhere } from './publicationRule.ts';

/** A match's period results and incidents. */
export const matchIncidents: Endpoint<{ matchId: MatchId }, MatchIncidents> = endpoint({
  method: 'POST',
  path: 'ta/MatchIncidents?matchId={matchId}',
  parameters: { matchId: numeric(MatchId) },
  body: matchIncidentsBody,
  lifetime: lifetimes.match,
  publication: ofMatch('results'),
});

/** A match's referees. */
export const matchReferees: Endpoint<{ matchId: MatchId }, Rows<Referee>> = endpoint({
  method: 'POST',
  path: 'ta/MatchReferee?matchid={matchId}',
  parameters: { matchId: numeric(MatchId) },
  body: list(RefereeRow, { names: ['referees'] }),
  lifetime: lifetimes.register,
  publication: ofMatch('referees'),
});

/** The kinds of incident of a federation; volleyball's is the incident-set organisation. */
export const incidentTypes: Endpoint<{ orgId: OrgId }, Rows<IncidentType>> = endpoint({
  method: 'POST',
  path: 'ta/MatchIncidentTypes?sfOrgId={orgId}',
  parameters: { orgId: numeric(OrgId) },
  body: list(IncidentTypeRow, { names: ['matchIncidentTypes'] }),
  lifetime: lifetimes.constant,
  publication: everybody,
});

/** Everybody of both teams in one match, without their pictures. */
export const matchTeamMembers: Endpoint<{ matchId: MatchId }, Rows<MatchTeamMember>> = endpoint({
  method: 'POST',
  path: 'ta/MatchTeamMembers/{matchId}?images=false',
  parameters: { matchId: numeric(MatchId) },
  body: list(MatchTeamMemberRow, { names: ['members'] }),
  lifetime: lifetimes.table,
  publication: ofMatch('teams'),
});

/** Clubs with their logos, at most twenty in one call. */
export const organisations: Endpoint<
  { orgIds: readonlyNonEmptyArray.ReadonlyNonEmptyArray<OrgId> },
  Rows<Organisation>
> = endpoint({
  method: 'POST',
  path: 'org/Organisation?orgIds={orgIds}',
  parameters: { orgIds: repeated(numeric(OrgId), 20) },
  body: list(OrganisationRow, { names: ['organisations'] }),
  lifetime: lifetimes.constant,
  publication: everybody,
});

const broadcasts = list(BroadcastRow, { names: ['schedule'] });

/** One match's answer as a list: the specification does not say whether it is one. */
const asList = (body: unknown): unknown =>
  t.UnknownRecord.is(body) && body['matchId'] !== undefined ? [body] : body;

const broadcast: typeof broadcasts = {
  ...broadcasts,
  open: (body) => broadcasts.open(asList(body)),
};

/** All matches of a sport that are sent. */
export const broadcastsOfSport: Endpoint<{ sportId: SportId }, Rows<BroadcastUrls>> = endpoint({
  method: 'POST',
  path: 'broadcasts/schedule?sportId={sportId}',
  parameters: { sportId: numeric(SportId) },
  body: broadcasts,
  lifetime: lifetimes.table,
  publication: ofEachRow(({ matchId }: BroadcastUrls) => [matchTie(matchId)], wholeWhere('matches')),
});

/** The matches of a league that are sent. */
export const broadcastsOfLeague: Endpoint<
  { sportId: SportId; tournamentId: TournamentId },
  Rows<BroadcastUrls>
> = endpoint({
  method: 'POST',
  path: 'broadcasts/schedule?sportId={sportId}&tournamentId={tournamentId}',
  parameters: { sportId: numeric(SportId), tournamentId: numeric(TournamentId) },
  body: broadcasts,
  lifetime: lifetimes.table,
  publication: ofEachRow(
    ({ matchId }: BroadcastUrls, { tournamentId }: { readonly tournamentId: TournamentId }) => [
      matchTie(matchId),
      leagueTie(tournamentId),
    ],
    wholeWhere('matches'),
  ),
});

/** Who sends one match: a list of one row, an object, or nothing. */
export const broadcastOfMatch: Endpoint<{ matchId: MatchId }, Rows<BroadcastUrls>> = endpoint({
  method: 'POST',
  path: 'broadcasts/schedule/match?matchId={matchId}',
  parameters: { matchId: numeric(MatchId) },
  body: broadcast,
  lifetime: lifetimes.table,
  publication: ofEachRow(
    (row: BroadcastUrls, { matchId }: { readonly matchId: MatchId }) => [
      matchTie(row.matchId),
      matchTie(matchId),
    ],
    wholeWhere('matches'),
  ),
});
