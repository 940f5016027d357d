import { volleyballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { byShirtNumber } from '@kampdag/core/league/player/person';
import { bySide, mapSides, opponentOf, type Side, sides } from '@kampdag/core/side';
import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { type BallPageMessages, ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { eventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import { useCall } from '../../machines/useCall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { withoutZeros } from '../../match/comparison/compared.ts';
import { PeriodCompare } from '../../match/comparison/PeriodComparison.tsx';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { BestPlayers } from '../../match/parts/BestPlayers.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { Part } from '../../match/parts/Part.tsx';
import { valueOf } from '../../match/parts/page.ts';
import { quiet } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { pointWayOf } from '../../match/plays/eventView.ts';
import { PlayerSheet } from '../../match/sheets/PlayerSheet.tsx';
import { TeamSheets } from '../../match/sheets/TeamSheets.tsx';
import type { Column } from '../../ui/table/column.ts';
import { volleyballComparison } from './comparison.ts';
import { volleyballComparisonMessages } from './comparisonMessages.ts';
import { volleyballLeaders } from './leaders.ts';

const counted = ['points', 'attacks', 'blocks', 'aces'] as const;

type Counted = Readonly<Record<(typeof counted)[number], number>>;

/** A player's points, and how they were won. */
const columnsOf = ({ volleyball: words }: BallPageMessages): readonly Column<Counted>[] =>
  counted.map((key) => ({
    key,
    label: words[key][0],
    explanation: words[key][1],
    value: (line) => line[key],
  }));

const nobody: readonly VolleyballMatchPlayer[] = [];

/** What is told of a finished volleyball match (specification §2). */
const VolleyballDetails = (props: PlayedProps) => {
  const { page, incidents, story } = props;
  const { match, sport, names, selection } = page;
  const m = useMessages(matchPageMessages);
  const b = useMessages(ballPageMessages);
  const e = useMessages(eventsPageMessages);
  const c = useMessages(volleyballComparisonMessages);
  const players = useCall(volleyballMatchPlayers, { matchId: match.matchId });
  const members = valueOf(useCall(matchTeamMembers, { matchId: match.matchId }).view)?.rows;
  const all = valueOf(players.view)?.rows ?? nobody;
  const own = useMemo(() => rowsBySide(match, all), [match, all]);
  const columns = useMemo(() => columnsOf(b), [b]);
  const captains = useMemo(
    () => new Set(members?.filter(({ isCaptain }) => isCaptain).map(({ personId }) => personId)),
    [members],
  );
  const leaders = useMemo(() => mapSides(own, (team) => volleyballLeaders(team, b)), [own, b]);
  const sets = playedPeriods(valueOf(incidents.view)?.periodResults ?? [], sport);
  const won = {
    home: sets.reduce((sum, { homeGoals }) => sum + homeGoals, 0),
    away: sets.reduce((sum, { awayGoals }) => sum + awayGoals, 0),
  };
  const sum = (side: Side, key: keyof Counted): number =>
    own[side].reduce((before, player) => before + player[key], 0);
  const figures = bySide((side) => ({
    points: won[side],
    attacks: sum(side, 'attacks'),
    blocks: sum(side, 'blocks'),
    aces: sum(side, 'aces'),
    opponentErrors: (story ?? []).filter(
      ({ gain, incident }) => gain?.side === side && pointWayOf(incident) === 'error',
    ).length,
  }));
  return (
    <Details
      parts={[
        { id: 'course', label: m.course.title },
        { id: 'players', label: b.players },
        { id: 'events', label: e.title },
      ]}
      lead={
        <ScorePeriods
          page={page}
          incidents={incidents}
          caption={b.setPoints}
          below={
            <ul className={quiet}>
              {sides.map((side) => (
                <li key={side}>
                  {names[side]}: {b.wonLost(won[side], won[opponentOf(side)])}
                </li>
              ))}
            </ul>
          }
          total={{ short: b.setsShort, long: b.sets }}
        />
      }
      main={
        <>
          <PlayedLead page={page} story={story} />
          <PeriodCompare page={page} incidents={incidents} />
        </>
      }
      rest={
        <>
          {leaders.home.length + leaders.away.length === 0 ? null : (
            <Section title={m.bestPlayers}>
              <BestPlayers page={page} best={leaders} />
            </Section>
          )}
          <Comparison names={names} rows={withoutZeros(volleyballComparison(figures, c))} />
        </>
      }
      wide={
        <>
          <Section title={b.players} id="players" isBare>
            <Part page={players} what={m.parts.players} room="table">
              {({ rows }) =>
                rows.length === 0 ? (
                  <p className={quiet}>{b.noPlayers}</p>
                ) : (
                  <TeamSheets names={names}>
                    {(side) => (
                      <PlayerSheet<Counted>
                        caption={b.playersOf(names[side])}
                        name={`players-${side}`}
                        lines={own[side].toSorted(byShirtNumber)}
                        columns={columns}
                        selection={selection}
                        total={{ ...figures[side], points: sum(side, 'points') }}
                        captains={captains}
                      />
                    )}
                  </TeamSheets>
                )
              }
            </Part>
          </Section>
          <Events {...props} />
        </>
      }
    />
  );
};

/** A played match of volleyball. */
export const volleyballPlayed: PlayedViews = {
  calls: [volleyballMatchPlayers, matchTeamMembers],
  Details: VolleyballDetails,
};
