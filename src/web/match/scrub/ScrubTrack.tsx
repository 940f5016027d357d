import type { Advantage } from '@kampdag/core/live/cursor/playTimes';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type KeyboardEvent, memo, useId, useMemo } from 'react';
import { useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import * as styles from './scrub.css.ts';
import { marksUntil, type ScrubMarks, scrubMarks } from './scrubMarks.ts';
import { scrubMessages } from './scrubMessages.ts';
import { type MomentKey, useMomentKeys } from './useMomentKeys.ts';

interface ScrubTrackProps {
  readonly match: LiveMatch;
  readonly advantages: ((match: LiveMatch) => readonly Advantage[]) | null;
  /** Milliseconds on the match's playback scale, out of `length`. */
  readonly place: number;
  readonly length: number;
  readonly label: string;
  /** The position in words. */
  readonly text: string;
  readonly onPlace: (place: number) => void;
  readonly onKey: MomentKey;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** The marks on the slider. */
const Marks = memo(({ scores, periods, penalties, advantages }: ScrubMarks) => (
  <div className={styles.marks} aria-hidden="true">
    {periods.map(({ key, at }) => (
      <span key={key} className={styles.period} style={{ left: percent(at) }} />
    ))}
    {penalties.map(({ key, side, at }) => (
      <span key={key} className={styles.penalty[side]} style={{ left: percent(at) }} />
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

/** The number of marks of each kind beside its shape; the slider's description. */
const Legend = memo(({ id, marks }: { readonly id: string; readonly marks: ScrubMarks }) => {
  const { marked } = useMessages(scrubMessages);
  const kinds = [
    { key: 'scores', sign: styles.signs.score, count: marks.scores.length },
    { key: 'periods', sign: styles.signs.period, count: marks.periods.length },
    { key: 'advantages', sign: styles.signs.advantage, count: marks.advantages.length },
    { key: 'penalties', sign: styles.signs.penalty, count: marks.penalties.length },
  ] as const;
  return (
    <p id={id} className={styles.legend}>
      {kinds.map(({ key, sign, count }) =>
        count === 0 ? null : (
          <span key={key} className={styles.marked}>
            <span className={sign} aria-hidden="true" />
            {marked[key](count)}{' '}
          </span>
        ),
      )}
    </p>
  );
});
Legend.displayName = 'Legend';

/** The slider, with scores, periods and power plays marked. */
export const ScrubTrack = ({
  match,
  advantages,
  place,
  length,
  label,
  text,
  onPlace,
  onKey,
}: ScrubTrackProps) => {
  const { hidesResults } = useViewing();
  const all = useMemo(() => scrubMarks(match, advantages), [match, advantages]);
  const marks = hidesResults ? marksUntil(all, place / Math.max(1, length)) : all;
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
          aria-describedby={legend}
          onChange={({ target }) => onPlace(Number(target.value))}
          onKeyDown={pressed}
        />
      </div>
      <Legend id={legend} marks={marks} />
    </>
  );
};
