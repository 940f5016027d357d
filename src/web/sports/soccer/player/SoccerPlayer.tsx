import { soccerPlayers } from '@kampdag/core/gateway/leagueEndpoints';
import type { PersonId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import type { SoccerPlayer as Line } from '@kampdag/core/sport/soccer/soccerPlayer';
import { useCall } from '../../../machines/useCall.ts';
import { Part } from '../../../player/Part.tsx';
import { type Tile, Tiles, TilesSkeleton } from '../../../player/Tiles.tsx';
import type { Writing } from '../../../player/useWriting.ts';
import { useWriting } from '../../../player/useWriting.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Info } from '../../../ui/Info.tsx';
import { soccerTerms } from '../terms.ts';

/** The columns of the league's statistics (specification §2), for a team. */
const tilesOf = (line: Line, { language, format: { number } }: Writing): readonly Tile[] => [
  {
    label: soccerTerms.matches[language],
    explanation: soccerTerms.matches[language],
    value: number(line.matches),
  },
  {
    label: soccerTerms.goals[language],
    explanation: soccerTerms.goals[language],
    value: number(line.goals),
    leads: true,
  },
  { ...soccerTerms.redCards[language], value: number(line.redCards) },
  { ...soccerTerms.yellowCards[language], value: number(line.yellowCards) },
];

/** What a company league's player did in the current tournament: the line that its statistics have, one for each team. */
export const SoccerPlayer = ({
  personId,
  league,
}: {
  readonly personId: PersonId;
  readonly league: League | null;
}) => {
  const writing = useWriting();
  const { m } = writing;
  const isHidden = league !== null && !league.isResultPublished;
  const data = useCall(
    soccerPlayers,
    league === null || isHidden ? null : { tournamentId: league.tournamentId },
  );
  if (league === null) return null;
  if (isHidden) return <Info title={m.hidden} text={m.hiddenText} />;
  return (
    <Part
      title={m.season(league.name)}
      failed={m.parts.season}
      data={data}
      skeleton={<TilesSkeleton count={4} />}
    >
      {({ rows }) => {
        const own = rows.filter((row) => row.personId === personId);
        return own.length === 0 ? (
          <EmptyState text={m.noSeason(league.name)} />
        ) : (
          own.map((line) => (
            <div key={line.teamId}>
              {own.length > 1 ? <h3>{line.teamName ?? m.unknownTeam}</h3> : null}
              <Tiles tiles={tilesOf(line, writing)} />
            </div>
          ))
        );
      }}
    </Part>
  );
};
