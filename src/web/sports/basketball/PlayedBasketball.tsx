import { basketballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import type { PersonId } from '@kampdag/core/ids';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { byShirtNumber } from '@kampdag/core/league/player/person';
import { type BySide, bySide, mapSides } from '@kampdag/core/side';
import type { BasketballPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { useMemo } from 'react';
import { useFigures, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { useCall } from '../../machines/useCall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { withoutZeros } from '../../match/comparison/compared.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { BestPlayers } from '../../match/parts/BestPlayers.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { Part } from '../../match/parts/Part.tsx';
import { type MatchPage, valueOf } from '../../match/parts/page.ts';
import { pair, quiet } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { captainsOf } from '../../match/sheets/captains.ts';
import { PlayerSheet } from '../../match/sheets/PlayerSheet.tsx';
import { denseTable } from '../../match/sheets/playerCell.css.ts';
import { TeamSheets } from '../../match/sheets/TeamSheets.tsx';
import { Info } from '../../ui/text/Info.tsx';
import { figureColumns } from './boxColumns.ts';
import { basketballComparison, shootingComparison } from './comparison.ts';
import { basketballComparisonMessages } from './comparisonMessages.ts';
import { basketballIncidents } from './incidents.ts';
import { basketballLeaders } from './leaders.ts';
import { startersOf } from './starters.ts';

/** By shirt number, who began first. */
const boxOrder = (
  players: readonly BasketballPlayer[],
  starters: ReadonlySet<PersonId>,
): readonly BasketballPlayer[] =>
  players
    .toSorted(byShirtNumber)
    .toSorted((a, z) => Number(starters.has(z.personId)) - Number(starters.has(a.personId)));

const nobody: readonly BasketballPlayer[] = [];

const usePlayers = ({ match }: MatchPage) => {
  const players = useCall(basketballMatchPlayers, { matchId: match.matchId });
  const all = valueOf(players.view)?.rows ?? nobody;
  const own: BySide<readonly BasketballPlayer[]> = useMemo(() => rowsBySide(match, all), [match, all]);
  const totals = useMemo(() => mapSides(own, totalLine), [own]);
  const coverage = useMemo(() => shootingCoverage(all), [all]);
  return { players, all, own, totals, coverage };
};

const Leaders = ({ page }: Pick<PlayedProps, 'page'>) => {
  const b = useMessages(ballPageMessages);
  const { own } = usePlayers(page);
  const leaders = useMemo(() => mapSides(own, (team) => basketballLeaders(team, b)), [own, b]);
  return leaders.home.length + leaders.away.length === 0 ? null : (
    <Section title={b.leaders}>
      <BestPlayers page={page} best={leaders} />
    </Section>
  );
};

const Box = ({ page, story }: Pick<PlayedProps, 'page' | 'story'>) => {
  const { match, names, selection } = page;
  const m = useMessages(matchPageMessages);
  const b = useMessages(ballPageMessages);
  const f = useFigures();
  const { players, own, totals, coverage } = usePlayers(page);
  const members = valueOf(useCall(matchTeamMembers, { matchId: match.matchId }).view)?.rows;
  const columns = useMemo(() => figureColumns(b, coverage, f), [b, coverage, f]);
  const captains = useMemo(() => captainsOf(members), [members]);
  const starters = useMemo(() => bySide((side) => startersOf(story ?? [], side)), [story]);
  const hasStarters = starters.home.size + starters.away.size > 0;
  return (
    <Section
      title={b.boxScore}
      isBare
      aside={hasStarters ? <span className={quiet}>{b.startersNote}</span> : null}
    >
      <Part page={players} what={m.parts.players} room="table">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={quiet}>{b.noPlayers}</p>
          ) : (
            <>
              {coverage.fieldGoals && coverage.freeThrows ? null : (
                <Info title={b.incompleteMark} text={b.incomplete} />
              )}
              <TeamSheets names={names} isPair={false}>
                {(side) => (
                  <div className={denseTable}>
                    <PlayerSheet
                      caption={b.boxOf(names[side])}
                      name={`box-${side}`}
                      lines={boxOrder(own[side], starters[side])}
                      columns={columns}
                      selection={selection}
                      total={totals[side]}
                      captains={captains}
                      starters={starters[side]}
                    />
                  </div>
                )}
              </TeamSheets>
            </>
          )
        }
      </Part>
    </Section>
  );
};

const Stats = ({ page }: Pick<PlayedProps, 'page'>) => {
  const { names } = page;
  const b = useMessages(ballPageMessages);
  const c = useMessages(basketballComparisonMessages);
  const { all, totals, coverage } = usePlayers(page);
  return all.length === 0 ? (
    <p className={quiet}>{b.noPlayers}</p>
  ) : (
    <div className={pair}>
      <Comparison names={names} rows={withoutZeros(basketballComparison(totals, c))} />
      <Comparison
        {...c.shooting}
        names={names}
        rows={withoutZeros(shootingComparison(totals, coverage, c))}
      />
    </div>
  );
};

/** What is told of a finished basketball match (specification §2). */
const BasketballDetails = (props: PlayedProps) => {
  const { page, incidents, story } = props;
  const b = useMessages(ballPageMessages);
  return (
    <Details
      tabs={[
        {
          key: 'summary',
          lead: <ScorePeriods page={page} incidents={incidents} caption={b.points} />,
          main: <PlayedLead page={page} story={story} />,
          rest: <Leaders page={page} />,
        },
        { key: 'plays', main: <Events {...props} words={basketballIncidents} /> },
        { key: 'players', main: <Box page={page} story={story} /> },
        { key: 'stats', main: <Stats page={page} /> },
      ]}
    />
  );
};

/** A played match of basketball. */
export const basketballPlayed: PlayedViews = {
  calls: (tab) => (tab === 'players' ? [basketballMatchPlayers, matchTeamMembers] : [basketballMatchPlayers]),
  Details: BasketballDetails,
};
