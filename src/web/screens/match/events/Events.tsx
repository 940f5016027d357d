import type { StoryIncident } from '@kampdag/core/league/incidentStory';
import { byPlace, type PeriodPlace, placeKey } from '@kampdag/core/league/periodPlace';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { eventsPageMessages } from '../../../i18n/messages/matchpageEvents.ts';
import { useQuery } from '../../../router/useQuery.ts';
import { FilterChips } from '../../../ui/FilterChips.tsx';
import type { MatchPage } from '../page.ts';
import { Part } from '../parts/Part.tsx';
import { quiet } from '../parts/parts.css.ts';
import { Section } from '../parts/Section.tsx';
import type { SportDetailsProps } from '../sportDetails.ts';
import { EventList } from './EventList.tsx';
import * as styles from './events.css.ts';
import { eventsOf, filterIn, filtersIn, periodsIn } from './eventView.ts';

interface ChosenEventsProps {
  readonly page: MatchPage;
  readonly story: readonly StoryIncident[];
  readonly typeNames: ReadonlyMap<number, string>;
}

const periodIn = (query: URLSearchParams, places: readonly PeriodPlace[]): PeriodPlace | null =>
  places.find((place) => placeKey(place).replace(' ', '-') === query.get('period')) ?? places[0] ?? null;

/** One period's events at a time, and of them what is wanted; the address carries both. */
const ChosenEvents = ({ page, story, typeNames }: ChosenEventsProps) => {
  const m = useMessages(eventsPageMessages);
  const { shortPeriod, period: longPeriod } = useMessages(matchPageMessages);
  const [query, change] = useQuery();
  const places = useMemo(() => periodsIn(story), [story]);
  const kinds = useMemo(() => filtersIn(story), [story]);
  const place = periodIn(query, places);
  const filter = filterIn(query);
  const { sport } = page;
  const events = useMemo(() => eventsOf(story, place, filter), [story, place, filter]);
  const nowhere = useMemo(() => eventsOf(story, null, filter), [story, filter]);
  const shown =
    place === null || places.findIndex((one) => byPlace(one, place) === 0) === places.length - 1
      ? [...events, ...(place === null ? [] : nowhere)]
      : events;
  return (
    <>
      <div className={styles.chips}>
        {places.length < 2 || place === null ? null : (
          <FilterChips
            label={m.period}
            value={placeKey(place)}
            options={places.map((one) => ({
              value: placeKey(one),
              label: places.length > 3 ? shortPeriod(sport, one) : longPeriod(sport, one),
            }))}
            onChoose={(value) => change({ period: value.replace(' ', '-') })}
          />
        )}
        {kinds.length < 3 ? null : (
          <FilterChips
            label={m.kind}
            value={filter}
            options={kinds.map((value) => ({ value, label: m.filters[value] }))}
            onChoose={(value) => change({ events: value === 'all' ? null : value })}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <p className={quiet}>{m.noneOfKind}</p>
      ) : (
        <EventList
          page={page}
          events={shown}
          typeNames={typeNames}
          isTimed={sportOf(sport).periodLength > 0}
        />
      )}
    </>
  );
};

/** What happened in the match, as the federation recorded it (wire-format §3). */
export const Events = ({ page, incidents, story, typeNames }: SportDetailsProps) => {
  const m = useMessages(eventsPageMessages);
  const { parts } = useMessages(matchPageMessages);
  return (
    <Section title={m.title} id="events">
      <Part page={incidents} what={parts.events} room="table">
        {() =>
          story === null || story.length === 0 ? (
            <p className={quiet}>{m.none}</p>
          ) : (
            <ChosenEvents page={page} story={story} typeNames={typeNames} />
          )
        }
      </Part>
    </Section>
  );
};
