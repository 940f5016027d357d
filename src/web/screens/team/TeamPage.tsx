import type { TeamId } from '@kampdag/core/ids';
import { screenPath } from '@kampdag/core/site/paths';
import { withTeam } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { LazyExportMenu } from '../../export/LazyExportMenu.tsx';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { teamMessages } from '../../i18n/messages/team.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import type { OwnHeadings } from '../../team/standingsHeadings.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Notice } from '../../ui/waiting/Notice.tsx';
import { GoalsByMatch } from './GoalsByMatch.tsx';
import { LeadersPart } from './LeadersPart.tsx';
import { MatchCards, MatchCardsSkeleton } from './MatchCards.tsx';
import { OpponentPart } from './OpponentPart.tsx';
import { PlacesPart } from './PlacesPart.tsx';
import { RosterPart } from './RosterPart.tsx';
import { TablePart } from './TablePart.tsx';
import { TeamHead } from './TeamHead.tsx';
import { TeamMatches } from './TeamMatches.tsx';
import * as styles from './team.css.ts';
import { useTeam } from './useTeam.ts';

/** A team's page: head, next and last match, table, matches, leaders and roster. Each part fails independently. */
export const TeamPage = ({
  teamId,
  sport,
  own,
}: {
  readonly teamId: TeamId;
  readonly sport: SportKind;
  /** The sport's own headings of the standings. */
  readonly own: OwnHeadings;
}) => {
  const m = useMessages(teamMessages);
  const team = useTeam(teamId, sport, own);
  const { name, calendar, matches, asTeamMatch, showsResults } = team;
  const { upcoming, played, next } = team.season;
  useTitle(name ?? m.title, team.league?.name);
  if (team.isUnknown) {
    const { title, text, link: label } = m.unknown;
    const to = screenPath('/team', withTeam(team.selection, null));
    return <Notice title={title} text={text} link={{ to, label }} />;
  }
  return (
    <div className={styles.page}>
      <TeamHead team={team} />
      <CallResult page={calendar} placeholder={<MatchCardsSkeleton />} failed={m.failed.matches}>
        {() => <MatchCards team={team} />}
      </CallResult>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TablePart team={team} />
          <TeamMatches title={m.upcoming} matches={upcoming.flatMap(asTeamMatch)} more={m.moreUpcoming} />
          <TeamMatches
            title={showsResults ? m.results : m.played}
            matches={played.toReversed().flatMap(asTeamMatch)}
            more={m.moreResults}
          />
          <PlacesPart team={team} />
          <GoalsByMatch team={team} />
        </div>
        <div className={styles.column}>
          <LeadersPart team={team} />
          {next === null || matches === null || !showsResults ? null : (
            <OpponentPart team={team} next={next} matches={matches} />
          )}
          <RosterPart team={team} />
          {name === null ? null : <LazyExportMenu hasWord subject={{ type: 'team', id: teamId, name }} />}
        </div>
      </div>
    </div>
  );
};
