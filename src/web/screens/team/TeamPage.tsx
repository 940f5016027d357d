import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { winMultiplier } from '@kampdag/core/league/standings/winMultiplier';
import { headToHead } from '@kampdag/core/league/team/headToHead';
import { sideOfTeam } from '@kampdag/core/league/team/teamSeason';
import { opponentOf } from '@kampdag/core/side';
import { playedSportOf } from '@kampdag/core/site/deployment';
import { hasPlayerStatistics, matchPath, screenPath, teamPlayersPath } from '@kampdag/core/site/paths';
import { selectionWithin, withTeam } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sportKind';
import { useMemo, useState } from 'react';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { previewMessages } from '../../i18n/messages/preview.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { rooms } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { HeadToHeadCard } from '../../match/preview/HeadToHeadCard.tsx';
import { LeaderCards } from '../../statistics/leaders/LeaderCards.tsx';
import { TeamPlaceHistory } from '../../team/placeHistory/TeamPlaceHistory.tsx';
import type { OwnHeadings } from '../../team/standingsHeadings.ts';
import { hasLeaders, TeamLeaders } from '../../team/TeamLeaders.tsx';
import { useEarlierMatches } from '../../team/useEarlierMatches.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { Notice } from '../../ui/waiting/Notice.tsx';
import { GoalsByMatch } from './GoalsByMatch.tsx';
import { MatchCards, MatchCardsSkeleton } from './MatchCards.tsx';
import { RosterPart } from './RosterPart.tsx';
import { TablePart } from './TablePart.tsx';
import { TeamHead } from './TeamHead.tsx';
import { FoldedMatches, TeamMatches } from './TeamMatches.tsx';
import * as styles from './team.css.ts';
import { more, subtitle } from './team.css.ts';
import { type TeamPartProps, useTeam } from './useTeam.ts';

/** The team's positions through the season, computed on demand. */
const PlacesPart = ({ team: { teamId, league, row, rows, matches, played, selection } }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const { deployment } = useServices();
  const [isShown, setShown] = useState(false);
  if (league === null || row === null || matches === null || played === null || played.length === 0)
    return null;
  const { tournamentId, name } = league;
  return isShown ? (
    <TeamPlaceHistory
      input={{
        tournamentId,
        rows,
        matches,
        sport: playedSportOf(deployment, league.sportId, name),
        multiplier: winMultiplier(name, deployment),
      }}
      at={rows.indexOf(row.row)}
      played={played}
      selection={selection}
      teamId={teamId}
    />
  ) : (
    <Section title={m.places}>
      <Button quiet onClick={() => setShown(true)}>
        {m.showPlaces}
      </Button>
    </Section>
  );
};

/** The team's leaders in its sport's figures; nothing in a sport without player figures. */
const LeadersPart = ({ team: { teamId, sport, league, selection, showsResults } }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const of = { sport, isCorporate: useServices().deployment.isCorporate };
  if (league === null || !showsResults || !hasLeaders(sport) || !hasPlayerStatistics(of)) return null;
  if (!league.areStatisticsPublished || !league.areTeamsPublished) return null;
  return (
    <Section
      title={m.leaders}
      isBare
      aside={
        <PageLink to={teamPlayersPath(selection, of, teamId)} className={more}>
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

/** Meetings between the team and its next opponent; nothing until the opponent is set. */
const OpponentPart = ({
  team: { teamId, league, headings, selection },
  next,
  matches,
}: TeamPartProps & { readonly next: Match; readonly matches: readonly Match[] }) => {
  const m = useMessages(previewMessages);
  const { against } = useMessages(teamMessages);
  const earlier = useEarlierMatches(league);
  const side = sideOfTeam(next, teamId);
  const own = side === null ? null : next.teams[side];
  const opponent = side === null ? null : next.teams[opponentOf(side)];
  const away = opponent?.teamId ?? null;
  const met = useMemo(
    () => (away === null ? null : headToHead([...matches, ...earlier.matches], { home: teamId, away })),
    [away, matches, earlier.matches, teamId],
  );
  if (met === null || own?.name === undefined || own.name === null) return null;
  if (opponent?.name === undefined || opponent.name === null) return null;
  return (
    <Section title={m.headToHead} aside={<span className={subtitle}>{against(opponent.name)}</span>}>
      <HeadToHeadCard
        headToHead={met}
        earlier={earlier.state}
        names={{ home: own.name, away: opponent.name }}
        goalsLabel={headings.goalsScored[1]}
        linkOf={(match) => matchPath(selectionWithin(selection, match), match)}
      />
    </Section>
  );
};

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
  const { name, calendar, matches, showsResults } = team;
  const { upcoming, played, passed, next, isInPlay } = team.season;
  useTitle(name ?? m.title, team.league?.name);
  if (team.isUnknown) {
    return <Notice {...m.unknown} to={screenPath('/team', withTeam(team.selection, null))} />;
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
          <TeamMatches
            title={m.upcoming}
            matches={upcoming.filter((match) => match !== next || !isInPlay)}
            more={m.moreUpcoming}
            team={team}
          />
          <TeamMatches
            title={showsResults ? m.results : m.played}
            matches={played.filter((match) => !passed.includes(match)).toReversed()}
            more={m.moreResults}
            team={team}
          />
          <FoldedMatches title={m.passed} matches={passed.toReversed()} team={team} />
          <PlacesPart team={team} />
          <GoalsByMatch team={team} />
        </div>
        <div className={styles.column}>
          <LeadersPart team={team} />
          {next === null || matches === null || !showsResults ? null : (
            <OpponentPart team={team} next={next} matches={matches} />
          )}
          <RosterPart team={team} />
        </div>
      </div>
    </div>
  );
};
