import { showsResults } from '@kampdag/core/league/season/publication';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import { formOf } from '@kampdag/core/league/standings/form';
import { winMultiplier } from '@kampdag/core/league/standings/pointsPercentage';
import { hasWithdrawn } from '@kampdag/core/league/standings/standingsRow';
import { playedByTeamIn } from '@kampdag/core/league/team/teamSeason';
import { screenPath } from '@kampdag/core/site/paths';
import { withTeam } from '@kampdag/core/site/selection';
import { useMemo } from 'react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { LazyExportMenu } from '../../export/LazyExportMenu.tsx';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { teamMessages } from '../../i18n/messages/team.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { GoalsByMatch } from '../../team/GoalsByMatch.tsx';
import { type OwnHeadings, useHeadings } from '../../team/standingsHeadings.ts';
import { TeamHead } from '../../team/TeamHead.tsx';
import { TeamMatches } from '../../team/TeamMatches.tsx';
import * as styles from '../../team/team.css.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Notice } from '../../ui/waiting/Notice.tsx';
import { LeadersPart } from './LeadersPart.tsx';
import { NearestMatches } from './NearestMatches.tsx';
import { OpponentPart } from './OpponentPart.tsx';
import { PlacesPart } from './PlacesPart.tsx';
import { RosterPart } from './RosterPart.tsx';
import { TablePart } from './TablePart.tsx';
import { CardsSkeleton } from './TeamSkeleton.tsx';
import type { TeamPartProps } from './teamPart.ts';
import { useTeam } from './useTeam.ts';
import { useTeamMatches } from './useTeamMatches.ts';

interface TeamPageProps extends Omit<TeamPartProps, 'selection'> {
  /** The sport's own headings of the standings. */
  readonly own: OwnHeadings;
}

/** A team's page: head, next and last match, table, matches, leaders and roster. Each part fails independently. */
export const TeamPage = ({ teamId, sport, own }: TeamPageProps) => {
  const m = useMessages(teamMessages);
  const { season: chosenSeason, league } = useChoice();
  const whole = useResolvedSelection();
  const headings = useHeadings(own);
  const known = useTeam(teamId);
  const { name, isUnknown, club, calendar, matches, season, table, rows, row } = known;
  const asTeamMatch = useTeamMatches(teamId, known);
  const played = useMemo(
    () => (matches === null ? null : playedByTeamIn(rows, matches, teamId)),
    [rows, matches, teamId],
  );
  useTitle(name ?? m.title, league?.name);
  if (isUnknown) {
    return (
      <Notice
        title={m.unknown.title}
        text={m.unknown.text}
        link={{ to: screenPath('/team', withTeam(whole, null)), label: m.unknown.link }}
      />
    );
  }
  const isResultShown = showsResults(league);
  const { upcoming, played: over, next } = season;
  return (
    <div className={styles.page}>
      <TeamHead
        name={name ?? ''}
        club={club}
        subtitle={[league?.name, chosenSeason === null ? undefined : shortSeasonName(chosenSeason.name)]
          .filter((part) => part !== undefined)
          .join(' · ')}
        thing={{
          kind: 'team',
          id: teamId,
          name: name ?? '',
          seasonId: whole.seasonId,
          tournamentId: whole.tournamentId,
        }}
        hasWithdrawn={row !== null && hasWithdrawn(row.row)}
        standing={
          row !== null
            ? { place: row.place, teams: rows.length, points: row.row.points }
            : table?.view.state === 'loading'
              ? undefined
              : null
        }
        form={
          !isResultShown || calendar.view.state === 'failed'
            ? null
            : played === null
              ? undefined
              : formOf(played)
        }
      />
      <CallResult page={calendar} placeholder={<CardsSkeleton />} failed={m.failed.matches}>
        {() => <NearestMatches season={season} asTeamMatch={asTeamMatch} showsResults={isResultShown} />}
      </CallResult>
      <div className={styles.columns}>
        <div className={styles.column}>
          {table === null ? null : (
            <TablePart table={table} teamId={teamId} sport={sport} headings={headings} selection={whole} />
          )}
          <TeamMatches title={m.upcoming} matches={upcoming.flatMap(asTeamMatch)} more={m.moreUpcoming} />
          <TeamMatches
            title={isResultShown ? m.results : m.played}
            matches={over.toReversed().flatMap(asTeamMatch)}
            more={m.moreResults}
          />
          {league === null ||
          row === null ||
          matches === null ||
          played === null ||
          played.length === 0 ? null : (
            <PlacesPart
              input={{
                tournamentId: league.tournamentId,
                rows,
                matches,
                sport,
                multiplier: winMultiplier(league.name),
              }}
              at={rows.indexOf(row.row)}
              played={played}
              selection={whole}
            />
          )}
          {played === null ? null : (
            <GoalsByMatch played={played} matches={matches ?? []} headings={headings} />
          )}
        </div>
        <div className={styles.column}>
          {isResultShown ? (
            <LeadersPart teamId={teamId} sport={sport} league={league} selection={whole} />
          ) : null}
          {next === null || matches === null || !isResultShown ? null : (
            <OpponentPart
              teamId={teamId}
              next={next}
              matches={matches}
              goalsLabel={headings.goalsScored[1]}
              selection={whole}
            />
          )}
          <RosterPart teamId={teamId} sport={sport} selection={whole} />
          {name === null ? null : <LazyExportMenu hasWord subject={{ type: 'team', id: teamId, name }} />}
        </div>
      </div>
    </div>
  );
};
