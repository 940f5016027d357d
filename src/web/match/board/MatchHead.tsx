import type { Match } from '@kampdag/core/league/match/match';
import { mapSides } from '@kampdag/core/side';
import { teamPlayersPath } from '@kampdag/core/site/paths';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { useMatchSelection } from '../live/usePersonPath.ts';
import { boardFacts } from './boardFacts.tsx';
import { MatchBoard } from './MatchBoard.tsx';
import { teamNames } from './teamNames.ts';
import { useLogos } from './useLogos.ts';

interface MatchHeadProps {
  readonly match: Match;
  readonly sport: SportKind;
  readonly hasHighScores: boolean;
  readonly messages: MatchMessages;
  readonly chip: ReactNode;
  readonly middle: ReactNode;
  readonly under: ReactNode;
}

/** The board of a match of the fixture list: all that is known of it before anything is live. */
export const MatchHead = (props: MatchHeadProps) => {
  const { match, sport, hasHighScores, messages: m, chip, middle, under } = props;
  const format = useFormat();
  const teams = useMemo(() => teamNames(match, m), [match, m]);
  const selection = useMatchSelection(match);
  const paths = useMemo(
    () =>
      mapSides(match.teams, ({ teamId }) =>
        teamId === null ? null : teamPlayersPath(selection, sport, teamId),
      ),
    [match, selection, sport],
  );
  const logos = useLogos(match);
  return (
    <MatchBoard
      heading={`${teams.home} ${m.versus} ${teams.away}`}
      league={match.tournamentName}
      chip={chip}
      teams={teams}
      logos={logos}
      hasHighScores={hasHighScores}
      paths={paths}
      middle={middle}
      under={under}
      facts={boardFacts(match, format, m)}
    />
  );
};
