import type { TimelineIncident } from '@kampdag/core/league/match/incidentTimeline';
import { fullName } from '@kampdag/core/league/player/person';
import { mmss } from '@kampdag/core/time/mmss';
import { useMemo } from 'react';
import { useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { eventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import { shown } from '../../i18n/shownText.ts';
import { useQuery } from '../../router/useQuery.ts';
import { FilterChips } from '../../ui/controls/choices.tsx';
import { Part } from '../parts/Part.tsx';
import { PlayerLink } from '../parts/PlayerLink.tsx';
import type { PlayedProps } from '../parts/page.ts';
import { quiet } from '../parts/parts.css.ts';
import { Section } from '../parts/Section.tsx';
import * as styles from './events.css.ts';
import {
  directionOf,
  eventDetail,
  eventGroups,
  eventText,
  eventTone,
  filterIn,
  filtersIn,
  isByPeriod,
  periodIn,
  periodsIn,
  placeParameter,
} from './eventView.ts';
import type { IncidentWords } from './incidentWords.ts';
import { NamesWithheld } from './NamesWithheld.tsx';
import { PlayLine, rowAttributes } from './PlayLine.tsx';

/** A played match, and how a sport words its incidents. */
export interface EventsProps extends PlayedProps {
  readonly words: IncidentWords;
}

/** An event: time, team, type, people, and the score after it if it scored. */
const EventRow = ({ event, page, typeNames, words }: EventsProps & { readonly event: TimelineIncident }) => {
  const m = useMessages(eventsPageMessages);
  const { incident, kind, gain, score } = event;
  const { incidentId, side, typeId, time, people } = incident;
  // In sports with a clock.
  const isTimed = page.played.periodLength > 0;
  const tone = eventTone(event);
  const detail = eventDetail(event, words, m);
  const subject = people.map((person, at) => {
    const direction = directionOf(event, at);
    return (
      <span key={`${person.personId} ${direction}`}>
        <PlayerLink selection={page.selection} playerId={person.personId} orgId={person.orgId}>
          {fullName(person)}
        </PlayerLink>
        {direction === null ? null : <span className={styles.way}> {m[direction]}</span>}
      </span>
    );
  });
  return (
    <li {...rowAttributes({ key: String(incidentId), side, kind }, tone, isTimed)}>
      <PlayLine
        view={{
          time: isTimed ? (time === null ? '–' : mmss(time)) : undefined,
          side,
          tone,
          sign: kind,
          title: (
            <span
              {...shown(eventText(event, typeId === null ? null : (typeNames.get(typeId) ?? null), words, m))}
            />
          ),
          team: side === null ? null : page.names[side],
          tags: detail === null ? [] : [{ text: detail }],
          subject: people.length === 0 ? null : <span className={styles.people}>{subject}</span>,
          detail: null,
          score: gain === null ? null : { value: score, spoken: m.scoreAfter(score.home, score.away) },
        }}
      />
    </li>
  );
};

/** A played match's events with their filter, one period at a time where there are many; the address holds both choices. */
const ChosenEvents = ({ story, ...props }: EventsProps & { readonly story: readonly TimelineIncident[] }) => {
  const m = useMessages(eventsPageMessages);
  const [query, change] = useQuery();
  const places = useMemo(() => periodsIn(story), [story]);
  const kinds = useMemo(() => filtersIn(story), [story]);
  const place = periodIn(query, places);
  const filter = filterIn(query);
  const { period, periods, rules } = useSportWords(props.page.sport);
  const groups = useMemo(() => eventGroups(story, place, filter), [story, place, filter]);
  const choosesPeriod = place !== null && isByPeriod(story);
  return (
    <>
      <div className={styles.chips}>
        {choosesPeriod ? (
          <FilterChips
            label={period}
            value={placeParameter(place)}
            options={places.map((one) => ({
              value: placeParameter(one),
              label: places.length > 3 ? periods.short(one) : periods.long(one),
            }))}
            onChoose={(chosen) => change({ period: chosen })}
          />
        ) : null}
        {kinds.length < 3 ? null : (
          <FilterChips
            label={m.kind}
            value={filter}
            options={kinds.map((value) => ({
              value,
              label: value === 'rules' ? rules : m.filters[value],
            }))}
            onChoose={(value) => change({ events: value === 'all' ? null : value })}
          />
        )}
      </div>
      {groups.length === 0 ? <p className={quiet}>{m.noneOfKind}</p> : null}
      {groups.map(({ key, place: own, events }) => (
        <div key={key}>
          {choosesPeriod || own === null ? null : <h3 className={styles.period}>{periods.long(own)}</h3>}
          <ol className={styles.list}>
            {events.map((event) => (
              <EventRow key={event.incident.incidentId} {...props} story={story} event={event} />
            ))}
          </ol>
        </div>
      ))}
    </>
  );
};

/** The events of a match as the federation recorded them (wire-format §3), in a sport's words. */
export const Events = ({ story, ...props }: EventsProps) => {
  const m = useMessages(eventsPageMessages);
  const { parts } = useMessages(matchPageMessages);
  return (
    <Section title={m.title}>
      <Part page={props.incidents} what={parts.events} room="table">
        {() =>
          story === null || story.length === 0 ? (
            <p className={quiet}>{m.none}</p>
          ) : (
            <>
              <NamesWithheld match={props.page.match} />
              <ChosenEvents {...props} story={story} />
            </>
          )
        }
      </Part>
    </Section>
  );
};
