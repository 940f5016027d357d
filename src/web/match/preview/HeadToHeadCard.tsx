import type { Match } from '@kampdag/core/league/match/match';
import type { HeadToHead } from '@kampdag/core/league/team/headToHead';
import { type BySide, mapSides, opponentOf } from '@kampdag/core/side';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { previewMessages } from '../../i18n/messages/preview.ts';
import { CompareBar } from '../../ui/chart/CompareBar.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { LongFederationName } from '../../ui/text/LongName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { rooms } from '../parts/parts.css.ts';
import * as styles from './preview.css.ts';

const shownMeetings = 5;

export interface HeadToHeadCardProps {
  readonly headToHead: HeadToHead;
  /** Whether the meetings of the season before are among them. */
  readonly earlier: 'loading' | 'ready' | 'failed';
  readonly names: BySide<string>;
  /** What teams score, as the sport's standings name it. */
  readonly goalsLabel: string;
  readonly linkOf: (match: Match) => string;
}

/**
 * Earlier meetings of two teams: wins, goals, and the last meetings with links to their matches. Empty while the season before is
 * loading; if that fails, the meetings of this season alone, and never that there were none.
 */
export const HeadToHeadCard = ({
  headToHead: { meetings, wins, draws, goals },
  earlier,
  names,
  goalsLabel,
  linkOf,
}: HeadToHeadCardProps) => {
  const m = useMessages(previewMessages);
  const { number, date } = useFormat();
  if (earlier === 'loading') return <div className={rooms.many} aria-hidden="true" />;
  if (meetings.length === 0)
    return <EmptyState text={earlier === 'failed' ? m.failed.meetings : m.noMeetings} />;
  return (
    <div>
      <div className={styles.bars}>
        <CompareBar
          label={draws === 0 ? m.wins : `${m.wins} · ${m.draws(draws)}`}
          values={wins}
          texts={mapSides(wins, number)}
        />
        <CompareBar label={goalsLabel} values={goals} texts={mapSides(goals, number)} />
      </div>
      <ol className={styles.list} aria-label={m.meetings}>
        {meetings.slice(0, shownMeetings).map(({ match, atHome, goals: scored }) => {
          const visitor = opponentOf(atHome);
          return (
            <li key={match.matchId}>
              <PageLink to={linkOf(match)} className={styles.meeting}>
                <LongFederationName name={names[atHome]} className={`${styles.host} ${clamped.two}`} />
                <span className={styles.score}>
                  {scored[atHome]}–{scored[visitor]}
                </span>
                <LongFederationName name={names[visitor]} className={`${styles.visitor} ${clamped.two}`} />
                <span className={styles.date}>{match.date === null ? '–' : date(match.date)}</span>
              </PageLink>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
