import { teamPlayersPath } from '@kampdag/core/site/paths';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { teamMessages } from '../../i18n/messages/team.ts';
import { rooms } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { LeaderCards } from '../../statistics/leaders/LeaderCards.tsx';
import { hasLeaders, TeamLeaders } from '../../team/TeamLeaders.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { more } from './team.css.ts';
import type { TeamPartProps } from './useTeam.ts';

/** The team's leaders in its sport's figures; nothing in a sport without player figures. */
export const LeadersPart = ({ team: { teamId, sport, league, selection, showsResults } }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  if (league === null || !showsResults || !hasLeaders(sport) || !league.areStatisticsPublished) return null;
  return (
    <Section
      title={m.leaders}
      isBare
      aside={
        <PageLink to={teamPlayersPath(selection, sport, teamId)} className={more}>
          {m.statistics}
        </PageLink>
      }
    >
      <TeamLeaders
        sport={sport}
        tournamentId={league.tournamentId}
        selection={selection}
        failed={m.failed.leaders}
        room={<div className={rooms.some} aria-hidden="true" />}
      >
        {(boardsOf) => {
          const boards = boardsOf(teamId);
          return boards.length === 0 ? <EmptyState text={m.noLeaders} /> : <LeaderCards boards={boards} />;
        }}
      </TeamLeaders>
    </Section>
  );
};
