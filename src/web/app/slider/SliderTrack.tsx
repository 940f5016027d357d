import type { Slider } from '@kampdag/core/league/slider';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { sliderMessages } from '../../i18n/messages/slider.ts';
import { IconButton } from '../../ui/Button.tsx';
import { type CardContext, SliderCard } from './SliderCard.tsx';
import * as styles from './slider.css.ts';
import { pitch, type Span, trackWidth } from './track.ts';
import { useTrack } from './useTrack.ts';

/** The places to draw: those of the span, and the one that has the Tab key wherever it is. */
const placesOf = ({ from, to }: Span, stop: number): readonly number[] => {
  const places = Array.from({ length: to - from }, (_, i) => from + i);
  return stop < from ? [stop, ...places] : stop >= to ? [...places, stop] : places;
};

/** The cards, of which those are drawn that are seen or soon will be. */
export const SliderTrack = ({
  slider: { matches, centred },
  context,
}: {
  readonly slider: Slider & { readonly centred: number };
  readonly context: CardContext;
}) => {
  const m = useMessages(sliderMessages);
  const count = matches.length;
  const { viewport, isAwake, span, stop, atStart, atEnd, measure, page } = useTrack(count, centred);
  const first = isAwake
    ? null
    : `${styles.firstTrack} ${styles.cardsBefore[centred - span.from]} ${styles.cardsAfter[span.to - centred - 1]}`;
  return (
    <>
      <IconButton label={m.earlier} className={styles.button} disabled={atStart} onClick={() => page(-1)}>
        <ChevronLeft aria-hidden="true" size={24} />
      </IconButton>
      <div ref={viewport} className={isAwake ? styles.liveViewport : styles.firstViewport} onScroll={measure}>
        <ol
          className={first ?? styles.liveTrack}
          {...(isAwake ? { style: { width: trackWidth(count) } } : {})}
        >
          {placesOf(span, stop).flatMap((index) => {
            const match = matches[index];
            return match === undefined
              ? []
              : [
                  <li
                    key={match.matchId}
                    aria-setsize={count}
                    aria-posinset={index + 1}
                    className={isAwake ? styles.liveItem : styles.firstItem}
                    {...(isAwake ? { style: { insetInlineStart: index * pitch } } : {})}
                  >
                    <SliderCard match={match} context={context} isStop={index === stop} index={index} />
                  </li>,
                ];
          })}
        </ol>
      </div>
      <IconButton label={m.later} className={styles.button} disabled={atEnd} onClick={() => page(1)}>
        <ChevronRight aria-hidden="true" size={24} />
      </IconButton>
    </>
  );
};
