import type { Match } from '@kampdag/core/league/match/match';
import { isLiveNow } from '@kampdag/core/league/match/matchStatus';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { sliderMessages } from '../../i18n/messages/slider.ts';
import { listedDestination } from '../../matches/boardRow.ts';
import type { ListContext } from '../../matches/useListContext.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { SliderCard } from './SliderCard.tsx';
import { scaled } from './scaled.ts';
import * as styles from './slider.css.ts';
import { narrowReach, pitch, type Span, trackWidth } from './track.ts';
import { useTrack } from './useTrack.ts';

const indicesOf = ({ from, to }: Span): readonly number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** The indices to render: the span, and the card that was focused last wherever it is. */
const placesOf = (span: Span, stop: number): readonly number[] => {
  const places = indicesOf(span);
  return stop < span.from ? [stop, ...places] : stop >= span.to ? [...places, stop] : places;
};

/** The cards, of which only those in or near the viewport are rendered. */
export const SliderTrack = memo(
  ({
    matches,
    centred,
    context,
    label,
  }: {
    readonly matches: readonly Match[];
    /** The index of the centred match. */
    readonly centred: number;
    readonly context: ListContext;
    /** The name of the whole. */
    readonly label: string;
  }) => {
    const m = useMessages(sliderMessages);
    const count = matches.length;
    const { viewport, isHydrated, span, lastFocused, whole, isInside, atStart, atEnd, measure, page } =
      useTrack(count, centred);
    const opensHidden = useViewing().hidesResults;
    const hasPage = (index: number): boolean => {
      const match = matches[index];
      return match !== undefined && listedDestination(match, { ...context, opensHidden }) !== 'matchnotready';
    };
    /** Whether the Tab key leads to a visible card: without one the track itself takes the focus, and its keys. */
    const hasStop = whole === null || indicesOf(whole).some(hasPage);
    const isLive = (index: number): boolean => {
      const match = matches[index];
      return match !== undefined && isLiveNow(match, context.now) && context.showsResults(match);
    };
    const firstStop = whole === null ? 0 : (placesOf(whole, whole.from).find(isLive) ?? whole.from);
    /** The live matches come first; from there Tab and Shift+Tab walk the visible cards. */
    const isStop = (index: number): boolean =>
      whole === null || (index >= (isInside ? whole.from : firstStop) && index < whole.to);
    const first = isHydrated
      ? null
      : `${styles.firstTrack} ${styles.cardsBefore[centred - span.from]} ${styles.cardsAfter[span.to - centred - 1]}`;
    const turn = (label: string, disabled: boolean, by: 1 | -1, Sign: LucideIcon) => (
      <IconButton label={label} className={styles.button} disabled={disabled} onClick={() => page(by)}>
        <Sign aria-hidden="true" size={24} />
      </IconButton>
    );
    return (
      <>
        {turn(m.earlier, atStart, -1, ChevronLeft)}
        <div
          ref={viewport}
          className={isHydrated ? styles.liveViewport : styles.firstViewport}
          onScroll={measure}
          {...(hasStop ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
        >
          <ol
            className={first ?? styles.liveTrack}
            {...(isHydrated
              ? { style: { width: scaled(trackWidth(count)), paddingInlineStart: scaled(span.from * pitch) } }
              : {})}
          >
            {placesOf(span, lastFocused).flatMap((index) => {
              const match = matches[index];
              if (match === undefined) return [];
              const isFar = index < span.from || index >= span.to;
              const isUnseen = !isHydrated && Math.abs(index - centred) > narrowReach;
              const item = isUnseen ? styles.unseenItem : styles.item;
              return [
                <li
                  key={match.matchId}
                  data-card={index}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                  className={isFar ? `${item} ${styles.farItem}` : item}
                  {...(isFar ? { style: { insetInlineStart: scaled(index * pitch) } } : {})}
                >
                  <SliderCard match={match} context={context} isStop={isStop(index)} />
                </li>,
              ];
            })}
          </ol>
        </div>
        {turn(m.later, atEnd, 1, ChevronRight)}
      </>
    );
  },
);
SliderTrack.displayName = 'SliderTrack';
