import type { Match } from '@kampdag/core/league/match/match';
import type { SportKind } from '@kampdag/core/sportKind';
import { Fragment } from 'react';
import { useI18n } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { plainText, shown } from '../../i18n/shownText.ts';
import { uniqueKeys } from '../../ui/table/uniqueKeys.ts';
import * as styles from '../live/aside.css.ts';
import { card, cardTitle } from '../parts/parts.css.ts';
import { useLeagueOf } from '../states/useLeagueOf.ts';
import { type Fact, factsOf, type ReportedDetails } from './matchFacts.ts';

interface DetailsCardProps {
  readonly match: Match;
  readonly sport: SportKind;
  readonly messages: MatchMessages;
  /** Null where nothing was reported. */
  readonly live: ReportedDetails | null;
}

const Parts = ({ parts }: Pick<Fact, 'parts'>) => {
  const keyOf = uniqueKeys(parts, plainText);
  return parts.map((part) => <span key={keyOf(part)} {...shown(part)} />);
};

/** League, arena, start, officials and attendance: the fixture list's, completed by the reporter's. */
export const DetailsCard = ({ match, sport, messages, live }: DetailsCardProps) => {
  const hidesReferees = useLeagueOf(match)?.areRefereesPublished === false;
  const facts = factsOf({ match, sport, live, hidesReferees }, useI18n(), messages);
  return facts.length === 0 ? null : (
    <section className={card} aria-labelledby="live-details">
      <h2 id="live-details" className={cardTitle}>
        {messages.details.title}
      </h2>
      <div className={styles.factsRoom}>
        <dl className={styles.facts}>
          {facts.map(({ name, parts }) => (
            <Fragment key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.fact} title={parts.map(plainText).join('')}>
                <Parts parts={parts} />
              </dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </section>
  );
};
