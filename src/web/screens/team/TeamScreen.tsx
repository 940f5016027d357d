import { sportKindOf } from '@kampdag/core/site/deployment';
import { teamPath } from '@kampdag/core/site/paths';
import type { SportKind } from '@kampdag/core/sportKind';
import type { ComponentType } from 'react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { CallFailure } from '../../machines/CallFailure.tsx';
import { rooms } from '../../match/parts/parts.css.ts';
import { WithSportViews } from '../../sports/WithSportViews.tsx';
import { loadHeadings } from '../../team/standingsHeadings.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { MatchCardsSkeleton } from './MatchCards.tsx';
import { TeamPage } from './TeamPage.tsx';
import * as styles from './team.css.ts';

/** The placeholder of a team's page. */
const TeamSkeleton = () => (
  <div className={styles.page} aria-hidden="true">
    <div className={rooms.few} />
    <MatchCardsSkeleton />
    <div className={rooms.many} />
  </div>
);

/** Shown if the address names no team: links to the league's teams. The shell reports if they could not be loaded. */
const TeamChoice = () => {
  const { league, teams, failure, retry } = useChoice();
  const app = useMessages(appMessages);
  const whole = useResolvedSelection();
  const m = useMessages(teamMessages);
  useTitle(m.choose, league?.name);
  return (
    <PageFrame title={m.choose} subtitle={league === null ? null : m.chooseIn(league.name)}>
      {teams === null ? (
        failure === null ? (
          <TeamSkeleton />
        ) : (
          <CallFailure title={app.failure.teams} failure={failure.failure} onRetry={retry} />
        )
      ) : teams.length === 0 ? (
        <EmptyState text={m.noTeams} />
      ) : (
        <ul className={styles.people}>
          {teams.map(({ teamId, name }) => (
            <li key={teamId}>
              <PageLink to={teamPath(whole, teamId)} className={styles.person}>
                <TeamCrest name={name} size={28} />
                <FederationName name={name} />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
};

/** Loads a team's page with the texts of the deployment's sport. */
export const loadTeamScreen = async (ofDeployment: SportKind): Promise<ComponentType> => {
  const loaded = { sport: ofDeployment, views: await loadHeadings(ofDeployment)() };
  const TeamScreen = () => {
    const { deployment } = useServices();
    const { league, selection } = useChoice();
    const { teamId } = selection;
    const sport = sportKindOf(deployment, league?.sportId ?? deployment.sportId);
    if (teamId === null) return <TeamChoice />;
    return (
      <WithSportViews sport={sport} loaded={loaded} load={loadHeadings(sport)} room={<TeamSkeleton />}>
        {(own) => <TeamPage key={teamId} teamId={teamId} sport={sport} own={own} />}
      </WithSportViews>
    );
  };
  return TeamScreen;
};
