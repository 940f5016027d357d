import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { Match } from '@kampdag/core/league/match/match';
import { opponentOf, sides } from '@kampdag/core/side';
import { useFormat, useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { shortDate } from '../../i18n/shortDate.ts';
import type { BoardRow } from '../../matches/boardRow.ts';
import { liveText, statusText } from '../../matches/matchText.tsx';
import { LiveDot } from '../../ui/identity/LiveDot.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import * as styles from './team.css.ts';
import type { TeamMatch, TeamPartProps } from './useTeam.ts';

/** States that date, time or score already express. */
const plain: ReadonlySet<string> = new Set(['Scheduled', 'Upcoming', 'Live', 'Finished']);

const useWhen = ({ date, start, status, mark, live, sport }: BoardRow): string => {
  const m = useMessages(matchesMessages);
  const { periods } = useSportWords(sport);
  const format = useFormat();
  if (mark === 'live') return liveText(live, m, periods)?.long ?? '';
  const day = date === null ? '–' : shortDate(format, date);
  return [
    day,
    start === null ? null : format.time(start),
    plain.has(status.type) ? null : statusText(status, m).long,
  ]
    .filter((part) => part !== null)
    .join(' · ');
};

/** A match card with date, teams and score, linked to the match's page. */
const MatchCard = ({ title, row, to }: TeamMatch & { readonly title: string }) => {
  const m = useMessages(matchesMessages);
  const team = useMessages(teamMessages);
  const when = useWhen(row);
  const { teams, goals, venue } = row;
  const isLive = row.mark === 'live';
  return (
    <PageLink to={to} className={isLive ? styles.liveCard : styles.matchCard}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>
          {isLive ? (
            <span className={styles.live}>
              <LiveDot />
              {team.now}
            </span>
          ) : (
            title
          )}
        </h2>
        <div className={styles.when}>{when}</div>
      </div>
      {sides.map((side) => {
        const name = teams[side].name ?? m.unknownTeam;
        const leads = goals !== null && goals[side] > goals[opponentOf(side)];
        return (
          <div key={side} className={leads ? styles.leadingTeam : styles.team}>
            <TeamCrest name={teams[side].name} size={28} />
            <FederationName name={name} className={`${styles.teamName} ${clamped.two}`} />
            <span className={styles.goals}>{goals === null ? null : goals[side]}</span>
          </div>
        );
      })}
      {goals !== null || venue === null ? null : (
        <div className={`${styles.when} ${clamped.one}`} lang={federationLanguage}>
          {venue}
        </div>
      )}
    </PageLink>
  );
};

/** The match in play or the next one, and the last result. */
export const MatchCards = ({ team: { season, asTeamMatch, showsResults } }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const card = (match: Match | null, title: string, none: string) => {
    const [own] = match === null ? [] : asTeamMatch(match);
    return own === undefined ? (
      <div className={styles.emptyCard}>
        <h2 className={styles.cardTitle}>{title}</h2>
        <p>{none}</p>
      </div>
    ) : (
      <MatchCard title={title} {...own} />
    );
  };
  return (
    <div className={styles.cards}>
      {card(season.next, m.next, m.noNext)}
      {card(season.last, showsResults ? m.last : m.lastHidden, m.noLast)}
    </div>
  );
};

/** The placeholder of the next and last match. */
export const MatchCardsSkeleton = () => (
  <div className={styles.cards} aria-hidden="true">
    <div className={styles.cardRoom} />
    <div className={styles.cardRoom} />
  </div>
);
