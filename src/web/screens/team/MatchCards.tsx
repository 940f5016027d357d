import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { Match } from '@kampdag/core/league/match/match';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { teamMessages } from '../../i18n/messages/team.ts';
import { shortDate } from '../../i18n/shortDate.ts';
import { Section } from '../../match/parts/Section.tsx';
import { MatchItem } from '../../matches/MatchItem.tsx';
import * as styles from './team.css.ts';
import type { TeamPartProps } from './useTeam.ts';

/** A match under a heading, with its day, and its venue until it has a result. */
const MatchCard = ({
  title,
  none,
  match,
  team: { listed },
}: TeamPartProps & {
  readonly title: string;
  /** Said if there is no match. */
  readonly none: string;
  readonly match: Match | null;
}) => {
  const format = useFormat();
  if (match === null) {
    return (
      <Section title={title}>
        <p className={styles.noMatch}>{none}</p>
      </Section>
    );
  }
  const venue = match.result === null ? match.venue : null;
  const day = match.date === null ? null : shortDate(format, match.date);
  return (
    <Section title={title}>
      <ul className={styles.matches}>
        <MatchItem
          match={match}
          context={listed}
          caption={{
            text: [day, venue].filter((part) => part !== null).join(' · '),
            ...(day === null ? { lang: federationLanguage } : {}),
          }}
        />
      </ul>
    </Section>
  );
};

/** The match in play or the next one, and the last result. */
export const MatchCards = ({ team }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const {
    season: { next, last, isInPlay },
    showsResults,
  } = team;
  return (
    <div className={styles.cards}>
      <MatchCard title={isInPlay ? m.now : m.next} none={m.noNext} match={next} team={team} />
      <MatchCard title={showsResults ? m.last : m.lastHidden} none={m.noLast} match={last} team={team} />
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
