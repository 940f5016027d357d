import type { PersonId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { LiveMatch } from '@kampdag/core/live/match';
import { shownTimelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { BySide } from '@kampdag/core/side';
import { momentPath } from '@kampdag/core/site/paths';
import { hidesResultOf } from '@kampdag/core/site/viewing';
import { Item as Toggle, Root as ToggleGroup } from '@radix-ui/react-toggle-group';
import { Check, RotateCcw, SlidersHorizontal } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useViewing } from '../../context/services.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { useQuery } from '../../router/useQuery.ts';
import type { Shared } from '../../ui/copy/useShare.ts';
import { sameItems } from '../../ui/sameValue.ts';
import { hidden } from '../../ui/text/text.css.ts';
import { sharedTitle } from '../board/sharedTitle.ts';
import type { PartProps } from '../live/liveSport.ts';
import { useDetails } from '../live/useDetails.ts';
import { useDeferredSlice } from '../live/useLiveSlice.ts';
import { useMatchSelection, usePersonPath } from '../parts/usePersonPath.ts';
import { PanelSkeleton } from '../states/PanelSkeleton.tsx';
import * as styles from './filter.css.ts';
import {
  chooseTypes,
  type EventFilter,
  type FilterChoice,
  filterParameter,
  incrementalRows,
  type Preset,
  presetFilter,
  presetOf,
  readFilter,
  writeFilter,
} from './filter.ts';
import { PlayByPlay } from './list/PlayByPlay.tsx';
import { NamesWithheld } from './NamesWithheld.tsx';
import type { DescribePlay, PlayTimes } from './playText.ts';

/** The moment of an event, to be shared: who hides the result tells others no score either. */
const useSharedMoment = (
  match: Match,
  teams: BySide<string>,
): ((row: TimelineRow, what: string) => Shared) => {
  const selection = useMatchSelection(match);
  const { matchId, date } = match;
  const isHidden = hidesResultOf(useViewing(), matchId);
  return useCallback(
    ({ token, score }, what) => ({
      path: momentPath(selection, { matchId, date }, token.serial),
      title: sharedTitle(teams, isHidden ? null : score),
      text: isHidden ? sharedTitle(teams, null) : `${sharedTitle(teams, score)} · ${what}`,
    }),
    [selection, matchId, date, teams, isHidden],
  );
};

/** Instead of Radix's own style attribute, which the page's policy forbids in what the server sends. */
const unstyled = { outline: undefined };

interface EventFilterBarProps {
  readonly messages: LiveMessages;
  readonly choice: FilterChoice;
  readonly filter: EventFilter;
  readonly onChoose: (filter: EventFilter) => void;
}

const presets: readonly Preset[] = ['key', 'all'];

/** Key events or all; and a button, with the number shown, that opens the list of kinds. */
const EventFilterBar = ({
  messages: { filter: m, kinds },
  choice,
  filter,
  onChoose,
}: EventFilterBarProps) => {
  const types = choice.eventTypes.filter((type) => kinds[type] !== undefined);
  const preset = presetOf(choice, filter);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.filter}>
      <div className={styles.bar}>
        {choice.defaultFilter.length < choice.eventTypes.length ? (
          <ToggleGroup
            type="single"
            aria-label={m.presets}
            className={styles.presets}
            style={unstyled}
            value={preset ?? ''}
            onValueChange={(value) => onChoose(presetFilter(choice, value === 'all' ? 'all' : 'key'))}
          >
            {presets.map((one) => (
              <Toggle key={one} value={one} className={styles.preset}>
                {m[one]}
              </Toggle>
            ))}
          </ToggleGroup>
        ) : null}
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={16} />
          {m.open}
          <span aria-hidden="true" className={styles.count}>
            {filter.length}/{types.length}
          </span>
          <span className={hidden}>, {m.shown(filter.length, types.length)}</span>
        </button>
      </div>
      {isOpen ? (
        <ToggleGroup
          type="multiple"
          id={panel}
          aria-label={m.label}
          className={styles.kinds}
          style={unstyled}
          value={[...filter]}
          onValueChange={(chosen) => onChoose(chooseTypes(choice, chosen))}
          onKeyDown={closeByKey}
        >
          {types.map((type) => (
            <Toggle key={type} value={type} className={styles.toggle}>
              <Check aria-hidden="true" className={styles.check} />
              {kinds[type]}
            </Toggle>
          ))}
          {preset === 'key' ? null : (
            <button
              type="button"
              className={styles.reset}
              onClick={() => onChoose(presetFilter(choice, 'key'))}
            >
              <RotateCcw aria-hidden="true" size={16} />
              {m.reset}
            </button>
          )}
        </ToggleGroup>
      ) : null}
    </div>
  );
};

interface PlaysPanelProps extends PartProps {
  readonly messages: LiveMessages;
  readonly choice: FilterChoice;
  readonly describe: DescribePlay;
  readonly times: PlayTimes;
}

interface Plays {
  readonly rows: readonly TimelineRow[];
  readonly isEmpty: boolean;
}

const samePlays = (a: Plays, b: Plays): boolean => a.isEmpty === b.isEmpty && sameItems(a.rows, b.rows);

/** The events that pass a filter. A new event does not traverse the others. */
const ChosenPlays = memo((props: PlaysPanelProps & { readonly filter: EventFilter }) => {
  const { actor, match, teams, messages, describe, times, filter, choice } = props;
  const read = useMemo(() => {
    const follow = incrementalRows(filter, choice.kindOf);
    return (live: LiveMatch): Plays => {
      const all = shownTimelineOf(live);
      return { rows: follow(all), isEmpty: !all.some(({ shown }) => shown) };
    };
  }, [filter, choice]);
  const plays = useDeferredSlice(actor, read, samePlays);
  const details = useDetails(actor);
  const person = usePersonPath(match);
  const momentOf = useSharedMoment(match, teams);
  const context = useMemo(() => {
    if (details === null) return null;
    const pathOf = (id: PersonId) => person(id, details.persons.get(id)?.side ?? null);
    return { details, teams, messages, describe, times, pathOf, momentOf };
  }, [details, teams, messages, describe, times, person, momentOf]);
  return plays === null || context === null ? <PanelSkeleton /> : <PlayByPlay {...plays} context={context} />;
});
ChosenPlays.displayName = 'ChosenPlays';

/** The events and their filter, which the address holds. */
export const PlaysPanel = (props: PlaysPanelProps) => {
  const { choice } = props;
  const [query, change] = useQuery();
  const named = query.get(filterParameter);
  const filter = useMemo(() => readFilter(choice, named), [choice, named]);
  // Paints the pressed button before the list, which may be long.
  const drawnFilter = useDeferredValue(filter);
  return (
    <>
      <EventFilterBar
        messages={props.messages}
        choice={choice}
        filter={filter}
        onChoose={(chosen) => change({ [filterParameter]: writeFilter(choice, chosen) })}
      />
      <NamesWithheld match={props.match} />
      <ChosenPlays {...props} filter={drawnFilter} />
    </>
  );
};
