import type { StoryIncident } from '@kampdag/core/league/incident/incidentStory';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { type EventsPageMessages, eventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { clockText } from '../parts/clockText.ts';
import { PlayerLink } from '../parts/PlayerLink.tsx';
import type { MatchPage } from '../parts/page.ts';
import { badge, sideMark } from '../parts/parts.css.ts';
import { EventIcon } from './EventIcon.tsx';
import * as styles from './events.css.ts';
import { eventDetail, eventPeople, eventText } from './eventView.ts';

interface EventListProps {
  readonly page: MatchPage;
  readonly events: readonly StoryIncident[];
  readonly typeNames: ReadonlyMap<number, string>;
  /** Events of a sport with a clock have a time. */
  readonly isTimed: boolean;
}

const People = ({
  event,
  page,
  messages: m,
}: {
  readonly event: StoryIncident;
  readonly page: MatchPage;
  readonly messages: EventsPageMessages;
}) => {
  const people = eventPeople(event);
  return people.length === 0 ? null : (
    <span className={styles.people}>
      {people.map(({ person, name, way }) => (
        <span key={`${person.personId} ${way}`}>
          <PlayerLink selection={page.selection} playerId={person.personId} orgId={person.orgId}>
            {name}
          </PlayerLink>
          {way === null ? null : <span className={styles.way}> {m[way]}</span>}
        </span>
      ))}
    </span>
  );
};

/** Events in playing order: when, whose, what, who, and the score after those that scored. */
export const EventList = ({ page, events, typeNames, isTimed }: EventListProps) => {
  const m = useMessages(eventsPageMessages);
  return (
    <ol className={styles.list}>
      {events.map((event) => {
        const { incident, gain, score } = event;
        const { side, typeId, time } = incident;
        const detail = eventDetail(event, m);
        const words = eventText(event, typeId === null ? null : (typeNames.get(typeId) ?? null), m);
        return (
          <li key={incident.incidentId} className={gain === null ? styles.event : styles.scoringEvent}>
            {isTimed ? <span className={styles.time}>{time === null ? '–' : clockText(time)}</span> : null}
            <span className={styles.mark}>
              {side === null ? null : <span className={sideMark[side]} aria-hidden="true" />}
              <EventIcon event={event} />
            </span>
            <span className={styles.what}>
              <span className={styles.words}>
                <span lang={words.lang}>{words.text}</span>
                {side === null ? null : <span className={hidden}>, {page.names[side]}</span>}
              </span>
              {detail === null ? null : (
                <span className={badge} lang={detail.lang}>
                  {detail.text}
                </span>
              )}
              <People event={event} page={page} messages={m} />
            </span>
            {gain === null ? null : (
              <span className={styles.score}>
                <span className={hidden}>{m.scoreAfter(score.home, score.away)}</span>
                <span aria-hidden="true">
                  {score.home}–{score.away}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
