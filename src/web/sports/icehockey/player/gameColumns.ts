import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import { secondsInGoal } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieFigures } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import type { PlayerMessages } from '../../../i18n/messages/player.ts';
import type { Term } from '../../../i18n/term.ts';
import type { Writing } from '../../../player/useWriting.ts';
import type { Column } from '../../../ui/table/column.ts';
import { hockeyTerms } from '../terms.ts';

type GameColumn = Column<HockeyPlayerGame>;

/** Both teams of a game. */
const gameName = ({ homeTeam, awayTeam }: HockeyPlayerGame, { game, unknownTeam }: PlayerMessages): string =>
  game(homeTeam ?? unknownTeam, awayTeam ?? unknownTeam);

const count = (key: string, term: Term, value: (row: HockeyPlayerGame) => number | null): GameColumn => ({
  key,
  ...term,
  value,
  numeric: true,
});

const gameHead = ({ m, format }: Writing, withTournament: boolean): readonly GameColumn[] => [
  {
    key: 'game',
    label: m.columns.game,
    value: (row) => gameName(row, m),
    isHeader: true,
  },
  {
    key: 'date',
    label: m.columns.date,
    value: ({ date }) => date,
    text: ({ date }) => (date === null ? '–' : format.date(date)),
    align: 'end',
  },
  ...(withTournament
    ? [
        {
          key: 'tournament',
          label: m.columns.tournament,
          value: ({ tournamentName }) => tournamentName,
        } satisfies GameColumn,
      ]
    : []),
];

const share = (value: number | null): number | null => (value === null ? null : percentageOfShare(value));

/** A skater's games (specification §3, "Hockey player game row"). */
export const skaterGameColumns = (writing: Writing, withTournament: boolean): readonly GameColumn[] => {
  const { language, figures } = writing;
  return [
    ...gameHead(writing, withTournament),
    count('goals', hockeyTerms.goals[language], (row) => row.goals),
    count('assists', hockeyTerms.assists[language], (row) => row.assists),
    count('points', hockeyTerms.points[language], (row) => row.points),
    {
      ...count('plusMinus', hockeyTerms.plusMinus[language], (row) => row.plusMinus),
      text: (row) => figures.signed(row.plusMinus),
    },
    count('pim', hockeyTerms.penaltyMinutes[language], (row) => row.penaltyMinutes),
    count('ppg', hockeyTerms.powerPlayGoals[language], (row) => row.powerPlayGoals),
    count('ppa', hockeyTerms.powerPlayAssists[language], (row) => row.powerPlayAssists),
    count('shg', hockeyTerms.shortHandedGoals[language], (row) => row.shortHandedGoals),
    count('sha', hockeyTerms.shortHandedAssists[language], (row) => row.shortHandedAssists),
    count('gwg', hockeyTerms.gameWinningGoals[language], (row) => row.gameWinningGoals),
    count('shots', hockeyTerms.shots[language], (row) => row.shots),
    {
      ...count('shotsPct', hockeyTerms.shootingPercentage[language], (row) =>
        row.shots > 0 ? share(row.shootingShare) : null,
      ),
      text: (row) => figures.decimals(row.shots > 0 ? share(row.shootingShare) : null, 1),
    },
    count('faceoffs', hockeyTerms.faceoffs[language], (row) => row.faceoffs),
    {
      ...count('faceoffsPct', hockeyTerms.faceoffPercentage[language], (row) => share(row.faceoffShare)),
      text: (row) => figures.decimals(share(row.faceoffShare), 1),
    },
    {
      ...count('toi', hockeyTerms.timeOnIce[language], secondsInGoal),
      text: (row) => figures.time(secondsInGoal(row) || null),
    },
  ];
};

/** A figure of a goalkeeper who was in goal; null of one who was not. */
const played =
  (figure: (row: ReturnType<typeof goalieFigures>) => number | null) =>
  (row: HockeyPlayerGame): number | null => {
    const own = goalieFigures(row);
    return own.seconds > 0 || own.shotsAgainst > 0 ? figure(own) : null;
  };

/** A goalkeeper's games. Who sat all game has no figures. */
export const goalieGameColumns = (writing: Writing, withTournament: boolean): readonly GameColumn[] => {
  const { language, figures } = writing;
  const decimals = (
    key: string,
    term: Term,
    value: (row: HockeyPlayerGame) => number | null,
    places: number,
  ): GameColumn => ({ ...count(key, term, value), text: (row) => figures.decimals(value(row), places) });
  return [
    ...gameHead(writing, withTournament),
    {
      ...count(
        'toi',
        hockeyTerms.timeInGoal[language],
        played((own) => own.seconds),
      ),
      text: (row) => figures.time(secondsInGoal(row) || null),
    },
    count(
      'sa',
      hockeyTerms.shotsAgainst[language],
      played((own) => own.shotsAgainst),
    ),
    count(
      'sv',
      hockeyTerms.saves[language],
      played((own) => own.saves),
    ),
    count(
      'ga',
      hockeyTerms.goalsAgainst[language],
      played((own) => own.goalsAgainst),
    ),
    decimals(
      'svPct',
      hockeyTerms.savePercentage[language],
      played((own) => own.savePercentage),
      1,
    ),
    decimals(
      'gaa',
      hockeyTerms.goalsAgainstAverage[language],
      played((own) => own.average),
      2,
    ),
    count('pim', hockeyTerms.penaltyMinutes[language], (row) => row.penaltyMinutes),
  ];
};
