import type { Side } from '@kampdag/core/side';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { useFormat, useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import type { BoardRow } from '../../matches/boardRow.ts';
import { liveText, statusText } from '../../matches/matchText.tsx';
import { LiveDot } from '../../ui/identity/LiveDot.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { clamped } from '../../ui/text/clamped.css.ts';
import * as styles from './hall.css.ts';

/** A match as a row on the hall screen: its start or period, and both teams around the score. */
export const HallRow = ({ row }: { readonly row: BoardRow }) => {
  const m = useMessages(matchesMessages);
  const format = useFormat();
  const { periods } = useSportWords(row.sport);
  const isLive = row.mark === 'live';
  const isPlanned = row.status.type === 'Upcoming' || row.status.type === 'Scheduled';
  const state = isLive ? liveText(row.live, m, periods)?.brief : statusText(row.status, m).brief;
  const { goals } = row;
  const team = (side: Side) => {
    const name = row.names[side] ?? m.unknownTeam;
    return (
      <div className={styles.team[side]}>
        <span className={clamped.two} lang={federationLanguage}>
          {name}
        </span>
        <span className={styles.crest}>
          <TeamCrest name={name} size={40} />
        </span>
      </div>
    );
  };
  return (
    <li className={isLive ? styles.liveRow : styles.row} data-match={row.matchId}>
      <div className={styles.when}>
        {isLive ? <LiveDot /> : null}
        {isPlanned ? (row.start === null ? '–' : format.time(row.start)) : (state ?? m.status.Live)}
      </div>
      {team('home')}
      <div className={styles.score} data-score>
        <span className={styles.goals.home}>{goals?.home}</span>
        <span className={styles.dash}>–</span>
        <span className={styles.goals.away}>{goals?.away}</span>
      </div>
      {team('away')}
    </li>
  );
};
