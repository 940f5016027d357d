import type { Selection } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { useMemo } from 'react';
import { useCrestDesign } from '../../../context/crestDesigns.tsx';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { playerMessages } from '../../../i18n/messages/player.ts';
import { type Formatting, useFormatting } from '../../../player/useFormatting.ts';
import { columnIn } from '../../../statistics/columns.ts';
import type { Column } from '../../../ui/table/column.ts';
import { on } from '../../../ui/table/columns.css.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { hidden } from '../../../ui/text/text.css.ts';
import * as styles from './games.css.ts';
import type { HockeyKind } from './hockeyKind.ts';
import { gameLink, type Opponent, opponentsIn } from './seasonMatches.ts';

/** Whom a player met in a game: a phone shows the team's code. */
const OpponentCell = ({
  name,
  isHome,
  date,
}: Opponent & {
  /** As text. */
  readonly date: string;
}) => {
  const m = useMessages(playerMessages);
  const { code } = useCrestDesign(name);
  const whole = isHome === null ? name : m.opponent(name, isHome);
  return (
    <>
      {isHome === null ? (
        whole
      ) : (
        <>
          <span className={on.wide}>{whole}</span>
          <span className={on.narrow}>
            <span aria-hidden="true">{m.opponent(code, isHome)}</span>
            <span className={hidden}>{whole}</span>
          </span>
        </>
      )}
      <span className={styles.under}>{date}</span>
    </>
  );
};

/** A game's final score, home team first; null if unknown. */
export type ResultOf = (game: HockeyPlayerGame) => string | null;

/** The columns of a player's games, starting with the opponent; on a phone the date stands below it. */
const gameColumns = (
  games: readonly HockeyPlayerGame[],
  kind: HockeyKind,
  resultOf: ResultOf | null,
  { m, language, format }: Formatting,
): readonly Column<HockeyPlayerGame>[] => {
  const opponentOf = opponentsIn(games, m);
  const textOf = (game: HockeyPlayerGame): string => {
    const { name, isHome } = opponentOf(game);
    return isHome === null ? name : m.opponent(name, isHome);
  };
  const dateOf = ({ date }: HockeyPlayerGame): string => (date === null ? '–' : format.date(date));
  const ofAnyLeague: readonly Column<HockeyPlayerGame>[] =
    resultOf === null
      ? []
      : [
          { key: 'result', label: m.columns.result, value: resultOf, align: 'center' },
          {
            key: 'tournament',
            label: m.columns.tournament,
            value: ({ tournamentName }) => tournamentName,
            on: 'wide',
          },
        ];
  return [
    {
      key: 'game',
      label: m.columns.game,
      value: (game) => opponentOf(game).name,
      file: textOf,
      text: textOf,
      cell: (game) => <OpponentCell {...opponentOf(game)} date={dateOf(game)} />,
      isHeader: true,
    },
    {
      key: 'date',
      label: m.columns.date,
      value: ({ date }) => date,
      text: dateOf,
      align: 'end',
      on: 'wide',
    },
    ...ofAnyLeague,
    ...kind.columns.map(columnIn(language)),
  ];
};

const keyOf = (row: HockeyPlayerGame): string =>
  [row.matchId, row.date, row.homeTeam, row.awayTeam, row.teamName].join(' ');

interface GamesProps {
  readonly caption: string;
  /** The prefix of its query parameters, as a page has several such tables. */
  readonly name: string;
  readonly rows: readonly HockeyPlayerGame[];
  readonly kind: HockeyKind;
  /** Null for games of one league: no column for the league and for results. */
  readonly resultOf: ResultOf | null;
  readonly selection: Selection;
}

/** A table of games, with links to their matches. */
export const Games = ({ kind, resultOf, selection, ...table }: GamesProps) => {
  const writing = useFormatting();
  const { rows } = table;
  const columns = useMemo(() => gameColumns(rows, kind, resultOf, writing), [rows, kind, writing, resultOf]);
  return (
    <DataTable
      {...table}
      columns={columns}
      rowKey={keyOf}
      sort={null}
      rowLink={(game) => gameLink(game, selection)}
    />
  );
};
