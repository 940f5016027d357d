import { handballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { byShirtNumber, fullName } from '@kampdag/core/league/player/person';
import { mapSides, sides } from '@kampdag/core/side';
import { playerPath } from '@kampdag/core/site/paths';
import { type HandballMatchPlayer, totalOfLines } from '@kampdag/core/sport/handball/handballPlayer';
import { useMemo } from 'react';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { eventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import { useCall } from '../../machines/useCall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { Part } from '../../match/parts/Part.tsx';
import { valueOf } from '../../match/parts/page.ts';
import { pair, quiet, stack, subtitle } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { TeamLabel } from '../../match/parts/TeamLabel.tsx';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { columnIn } from '../../statistics/columns.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { handballComparison } from './comparison.ts';
import { handballFigures } from './figures.ts';

const nobody: readonly HandballMatchPlayer[] = [];

/** What is told of a finished handball match. */
const HandballDetails = (props: PlayedProps) => {
  const { page, incidents, story } = props;
  const { match, sport, names, selection } = page;
  const m = useMessages(matchPageMessages);
  const b = useMessages(ballPageMessages);
  const e = useMessages(eventsPageMessages);
  const { language } = useI18n();
  const players = useCall(handballMatchPlayers, { matchId: match.matchId });
  const all = valueOf(players.view)?.rows ?? nobody;
  const own = useMemo(() => rowsBySide(match, all), [match, all]);
  const results = valueOf(incidents.view)?.periodResults ?? null;
  const halves = useMemo(
    () => (results ?? []).flatMap(({ periodId, name }) => periodPlaceOf(sport, { periodId, name }) ?? []),
    [sport, results],
  );
  const columns = useMemo(
    (): readonly Column<HandballMatchPlayer>[] => [
      {
        key: 'number',
        label: '#',
        explanation: m.number,
        value: ({ shirtNumber }) => shirtNumber,
        align: 'end',
      },
      {
        key: 'name',
        label: m.player,
        value: (player) => fullName(player) || m.nobody,
        isHeader: true,
      },
      ...handballFigures<HandballMatchPlayer>().map(columnIn(language)),
    ],
    [m, language],
  );
  return (
    <Details
      parts={[
        { id: 'course', label: m.course.title },
        { id: 'players', label: b.players },
        { id: 'events', label: e.title },
      ]}
      lead={<ScorePeriods page={page} incidents={incidents} caption={b.goals} />}
      main={<PlayedLead page={page} story={story} played={halves} />}
      rest={
        all.length === 0 ? null : (
          <Comparison names={names} rows={handballComparison(mapSides(own, totalOfLines), language)} />
        )
      }
      wide={
        <>
          <Section title={b.players} id="players" isBare>
            <Part page={players} what={m.parts.players} room="table">
              {({ rows }) =>
                rows.length === 0 ? (
                  <p className={quiet}>{b.noPlayers}</p>
                ) : (
                  <div className={pair}>
                    {sides.map((side) => (
                      <div key={side} className={stack}>
                        <h3 className={subtitle}>
                          <TeamLabel name={names[side]} side={side} />
                        </h3>
                        <DataTable
                          caption={b.playersOf(names[side])}
                          rows={own[side].toSorted(byShirtNumber)}
                          columns={columns}
                          rowKey={({ personId }) => String(personId)}
                          name={`players-${side}`}
                          sort={null}
                          paged={false}
                          rowLink={({ personId, teamId }) =>
                            playerPath(selection, { playerId: personId, orgId: teamId })
                          }
                        />
                      </div>
                    ))}
                  </div>
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

/** A played match of handball. */
export const handballPlayed: PlayedViews = {
  calls: [handballMatchPlayers],
  Details: HandballDetails,
};
