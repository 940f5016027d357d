import { handballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { byShirtNumber } from '@kampdag/core/league/player/person';
import { mapSides } from '@kampdag/core/side';
import { type HandballMatchPlayer, totalOfLines } from '@kampdag/core/sport/handball/handballPlayer';
import { useMemo } from 'react';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { useCall } from '../../machines/useCall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { Part } from '../../match/parts/Part.tsx';
import { type MatchPage, valueOf } from '../../match/parts/page.ts';
import { quiet } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { ScorePeriods, usePlayedPeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { sharedWords } from '../../match/plays/eventView.ts';
import { PlayerSheet } from '../../match/sheets/PlayerSheet.tsx';
import { TeamSheets } from '../../match/sheets/TeamSheets.tsx';
import { columnIn } from '../../statistics/columns.ts';
import { handballComparison } from './comparison.ts';
import { handballFigures } from './figures.ts';

const nobody: readonly HandballMatchPlayer[] = [];

const usePlayers = ({ match }: MatchPage) => {
  const players = useCall(handballMatchPlayers, { matchId: match.matchId });
  const all = valueOf(players.view)?.rows ?? nobody;
  return { players, all, own: useMemo(() => rowsBySide(match, all), [match, all]) };
};

const Compared = ({ page }: Pick<PlayedProps, 'page'>) => {
  const { language } = useI18n();
  const { all, own } = usePlayers(page);
  return all.length === 0 ? null : (
    <Comparison names={page.names} rows={handballComparison(mapSides(own, totalOfLines), language)} />
  );
};

const Players = ({ page }: Pick<PlayedProps, 'page'>) => {
  const { names, selection } = page;
  const m = useMessages(matchPageMessages);
  const b = useMessages(ballPageMessages);
  const { language } = useI18n();
  const { players, own } = usePlayers(page);
  const columns = useMemo(() => handballFigures<HandballMatchPlayer>().map(columnIn(language)), [language]);
  return (
    <Section title={b.players} isBare>
      <Part page={players} what={m.parts.players} room="table">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={quiet}>{b.noPlayers}</p>
          ) : (
            <TeamSheets names={names}>
              {(side) => (
                <PlayerSheet<HandballMatchPlayer>
                  caption={b.playersOf(names[side])}
                  name={`players-${side}`}
                  lines={own[side].toSorted(byShirtNumber)}
                  columns={columns}
                  selection={selection}
                />
              )}
            </TeamSheets>
          )
        }
      </Part>
    </Section>
  );
};

/** What is told of a finished handball match. */
const HandballDetails = (props: PlayedProps) => {
  const { page, incidents, story } = props;
  const b = useMessages(ballPageMessages);
  return (
    <Details
      tabs={[
        {
          key: 'summary',
          lead: <ScorePeriods page={page} incidents={incidents} caption={b.goals} />,
          main: <PlayedLead page={page} story={story} played={usePlayedPeriods(props)} />,
          rest: <Compared page={page} />,
        },
        { key: 'plays', main: <Events {...props} words={sharedWords} /> },
        { key: 'players', main: <Players page={page} /> },
      ]}
    />
  );
};

/** A played match of handball. */
export const handballPlayed: PlayedViews = {
  calls: () => [handballMatchPlayers],
  Details: HandballDetails,
};
