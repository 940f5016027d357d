import { playerInfo, tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import type { OrgId, PersonId } from '@kampdag/core/ids';
import { fullName } from '@kampdag/core/league/player/person';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { playerPath, screenPath, teamPath } from '@kampdag/core/site/paths';
import { readPlayer, withTeam } from '@kampdag/core/site/selection';
import { type ComponentType, useMemo } from 'react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { playerMessages } from '../../i18n/messages/player.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { rowsIn, valueOf } from '../../machines/loadable.ts';
import { type Page, useCall } from '../../machines/useCall.ts';
import * as page from '../../people/page.css.ts';
import { TeamsWithheld } from '../../people/TeamsWithheld.tsx';
import type { PlayerViews } from '../../player/playerViews.ts';
import { useQuery } from '../../router/useQuery.ts';
import { sportViews } from '../../sports/sportViews.ts';
import { type LoadedViews, WithSportViews } from '../../sports/WithSportViews.tsx';
import { headingId } from '../../ui/heading.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import * as sight from '../../ui/text/text.css.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Notice } from '../../ui/waiting/Notice.tsx';
import { newestTeam } from './calls.ts';
import { PlayerCard, PlayerCardSkeleton } from './PlayerCard.tsx';

/** A player by address, null if unknown to the federation; without a team or club in it, the last team is asked. */
const usePlayer = (personId: PersonId, named: OrgId | null) => {
  const tournaments = useCall(tournamentsOfPerson, { personId });
  const { view } = tournaments;
  const rows = rowsIn(view);
  const orgId = named ?? (rows === null ? null : newestTeam(rows));
  const info = useCall(playerInfo, orgId === null ? null : { orgId, personId });
  if (orgId !== null) return { info, tournaments, orgId };
  const unknown: Page<RosterMember | null>['view'] =
    rows !== null
      ? { state: 'ready', value: null }
      : view.state === 'failed'
        ? { state: 'failed', failure: view.failure }
        : { state: 'loading' };
  return { info: { ...tournaments, view: unknown }, tournaments, orgId };
};

const Profile = ({
  personId,
  named,
  loaded,
}: {
  readonly personId: PersonId;
  readonly named: OrgId | null;
  readonly loaded: LoadedViews<PlayerViews>;
}) => {
  const { deployment } = useServices();
  const { league, leagues, teams } = useChoice();
  const m = useMessages(playerMessages);
  const { info, tournaments, orgId } = usePlayer(personId, named);
  const { view } = info;
  const member = valueOf(view);
  useTitle(member === null ? m.title : fullName(member) || m.title, league?.name);

  const hidden = useMemo(
    () => new Set(leagues?.flatMap((some) => (some.isResultPublished ? [] : some.tournamentId))),
    [leagues],
  );
  const whole = useResolvedSelection();
  const sport = sportKindOf(deployment, league?.sportId ?? null);
  const inLeague = rowsIn(tournaments.view)?.find(
    ({ tournamentId }) => tournamentId === league?.tournamentId,
  );
  const team = teams?.find(({ teamId }) => orgId !== null && Number(teamId) === Number(orgId)) ?? null;
  const teamId = team?.teamId ?? inLeague?.teamId ?? null;
  if (view.state === 'ready' && member === null && league?.areTeamsPublished === false) {
    return (
      <PageFrame title={m.title} subtitle={league.name}>
        <TeamsWithheld />
      </PageFrame>
    );
  }
  if (view.state === 'ready' && member === null) {
    return <Notice {...m.unknown} to={screenPath('/teammembers', withTeam(whole, null))} />;
  }
  return (
    <div className={page.page}>
      {view.state === 'failed' ? (
        <h1 id={headingId} className={sight.hidden}>
          {m.title}
        </h1>
      ) : null}
      <CallResult page={info} placeholder={<PlayerCardSkeleton />} failed={m.parts.card}>
        {(shown) =>
          shown === null ? (
            <PlayerCardSkeleton />
          ) : (
            <PlayerCard
              member={shown}
              thing={{
                kind: 'player',
                id: personId,
                orgId,
                name: fullName(shown) || m.noName,
                seasonId: whole.seasonId,
                tournamentId: whole.tournamentId,
              }}
              path={playerPath(whole, { playerId: personId, orgId })}
              team={team === null ? null : { name: team.name, to: teamPath(whole, team.teamId) }}
            />
          )
        }
      </CallResult>
      <WithSportViews sport={sport} loaded={loaded} load={sportViews[sport].player.load} room={null}>
        {({ Statistics }) => (
          <Statistics
            personId={personId}
            member={member}
            league={league}
            teamId={teamId}
            hidden={hidden}
            selection={whole}
            tournaments={tournaments}
          />
        )}
      </WithSportViews>
    </div>
  );
};

const NoPlayer = () => {
  const { selection } = useChoice();
  const m = useMessages(playerMessages);
  useTitle(m.title);
  return <Notice {...m.noPlayer} to={screenPath('/teammembers', selection)} />;
};

/** A player's profile (specification §2), if the address names a player (§5). */
export const playerScreen = (loaded: LoadedViews<PlayerViews>): ComponentType => {
  const PlayerScreen = () => {
    const [query] = useQuery();
    const player = readPlayer((name) => query.get(name));
    return player === null ? (
      <NoPlayer />
    ) : (
      <Profile key={player.playerId} personId={player.playerId} named={player.orgId} loaded={loaded} />
    );
  };
  return PlayerScreen;
};
