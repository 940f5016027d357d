import type { TimelineIncident } from '@kampdag/core/league/incident/incidentTimeline';
import { mmss } from '@kampdag/core/time/mmss';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { type EventsPageMessages, eventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import { PlayerLink } from '../parts/PlayerLink.tsx';
import type { MatchPage } from '../parts/page.ts';
import * as styles from './events.css.ts';
import { eventDetail, eventPeople, eventText, eventTone, type IncidentWords } from './eventView.ts';
import { PlayLine } from './PlayLine.tsx';
import { rowAttributes } from './rowAttributes.ts';

interface EventListProps {
  readonly page: MatchPage;
  readonly events: readonly TimelineIncident[];
  readonly typeNames: ReadonlyMap<number, string>;
  readonly words: IncidentWords;
  /** Whether events have a time, as in sports with a clock. */
  readonly isTimed: boolean;
}

interface PeopleProps {
  readonly event: TimelineIncident;
  readonly page: MatchPage;
  readonly messages: EventsPageMessages;
}

const People = ({ event, page, messages: m }: PeopleProps) => {
  const people = eventPeople(event);
  return (
    <span className={styles.people}>
      {people.map(({ person, name, direction }) => (
        <span key={`${person.personId} ${direction}`}>
          <PlayerLink selection={page.selection} playerId={person.personId} orgId={person.orgId}>
            {name}
          </PlayerLink>
          {direction === null ? null : <span className={styles.way}> {m[direction]}</span>}
        </span>
      ))}
    </span>
  );
};

/** Events in playing order: time, team, type, people, and the score after each that scored. */
export const EventList = ({ page, events, typeNames, words, isTimed }: EventListProps) => {
  const m = useMessages(eventsPageMessages);
  return (
    <ol className={styles.list}>
      {events.map((event) => {
        const { incident, kind, gain, score } = event;
        const { incidentId, side, typeId, time, people } = incident;
        const tone = eventTone(event);
        const detail = eventDetail(event, words, m);
        return (
          <li key={incidentId} {...rowAttributes({ key: String(incidentId), side, kind }, tone, isTimed)}>
            <PlayLine
              view={{
                time: isTimed ? (time === null ? '–' : mmss(time)) : undefined,
                side,
                tone,
                sign: kind,
                title: eventText(event, typeId === null ? null : (typeNames.get(typeId) ?? null), words, m),
                team: side === null ? null : page.names[side],
                tags: detail === null ? [] : [detail],
                subject: people.length === 0 ? null : <People event={event} page={page} messages={m} />,
                detail: null,
                score: gain === null ? null : { value: score, spoken: m.scoreAfter(score.home, score.away) },
              }}
            />
          </li>
        );
      })}
    </ol>
  );
};
