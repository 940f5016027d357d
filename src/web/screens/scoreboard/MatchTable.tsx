import type { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { CircleCheck } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { type ScoreboardMessages, scoreboardMessages } from '../../i18n/messages/scoreboard.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Score } from '../../ui/Score.tsx';
import { TeamCrest } from '../../ui/TeamCrest.tsx';
import type { BoardRow } from './boardRow.ts';
import * as styles from './MatchTable.css.ts';

const statusText = ({ status }: BoardRow, m: ScoreboardMessages): string =>
  status.type === 'NoShow' ? m.status.NoShow[status.side] : m.status[status.type];

const liveText = ({ live }: BoardRow, { period }: ScoreboardMessages): string | null => {
  if (live === null || live.phase === 'ended') return null;
  if (live.phase === 'intermission') return period.intermission;
  if (live.period === null || live.phase === 'notStarted') return period.notStarted;
  return live.period.kind === 'regulation' ? period.regulation(live.period.number) : period[live.period.kind];
};

const Team = ({ name, leads }: { readonly name: string | null; readonly leads: boolean }) => {
  const m = useMessages(scoreboardMessages);
  return (
    <span className={leads ? styles.leadingTeam : styles.team}>
      <TeamCrest name={name} />
      <span>{name ?? m.unknownTeam}</span>
    </span>
  );
};

const LiveCell = ({ row }: { readonly row: BoardRow }) => {
  const m = useMessages(scoreboardMessages);
  if (row.mark === 'live') {
    const where = liveText(row, m);
    return (
      <span className={styles.liveMark}>
        <span className={styles.liveWord}>
          <LiveDot />
          {m.status.Live}
        </span>
        {where === null ? null : <span className={styles.where}>{where}</span>}
      </span>
    );
  }
  const isPlain = row.status.type === 'Upcoming' || row.status.type === 'Scheduled';
  return (
    <span className={styles.quietMark}>
      {isPlain ? null : <span>{statusText(row, m)}</span>}
      {row.mark === 'liveScored' ? (
        <span className={styles.scored}>
          <CircleCheck aria-hidden="true" size={20} />
          <span className={hidden}>{m.status.liveScored}</span>
        </span>
      ) : null}
    </span>
  );
};

const columnCount = 9;

/** Where the first live row stands: the page's head leads to it. */
export const firstLiveId = 'live';

const Row = ({ row, id }: { readonly row: BoardRow; readonly id: string | undefined }) => {
  const m = useMessages(scoreboardMessages);
  const format = useFormat();
  const { names, goals, link } = row;
  const home = names.home ?? m.unknownTeam;
  const away = names.away ?? m.unknownTeam;
  const isLive = row.mark === 'live';
  const score = (
    <Score
      home={goals?.home ?? null}
      away={goals?.away ?? null}
      spoken={goals === null ? m.noScore : m.score(goals.home, goals.away)}
      live={isLive}
    />
  );
  return (
    <tr id={id} className={isLive ? styles.liveRow : link === null ? styles.row : styles.raisedRow}>
      <td className={styles.date}>{row.date === null ? '–' : format.date(row.date)}</td>
      <td className={styles.start}>{row.start === null ? '–' : format.time(row.start)}</td>
      <td className={styles.tournament}>{row.tournament ?? '–'}</td>
      <td className={styles.venue}>{row.venue ?? '–'}</td>
      <td className={styles.home}>
        <Team name={names.home} leads={goals !== null && goals.home > goals.away} />
      </td>
      <td className={styles.score}>
        {link === null ? (
          score
        ) : (
          <PageLink
            to={link}
            className={styles.link}
            aria-label={`${isLive ? m.toLive(home, away) : m.toMatch(home, away)}${
              goals === null ? '' : `, ${m.score(goals.home, goals.away)}`
            }`}
          >
            {score}
          </PageLink>
        )}
      </td>
      <td className={styles.away}>
        <Team name={names.away} leads={goals !== null && goals.away > goals.home} />
      </td>
      <td className={styles.live}>
        <LiveCell row={row} />
      </td>
      <td className={styles.stream}>
        <span aria-hidden="true">–</span>
        <span className={hidden}>{m.noStream}</span>
      </td>
    </tr>
  );
};

/** Parts what has begun from what comes. */
const NowRow = ({ now }: { readonly now: TimeOfDay }) => {
  const m = useMessages(scoreboardMessages);
  const format = useFormat();
  return (
    <tr className={styles.nowRow}>
      <td colSpan={columnCount} className={styles.now}>
        <span className={styles.nowWords}>{m.now(format.time(now))}</span>
      </td>
    </tr>
  );
};

/** A day's matches: a table on wide screens, cards on narrow ones; one and the same list. */
export const MatchTable = ({
  caption,
  rows,
  showsTournament,
  now,
}: {
  readonly caption: ReactNode;
  readonly rows: readonly BoardRow[];
  /** Cards name the tournament where it is not the page's own. */
  readonly showsTournament: boolean;
  /** The time of the day that is shown, where that is today: it parts what has begun from what comes. */
  readonly now: TimeOfDay | null;
}) => {
  const { columns } = useMessages(scoreboardMessages);
  const next = now === null ? -1 : rows.findIndex(({ start }) => start !== null && start > now);
  const firstLive = showsTournament ? undefined : rows.find(({ mark }) => mark === 'live');
  return (
    <table className={showsTournament ? styles.mixedTable : styles.table}>
      <caption className={hidden}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th className={styles.date}>{columns.date}</th>
          <th className={styles.start}>{columns.start}</th>
          <th className={styles.tournament}>{columns.tournament}</th>
          <th className={styles.venue}>{columns.venue}</th>
          <th className={styles.home}>{columns.home}</th>
          <th className={styles.score}>{columns.score}</th>
          <th className={styles.away}>{columns.away}</th>
          <th className={styles.live}>{columns.live}</th>
          <th className={styles.stream}>{columns.stream}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row, index) => (
          <Fragment key={row.matchId}>
            {index === next && index > 0 && now !== null ? <NowRow now={now} /> : null}
            <Row row={row} id={row === firstLive ? firstLiveId : undefined} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};
