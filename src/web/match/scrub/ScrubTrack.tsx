import { type Advantage, matchPlaybackScaleOf } from '@kampdag/core/live/cursor/playbackScale';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type KeyboardEvent, memo, useId, useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import * as styles from './scrub.css.ts';
import { marksUntil, type ScrubMark, scrubMarks } from './scrubMarks.ts';
import { scrubMessages } from './scrubMessages.ts';
import { type MomentKey, useMomentKeys } from './useSteps.ts';

interface ScrubTrackProps {
  readonly match: LiveMatch;
  /** The sport's word for a period. */
  readonly period: string;
  readonly advantages: ((match: LiveMatch) => readonly Advantage[]) | null;
  /** Milliseconds on the match's playback scale, out of `length`. */
  readonly place: number;
  /** Milliseconds of the part of the scale that is shown: all of it, or what a visitor who hides results has seen. */
  readonly length: number;
  readonly label: string;
  /** The position in words. */
  readonly text: string;
  readonly onPlace: (place: number) => void;
  readonly onKey: MomentKey;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

const looks = { penalties: styles.penalty, advantages: styles.advantage, scores: styles.score } as const;

const Marks = memo(({ marks }: { readonly marks: readonly ScrubMark[] }) => (
  <div className={styles.marks} aria-hidden="true">
    {marks.map(({ kind, key, side, from, until }) => (
      <span
        key={`${kind} ${key}`}
        className={kind === 'periods' || side === null ? styles.period : looks[kind][side]}
        style={{ left: percent(from), ...(kind === 'advantages' ? { right: percent(1 - until) } : {}) }}
        data-score-mark={kind === 'scores' ? side : undefined}
      />
    ))}
  </div>
));
Marks.displayName = 'Marks';

const kinds = ['scores', 'periods', 'advantages', 'penalties'] as const;

interface LegendProps extends Pick<ScrubTrackProps, 'period'> {
  readonly id: string;
  readonly marks: readonly ScrubMark[];
}

/** The number of marks of each kind beside its shape; the slider's description. */
const Legend = memo(({ id, marks, period }: LegendProps) => {
  const { marked } = useMessages(scrubMessages);
  return (
    <p id={id} className={styles.legend}>
      {kinds.map((kind) => {
        const count = marks.filter((mark) => mark.kind === kind).length;
        return count === 0 ? null : (
          <span key={kind} className={styles.marked}>
            <span className={styles.signs[kind]} aria-hidden="true" />
            {marked[kind](count, period)}{' '}
          </span>
        );
      })}
    </p>
  );
});
Legend.displayName = 'Legend';

/** The slider, with scores, periods and power plays marked. */
export const ScrubTrack = (props: ScrubTrackProps) => {
  const { match, period, advantages, place, length, label, text, onPlace, onKey } = props;
  const all = useMemo(() => scrubMarks(match, advantages), [match, advantages]);
  const share = length / Math.max(1, matchPlaybackScaleOf(match).length);
  const marks = useMemo(() => (share >= 1 ? all : marksUntil(all, share)), [all, share]);
  useMomentKeys(onKey);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      onKey(event.key === 'ArrowUp' ? 'on' : 'back', event.shiftKey);
    }
  };
  const legend = useId();
  return (
    <>
      <div className={styles.track}>
        <Marks marks={marks} />
        <input
          type="range"
          data-moments
          className={styles.slider}
          min={0}
          max={Math.max(1, length)}
          step={1}
          value={place}
          aria-label={label}
          aria-valuetext={text}
          aria-describedby={legend}
          onChange={({ target }) => onPlace(Number(target.value))}
          onKeyDown={pressed}
        />
      </div>
      <Legend id={legend} marks={marks} period={period} />
    </>
  );
};
