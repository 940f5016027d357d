import type { Match } from '@kampdag/core/league/match/match';
import { bySide } from '@kampdag/core/side';
import { teamPlayersPath } from '@kampdag/core/site/paths';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { useFormat } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { type BoardFacts, boardFacts } from '../facts/matchFacts.ts';
import { useMatchSelection } from '../parts/usePersonPath.ts';
import { teamNames } from '../teams/teamNames.ts';
import { MatchBoard, type MatchBoardProps } from './MatchBoard.tsx';

interface MatchHeadProps extends Omit<MatchBoardProps, 'heading' | 'league' | 'teams' | 'facts'> {
  readonly match: Match;
  readonly sport: SportKind;
  readonly messages: MatchMessages;
  readonly facts: BoardFacts;
}

/** The board of a match with the fixture list's facts: both teams, league, date, start, venue and attendance. */
export const MatchHead = ({ match, sport, messages: m, facts, ...slots }: MatchHeadProps) => {
  const format = useFormat();
  const names = teamNames(match, m);
  const selection = useMatchSelection(match);
  const teams = bySide((side) => {
    const { teamId, clubOrgId } = match.teams[side];
    return {
      name: names[side],
      club: clubOrgId,
      link: teamId === null ? null : { to: teamPlayersPath(selection, sport, teamId), label: m.toPlayers },
    };
  });
  return (
    <MatchBoard
      heading={`${names.home} ${m.versus} ${names.away}`}
      league={match.tournamentName}
      teams={teams}
      facts={boardFacts(match, facts, format, m)}
      {...slots}
    />
  );
};
