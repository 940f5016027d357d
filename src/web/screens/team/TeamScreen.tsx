import { sportKindOf } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { ComponentType } from 'react';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { WithSportViews } from '../../sports/WithSportViews.tsx';
import { loadHeadings } from '../../team/standingsHeadings.ts';
import { TeamChoice } from './TeamChoice.tsx';
import { TeamPage } from './TeamPage.tsx';
import { TeamSkeleton } from './TeamSkeleton.tsx';

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
