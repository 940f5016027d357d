import type { TimelineIncident } from '@kampdag/core/league/incident/incidentTimeline';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { useMemo } from 'react';
import { useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { eventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import { useQuery } from '../../router/useQuery.ts';
import { FilterChips } from '../../ui/controls/choices.tsx';
import { Part } from '../parts/Part.tsx';
import type { MatchPage } from '../parts/page.ts';
import { quiet } from '../parts/parts.css.ts';
import type { PlayedProps } from '../parts/playedProps.ts';
import { Section } from '../parts/Section.tsx';
import { EventList } from './EventList.tsx';
import { eventGroups, isByPeriod, periodIn, placeParameter } from './eventGroups.ts';
import * as styles from './events.css.ts';
import { filterIn, filtersIn, type IncidentWords, periodsIn } from './eventView.ts';

interface ChosenEventsProps {
  readonly page: MatchPage;
  readonly story: readonly TimelineIncident[];
  readonly typeNames: ReadonlyMap<number, string>;
  readonly words: IncidentWords;
}

/** A played match's events with their filter, one period at a time where there are many; the address holds both choices. */
const ChosenEvents = ({ page, story, typeNames, words }: ChosenEventsProps) => {
  const m = useMessages(eventsPageMessages);
  const [query, change] = useQuery();
  const places = useMemo(() => periodsIn(story), [story]);
  const kinds = useMemo(() => filtersIn(story), [story]);
  const place = periodIn(query, places);
  const filter = filterIn(query);
  const { period, periods, rules } = useSportWords(page.sport);
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
          <EventList
            page={page}
            events={events}
            typeNames={typeNames}
            words={words}
            isTimed={sportOf(page.sport).periodLength > 0}
          />
        </div>
      ))}
    </>
  );
};

/** The events of a match as the federation recorded them (wire-format §3). */
export const Events = ({
  page,
  incidents,
  story,
  typeNames,
  words,
}: PlayedProps & { readonly words: IncidentWords }) => {
  const m = useMessages(eventsPageMessages);
  const { parts } = useMessages(matchPageMessages);
  return (
    <Section title={m.title}>
      <Part page={incidents} what={parts.events} room="table">
        {() =>
          story === null || story.length === 0 ? (
            <p className={quiet}>{m.none}</p>
          ) : (
            <ChosenEvents page={page} story={story} typeNames={typeNames} words={words} />
          )
        }
      </Part>
    </Section>
  );
};
