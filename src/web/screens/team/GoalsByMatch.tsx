import type { PlayedMatch } from '@kampdag/core/league/standings/form';
import { opponentOf } from '@kampdag/core/side';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { MirrorBars } from '../../match/charts/MirrorBars.tsx';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import type { TeamPartProps } from './useTeam.ts';

/** The most matches whose bars have room for values. */
const mostWithFigures = 14;

/** A team's goals for and against in each match as a chart, oldest first. */
export const GoalsByMatch = ({ team: { played, matches, headings } }: TeamPartProps) => {
  const { goalsScored, goalsConceded } = headings;
  const m = useMessages(teamMessages);
  const { unknownTeam } = useMessages(matchesMessages);
  const { number, dayOfMonth, shortMonth } = useFormat();
  if (played === null || played.length === 0) return null;
  const nameOf = ({ matchId, side }: PlayedMatch): string =>
    matches?.find((match) => match.matchId === matchId)?.teams[opponentOf(side)].name ?? unknownTeam;
  const sum = (of: (match: PlayedMatch) => number): string =>
    number(played.reduce((total, match) => total + of(match), 0));
  const named = played.map((match, at) => ({
    ...match,
    day: match.date === null ? `${at + 1}` : `${dayOfMonth(match.date)} ${shortMonth(match.date)}`,
    opponent: nameOf(match),
  }));
  return (
    <ChartFigure
      title={m.byMatch}
      summary={m.byMatchSummary(
        goalsScored[1],
        sum(({ scored }) => scored),
        goalsConceded[1],
        sum(({ conceded }) => conceded),
      )}
      legend={[
        { name: goalsScored[1], series: 'home' },
        { name: goalsConceded[1], series: 'away' },
      ]}
      table={{
        columns: [m.match, goalsScored[1], goalsConceded[1]],
        rows: named.map(({ day, opponent, scored, conceded }, at) => [
          `${at + 1}. ${day} ${opponent}`,
          number(scored),
          number(conceded),
        ]),
      }}
    >
      <MirrorBars
        bars={named.map(({ day, scored, conceded }, at) => ({
          // Keeps two matches on one day apart.
          label: named.findIndex((other) => other.day === day) === at ? day : `${day} (${at + 1})`,
          home: scored,
          away: conceded,
        }))}
        withValues={named.length <= mostWithFigures}
      />
    </ChartFigure>
  );
};
