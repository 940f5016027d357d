import { federationLanguage } from '@kampdag/core/federationLanguage';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { useCallback, useRef, useState } from 'react';
import { useCrestDesign } from '../../../context/crestDesigns.tsx';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { useIntersection } from '../../../ui/useInView.ts';
import type { LiveSport } from '../../live/liveSport.ts';
import { useLiveSlice } from '../../live/useLiveSlice.ts';
import { useMatchState } from '../../live/useMatchState.ts';
import { stateText } from '../../states/stateText.ts';
import { useStateWords } from '../../states/useStateWords.ts';
import { RunningClock, type SliceProps, useShownScore } from '../boardSlices.tsx';
import * as styles from './sticky.css.ts';

interface StickyScoreProps extends SliceProps {
  /** The current set's points beside its number, in a sport without a clock. */
  readonly readSetPoints: NonNullable<LiveSport<LiveMessages>['setPoints']>;
}

/** The area under the site's header. */
const underHeader = (end: Element) => `-${getComputedStyle(end).scrollMarginTop || '0px'} 0px 0px 0px`;

/** The name where there is room; on a phone the code, unique in the league. */
const Team = ({ name, className }: { readonly name: string; readonly className: string }) => {
  const { code } = useCrestDesign(name);
  return (
    <span className={className} lang={federationLanguage}>
      <span className={styles.code}>{code}</span>
      <span className={styles.name}>{name}</span>
    </span>
  );
};

const Bar = ({ readSetPoints, ...props }: StickyScoreProps) => {
  const { actor, match, sport, teams, messages } = props;
  const score = useShownScore(props);
  const clock = useLiveSlice(actor, clockOf);
  const points = useLiveSlice(actor, readSetPoints);
  const state = useMatchState(actor, match);
  const words = useStateWords(messages, sport);
  const isInPlay = state.type === 'InPlay' && !state.isBreak;
  const period = isInPlay && state.period !== null ? words.periods.brief(state.period) : null;
  const hasClock = isInPlay && clock !== null && clock.state !== 'notStarted';
  return (
    <div className={styles.bar} data-sticky-score>
      <Team name={teams.home} className={styles.home} />
      <b className={styles.score}>{score === null ? '–' : scoreText(score)}</b>
      <Team name={teams.away} className={styles.away} />
      <span className={styles.time}>
        {period ?? stateText(state, words)} {!hasClock ? null : (points ?? <RunningClock clock={clock} />)}
      </span>
    </div>
  );
};

/**
 * The score and the clock in one line under the site's header once the head has scrolled away. It takes no room and is hidden
 * from screen readers, as it repeats the head.
 */
export const StickyScore = (props: StickyScoreProps) => {
  const end = useRef<HTMLSpanElement>(null);
  const [isPast, setIsPast] = useState(false);
  const moved = useCallback(
    ({ isIntersecting, boundingClientRect: { top } }: IntersectionObserverEntry) =>
      setIsPast(!isIntersecting && top < window.innerHeight / 2),
    [],
  );
  useIntersection(end, moved, underHeader);
  return (
    <>
      <span ref={end} className={styles.end} />
      <div className={styles.place} aria-hidden="true">
        {isPast ? <Bar {...props} /> : null}
      </div>
    </>
  );
};
