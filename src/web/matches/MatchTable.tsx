import { federationLanguage } from '@kampdag/core/federationLanguage';
import { phaseOf } from '@kampdag/core/league/match/phase';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { Side } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { TeamCrest } from '../ui/identity/TeamCrest.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { LongName } from '../ui/text/LongName.tsx';
import { Score } from '../ui/text/Score.tsx';
import { clamped, hidden } from '../ui/text/text.css.ts';
import { type BoardRow, leads } from './boardRow.ts';
import * as cells from './cells.css.ts';
import { LiveMark } from './LiveMark.tsx';
import * as styles from './MatchTable.css.ts';
import * as rowStyles from './row.css.ts';
import { StreamLink } from './StreamLink.tsx';

/** Letters of a name that always fit. */
const maxUncutLetters = 24;

/** The heading of the leagues' column, as wide as the longest name needs. */
const tournamentHeadOf = (rows: readonly BoardRow[]): string | undefined => {
  const { least, most } = cells.tournamentLetters;
  const longest = Math.max(...rows.map(({ tournamentName }) => tournamentName?.length ?? 0));
  return cells.tournamentHeads[Math.min(most, Math.max(least, longest))];
};

interface NameProps {
  readonly name: string | null;
  /** Without a name. */
  readonly unknown: string;
}

const Name = ({ name, unknown }: NameProps) => (
  <span
    className={clamped.three}
    lang={name === null ? undefined : federationLanguage}
    title={name !== null && name.length > maxUncutLetters ? name : undefined}
  >
    <LongName name={name ?? unknown} />
  </span>
);

const Team = ({ row: { teams, goals }, side }: { readonly row: BoardRow; readonly side: Side }) => {
  const m = useMessages(matchesMessages);
  return (
    <span className={leads(goals, side) ? cells.leadingTeam : cells.team}>
      <TeamCrest name={teams[side].name} club={teams[side].clubOrgId} />
      <Name name={teams[side].name} unknown={m.unknownTeam} />
    </span>
  );
};

interface MatchTableRowProps {
  readonly row: BoardRow;
  /** Whether date and tournament have their own columns. */
  readonly showsDay: boolean;
  readonly id?: string;
}

const MatchTableRow = ({ row, showsDay, id }: MatchTableRowProps) => {
  const m = useMessages(matchesMessages);
  const format = useFormat();
  const { teams, goals, link, broadcast } = row;
  const home = teams.home.name ?? m.unknownTeam;
  const away = teams.away.name ?? m.unknownTeam;
  const isLive = row.mark === 'live';
  const phase = phaseOf(row.status);
  const figures = { home: goals?.home ?? null, away: goals?.away ?? null, live: isLive };
  return (
    <tr id={id} className={isLive ? rowStyles.liveRow : link === null ? rowStyles.row : rowStyles.raisedRow}>
      {showsDay ? <td className={cells.date}>{row.date === null ? '–' : format.date(row.date)}</td> : null}
      <td className={isLive ? cells.begun : cells.start}>
        {row.start === null ? '–' : format.time(row.start)}
      </td>
      {showsDay ? (
        <td className={cells.tournament}>
          <Name name={row.tournamentName} unknown="–" />
        </td>
      ) : null}
      <td className={cells.venue}>
        <Name name={row.venue} unknown="–" />
      </td>
      <td className={cells.home}>
        <Team row={row} side="home" />
      </td>
      <td className={cells.score}>
        {link === null ? (
          <Score {...figures} spoken={goals === null ? m.noScore : m.score(goals.home, goals.away)} />
        ) : (
          // Labelled with the figures as shown, so that voice control can name the link.
          <PageLink
            to={link}
            className={cells.link}
            aria-label={`${isLive ? m.toLive(home, away) : m.toMatch(home, away)}${
              goals === null ? '' : `, ${scoreText(goals)}`
            }`}
          >
            <Score {...figures} spoken={null} />
          </PageLink>
        )}
      </td>
      <td className={cells.away}>
        <Team row={row} side="away" />
      </td>
      <td className={cells.state[phase]}>
        <LiveMark row={row} />
      </td>
      <td className={broadcast === null ? cells.noStream : cells.stream}>
        {broadcast === null ? (
          <span className={hidden}>{m.noStream}</span>
        ) : (
          <StreamLink broadcast={broadcast} match={m.match(home, away)} />
        )}
      </td>
    </tr>
  );
};

/**
 * The kind of a match table. `board`: one day of one league, with all columns. `mixed`: several leagues, each card names its own. `day`:
 * one of many tables, under a heading with the day.
 */
type MatchTableKind = 'board' | 'mixed' | 'day';

interface MatchTableProps {
  readonly caption: ReactNode;
  readonly rows: readonly BoardRow[];
  readonly kind: MatchTableKind;
  /** The id of the first live row, if the page's head links to it. */
  readonly firstLiveId?: string;
}

/** Matches as one list: a table on wide screens, cards on narrow ones. */
export const MatchTable = ({ caption, rows, kind, firstLiveId }: MatchTableProps) => {
  const { columns } = useMessages(matchesMessages);
  const firstLive = firstLiveId === undefined ? undefined : rows.find(({ mark }) => mark === 'live');
  const showsDay = kind !== 'day';
  return (
    <table className={kind === 'mixed' ? styles.mixedTable : styles.table}>
      <caption className={hidden}>{caption}</caption>
      <thead className={showsDay ? styles.head : styles.hiddenHead}>
        <tr>
          {showsDay ? <th className={cells.date}>{columns.date}</th> : null}
          <th className={cells.start}>{columns.start}</th>
          {showsDay ? <th className={tournamentHeadOf(rows)}>{columns.tournament}</th> : null}
          <th className={cells.venue}>{columns.venue}</th>
          <th className={cells.home}>{columns.home}</th>
          <th className={cells.score}>{columns.score}</th>
          <th className={cells.away}>{columns.away}</th>
          <th className={cells.live}>{columns.live}</th>
          <th className={cells.stream}>{columns.stream}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <MatchTableRow
            key={row.matchId}
            row={row}
            showsDay={showsDay}
            {...(row === firstLive && firstLiveId !== undefined ? { id: firstLiveId } : {})}
          />
        ))}
      </tbody>
    </table>
  );
};
