import type { Advantage } from '@kampdag/core/live/cursor/playTimes';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { useViewing } from '../../context/services.ts';
import * as styles from './travel.css.ts';
import { marksUntil, type TravelMarks, travelMarks } from './travelMarks.ts';
import { type MomentKey, useMomentKeys } from './useMomentKeys.ts';

interface TravelTrackProps {
  readonly match: LiveMatch;
  readonly advantages: ((match: LiveMatch) => readonly Advantage[]) | null;
  /** Milliseconds along the match's course, of `length`. */
  readonly place: number;
  readonly length: number;
  readonly label: string;
  /** The place in words. */
  readonly text: string;
  readonly onPlace: (place: number) => void;
  readonly onKey: MomentKey;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** What is marked on the way; drawn anew only where it is other than before. */
const Marks = memo(({ scores, periods, advantages }: TravelMarks) => (
  <div className={styles.marks} aria-hidden="true">
    {periods.map(({ key, at }) => (
      <span key={key} className={styles.period} style={{ left: percent(at) }} />
    ))}
    {advantages.map(({ key, side, from, until }) => (
      <span
        key={key}
        className={styles.advantage[side]}
        style={{ left: percent(from), right: percent(1 - until) }}
      />
    ))}
    {scores.map(({ key, side, at }) => (
      <span key={key} className={styles.score[side]} style={{ left: percent(at) }} data-score-mark={side} />
    ))}
  </div>
));
Marks.displayName = 'Marks';

/** The way through the match as a slider, with its scores, periods and power plays marked on it. */
export const TravelTrack = ({
  match,
  advantages,
  place,
  length,
  label,
  text,
  onPlace,
  onKey,
}: TravelTrackProps) => {
  const { hidesResults } = useViewing();
  const all = useMemo(() => travelMarks(match, advantages), [match, advantages]);
  const marks = hidesResults ? marksUntil(all, place / Math.max(1, length)) : all;
  useMomentKeys(onKey);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      onKey(event.key === 'ArrowUp' ? 'on' : 'back', event.shiftKey);
    }
  };
  return (
    <div className={styles.track}>
      <Marks {...marks} />
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
        onChange={({ target }) => onPlace(Number(target.value))}
        onKeyDown={pressed}
      />
    </div>
  );
};
