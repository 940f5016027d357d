import { lettersOf } from '@kampdag/core/federationText';
import { volleyballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { Incident } from '@kampdag/core/league/incident/incident';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import { type BySide, bySide, opponentOf, sides } from '@kampdag/core/side';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import type { PointWay } from '../../i18n/messages/matchpageEvents.ts';
import { federationTextOr, siteText } from '../../i18n/shownText.ts';
import { valueOf } from '../../machines/loadable.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { PointLeaders } from '../../match/parts/BestPlayers.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { quiet } from '../../match/parts/parts.css.ts';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { eventsTab } from '../../match/plays/eventsTab.tsx';
import type { IncidentWords } from '../../match/plays/incidentWords.ts';
import { callsOfSheets, playedSheets, useMatchPlayers } from '../../match/sheets/sheetsTab.tsx';
import { volleyballComparison } from './comparison.ts';
import { totalOfLines } from './figures.ts';
import { volleyballTerms as terms } from './terms.ts';

const pointWays: readonly (readonly [RegExp, PointWay])[] = [
  [/ess|ace/i, 'ace'],
  [/angrep|attack/i, 'attack'],
  [/blokk|block/i, 'block'],
  [/feil|error/i, 'error'],
];

/** The kind of a point, from the federation's word for it; null without one. */
const pointWayOf = ({ subtype }: Pick<Incident, 'subtype'>): PointWay | null =>
  subtype === null ? null : (pointWays.find(([word]) => word.test(lettersOf(subtype)))?.[1] ?? null);

const volleyballIncidents: IncidentWords = {
  title: ({ incident, kind }, m) => {
    if (kind !== 'point') return null;
    const way = pointWayOf(incident);
    return way === null ? federationTextOr(incident.subtype, m.kinds.point) : siteText(m.points[way]);
  },
  detail: () => null,
};

const Players = playedSheets(
  volleyballMatchPlayers,
  async () => (await import('./PlayedSheets.tsx')).PlayedSheets,
);

/** Points won in all sets, by side. */
const pointsWon = ({ page, incidents }: PlayedProps): BySide<number> => {
  const sets = playedPeriods(valueOf(incidents.view)?.periodResults ?? [], page.played);
  return {
    home: sets.reduce((sum, { homeGoals }) => sum + homeGoals, 0),
    away: sets.reduce((sum, { awayGoals }) => sum + awayGoals, 0),
  };
};

const BestPlayers = ({ page }: Pick<PlayedProps, 'page'>) => (
  <PointLeaders
    title={useMessages(matchPageMessages).bestPlayers}
    page={page}
    players={useMatchPlayers(volleyballMatchPlayers, page).own}
    next={({ aces, blocks }) => aces + blocks}
    figures={[
      [terms.points, ({ points }) => points],
      [terms.attacks, ({ attacks }) => attacks],
      [terms.blocks, ({ blocks }) => blocks],
      [terms.aces, ({ aces }) => aces],
    ]}
  />
);

/** The score through the match, and the comparison of the teams. */
const LeadAndComparison = (props: PlayedProps) => {
  const { page, story } = props;
  const { own } = useMatchPlayers(volleyballMatchPlayers, page);
  const won = pointsWon(props);
  const figures = bySide((side) => ({
    ...totalOfLines(own[side]),
    points: won[side],
    opponentErrors: (story ?? []).filter(
      ({ gain, incident }) => gain?.side === side && pointWayOf(incident) === 'error',
    ).length,
  }));
  return (
    <>
      <PlayedLead {...props} />
      <Comparison definition={volleyballComparison} names={page.names} teams={figures} hidesZeros />
    </>
  );
};

const SetPoints = (props: PlayedProps) => {
  const { names } = props.page;
  const b = useMessages(ballPageMessages);
  const won = pointsWon(props);
  return (
    <ScorePeriods
      {...props}
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
  );
};

/** A played volleyball match (specification §2). */
export const volleyballPlayed: PlayedViews = {
  calls: callsOfSheets(volleyballMatchPlayers),
  tabs: [
    { key: 'summary', Lead: SetPoints, Main: LeadAndComparison, Rest: BestPlayers },
    eventsTab(volleyballIncidents),
    { key: 'players', Main: Players },
  ],
};
