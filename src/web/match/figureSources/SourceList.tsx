import { contributionsTo } from '@kampdag/core/live/figures/contributions';
import { type Contribution, type FigureSource, sumOf } from '@kampdag/core/live/figures/source';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { isSilent, type LiveMatch } from '@kampdag/core/live/match';
import { shownTimelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { momentPath } from '@kampdag/core/site/paths';
import { anyEvent } from '@kampdag/core/sport/anyEvent';
import { useSelector } from '@xstate/react';
import { type MouseEvent, useCallback } from 'react';
import type { Figures } from '../../i18n/figures.ts';
import { useFigures, useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { federationText } from '../../i18n/shownText.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import type { LiveProps } from '../live/liveSport.ts';
import { isUnavailable, useLiveSlice } from '../live/useLiveSlice.ts';
import { useMatchSelection } from '../parts/usePersonPath.ts';
import { PhraseWords } from '../plays/PhraseWords.tsx';
import { type DescribePlay, joined, type Phrase, type PlayTimes, playTime } from '../plays/playText.ts';
import { signs } from '../plays/signs.ts';
import { useGoToMoment } from '../scrub/goTo.ts';
import type { OpenedFigure } from './Figure.tsx';
import { DifferentFigure, OfficialFigure } from './OfficialFigure.tsx';
import { sourceMessages } from './sourceMessages.ts';
import * as styles from './sources.css.ts';

/** Without a modifier key, which would open a new tab or window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** `4`, or `4/9`. */
const sumText = ({ among }: FigureSource, contributions: readonly Contribution[]): string => {
  const { amount, outOf } = sumOf(contributions);
  return outOf === 0 && among === undefined ? String(amount) : `${amount}/${outOf}`;
};

const signed = (amount: number): string => {
  if (amount === 0) return '–';
  return amount < 0 ? `−${-amount}` : `+${amount}`;
};

/** `4/9` of `4/9 (44 %)`, `3` of `+3`. */
const figureIn = (text: string | number): string =>
  /[−\d][\d/.,]*/.exec(String(text))?.[0].replace('−', '-') ?? '';

/** The sum over the events in the form of the federation's figure: a percentage with as many decimals. */
const sumLike = (
  official: string,
  { isPercentage = false }: FigureSource,
  contributions: readonly Contribution[],
  sum: string,
  { decimals }: Figures,
): string => {
  if (!isPercentage) return sum;
  const { amount, outOf } = sumOf(contributions);
  const { length } = /[.,](\d+)/.exec(official)?.[1] ?? '';
  return outOf === 0 ? official : decimals((100 * amount) / outOf, length);
};

/** The props that describe events. */
export interface SourceContext extends Pick<LiveProps<LiveMessages>, 'actor' | 'match' | 'messages'> {
  readonly describe: DescribePlay;
  readonly times: PlayTimes;
}

interface SourceListProps extends SourceContext {
  readonly opened: OpenedFigure;
  readonly onClose: () => void;
  /** Whether the opened figure is the federation's. */
  readonly isOfficial: boolean;
}

/** The events that a figure counts, each with a link to its moment, and their sum. */
export const SourceList = (props: SourceListProps) => {
  const { actor, match, messages, describe, times, opened, onClose, isOfficial } = props;
  const { source } = opened;
  const isWithout = useSelector(actor, isUnavailable);
  const m = useMessages(sourceMessages);
  const figures = useFigures();
  const goTo = useGoToMoment();
  const selection = useMatchSelection(match);
  const read = useLiveSlice(
    actor,
    useCallback((live: LiveMatch) => ({ live, contributions: contributionsTo(live, source) }), [source]),
    (a, b) => a.live === b.live,
  );
  if (read === null) {
    return <p className={styles.quiet}>{isWithout ? m.unavailable : m.loading}</p>;
  }
  const { live, contributions } = read;
  if (isSilent(live)) return <p className={styles.quiet}>{m.unavailable}</p>;
  const details = detailsOf(live);
  const rows = new Map(shownTimelineOf(live).map((row) => [row.key, row]));
  const periodOf = (row: TimelineRow): Phrase | null => {
    const period = details.periods.find((one) => one.id === row.period);
    if (period !== undefined) return [messages.shortPeriod(period)];
    return row.periodName === null ? null : [federationText(row.periodName)];
  };
  const isOfMatch = source.counts === 'score' && source.periods === null;
  const events = contributions.flatMap(({ current, amount }) => {
    const row = rows.get(current.key);
    if (row === undefined) return [];
    const { title, subject, detail } = describe(row, details);
    const isShootout = isOfMatch && row.kind === 'timer' && live.sport.scoreWithin === 'match';
    return [
      {
        row,
        time: joined([periodOf(row), isShootout ? null : playTime(row, times, details)], ' '),
        title: isShootout ? m.shootoutGoal : title,
        rest: joined([subject, detail], ' · '),
        amount,
      },
    ];
  });
  // Amounts are hidden where every event counts one.
  const hasAmounts = contributions.some(({ amount, outOf }) => amount !== 1 || outOf !== 0);
  const sum = sumText(source, contributions);
  const official = figureIn(opened.text);
  return (
    <>
      {events.length === 0 ? <p className={styles.quiet}>{m.none}</p> : null}
      <ol className={styles.list}>
        {events.map(({ row, time, title, rest, amount }) => (
          <li key={row.key} className={styles.item}>
            <PageLink
              to={momentPath(selection, match, row.token.serial)}
              className={styles.event}
              title={messages.plays.goTo}
              onClick={(event) => {
                if (!isPlain(event)) return;
                if (goTo !== null) {
                  event.preventDefault();
                  goTo(row.token);
                }
                onClose();
              }}
            >
              <span className={styles.time}>
                <PhraseWords phrase={time} />
              </span>
              <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
                <path d={signs[anyEvent(row.event).type]} />
              </svg>
              <span className={styles.words}>
                <span className={styles.what}>
                  <PhraseWords phrase={title} />
                </span>
                {rest.length === 0 ? null : <PhraseWords phrase={[' ', ...rest]} />}
              </span>
              {hasAmounts ? (
                <span className={styles.amount}>
                  <span className={hidden}>{m.amount(signed(amount))}</span>
                  <span aria-hidden="true">{signed(amount)}</span>
                </span>
              ) : null}
            </PageLink>
          </li>
        ))}
      </ol>
      <p className={styles.sums} data-sum={sum}>
        <span>
          {m.byEvents}: {sum}
        </span>
        {isOfficial ? (
          <DifferentFigure official={official} sum={sumLike(official, source, contributions, sum, figures)} />
        ) : (
          <OfficialFigure match={match} source={source} live={live} sum={sum} />
        )}
      </p>
    </>
  );
};
