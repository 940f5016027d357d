import type { PersonId } from '@kampdag/core/ids';
import type { LiveMatch } from '@kampdag/core/live/match';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { useQuery } from '../../router/useQuery.ts';
import { sameItems } from '../../ui/sameValue.ts';
import type { PartProps } from '../live/parts.ts';
import { useDetails } from '../live/useDetails.ts';
import { useDeferredSlice } from '../live/useLiveSlice.ts';
import { usePersonPath } from '../parts/usePersonPath.ts';
import { PanelSkeleton } from '../states/PanelSkeleton.tsx';
import { EventFilterBar } from './EventFilterBar.tsx';
import {
  chooseTypes,
  type EventFilter,
  type FilterChoice,
  filterParameter,
  incrementalRows,
  presetFilter,
  presetOf,
  readFilter,
  writeFilter,
} from './filter.ts';
import { PlayByPlay } from './list/PlayByPlay.tsx';
import type { DescribePlay } from './playText.ts';
import type { PlayTimes } from './playTime.ts';

interface PlaysPanelProps extends PartProps {
  readonly messages: LiveMessages;
  readonly choice: FilterChoice;
  readonly describe: DescribePlay;
  readonly times: PlayTimes;
}

interface Plays {
  readonly all: readonly TimelineRow[];
  readonly rows: readonly TimelineRow[];
  readonly isEmpty: boolean;
  /** The filter that chose the rows. */
  readonly filter: EventFilter;
}

/** Hidden rows only affect block numbers. */
const samePlays = (a: Plays, b: Plays): boolean =>
  a.filter === b.filter && a.isEmpty === b.isEmpty && sameItems(a.rows, b.rows);

interface ChosenPlaysProps extends PlaysPanelProps {
  readonly filter: EventFilter;
}

/** The events that pass a filter. A new event does not traverse the others. */
const ChosenPlays = memo((props: ChosenPlaysProps) => {
  const { actor, match, teams, messages, describe, times, filter, choice } = props;
  const read = useMemo(() => {
    const follow = incrementalRows(filter, choice.kindOf);
    return (live: LiveMatch): Plays => {
      const all = timelineOf(live);
      return { all, rows: follow(all), isEmpty: !all.some(({ shown }) => shown), filter };
    };
  }, [filter, choice]);
  const plays = useDeferredSlice(actor, read, samePlays);
  const details = useDetails(actor);
  const person = usePersonPath(match);
  const pathOf = useCallback(
    (id: PersonId) => person(id, details?.persons.get(id)?.side ?? null),
    [person, details],
  );
  if (plays === null || details === null) return <PanelSkeleton />;
  return (
    <PlayByPlay
      {...plays}
      details={details}
      teams={teams}
      messages={messages}
      describe={describe}
      times={times}
      pathOf={pathOf}
    />
  );
});
ChosenPlays.displayName = 'ChosenPlays';

/** The events and their filter, which the address holds. */
export const PlaysPanel = (props: PlaysPanelProps) => {
  const { messages: m, choice } = props;
  const [query, change] = useQuery();
  const named = query.get(filterParameter);
  const filter = useMemo(() => readFilter(choice, named), [choice, named]);
  const keep = (chosen: EventFilter) => change({ [filterParameter]: writeFilter(choice, chosen) });
  // Paints the pressed button before the list, which may be long.
  const drawnFilter = useDeferredValue(filter);
  const types = useMemo(
    () =>
      choice.eventTypes.flatMap((type) => {
        const text = m.kinds[type];
        return text === undefined ? [] : [{ type, text }];
      }),
    [choice, m],
  );
  return (
    <>
      <EventFilterBar
        messages={m.filter}
        types={types}
        chosen={filter}
        onChoose={(chosen) => keep(chooseTypes(choice, chosen))}
        preset={presetOf(choice, filter)}
        hasPresets={choice.defaultFilter.length < choice.eventTypes.length}
        onPreset={(preset) => keep(presetFilter(choice, preset))}
      />
      <ChosenPlays {...props} filter={drawnFilter} />
    </>
  );
};
