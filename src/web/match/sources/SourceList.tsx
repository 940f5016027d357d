import { type Contribution, sumOf } from '@kampdag/core/live/figures/contribution';
import { contributionsTo } from '@kampdag/core/live/figures/contributions';
import type { FigureSource } from '@kampdag/core/live/figures/source';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { momentPath } from '@kampdag/core/site/paths';
import { type MouseEvent, useCallback } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { hidden } from '../../ui/text/hidden.css.ts';
import { useReading } from '../live/useLive.ts';
import { useMatchSelection } from '../parts/usePersonPath.ts';
import { textOf } from '../plays/playText.ts';
import { playTime } from '../plays/playTime.ts';
import { signs } from '../plays/signs.ts';
import { useGoToAnytime } from '../travel/goTo.ts';
import { OfficialFigure } from './OfficialFigure.tsx';
import { sourceMessages } from './sourceMessages.ts';
import * as styles from './sources.css.ts';
import type { SourcePanelProps } from './WithSources.tsx';

/** Pressed without any wish for a window of its own. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** `4`, or `4/9`. */
const sumText = ({ among }: FigureSource, contributions: readonly Contribution[]): string => {
  const { amount, outOf } = sumOf(contributions);
  return outOf === 0 && among === undefined ? String(amount) : `${amount}/${outOf}`;
};

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

interface Read {
  readonly live: LiveMatch;
  readonly contributions: readonly Contribution[];
}

/** What a figure is the sum of, event by event, each leading to its moment; at the foot the sum. */
export const SourceList = (props: SourcePanelProps) => {
  const { actor, match, messages, describe, times, opened, onClose } = props;
  const { source } = opened;
  const m = useMessages(sourceMessages);
  const goTo = useGoToAnytime();
  const selection = useMatchSelection(match);
  const read = useReading(
    actor,
    useCallback(
      (live: LiveMatch): Read => ({ live, contributions: contributionsTo(live, source) }),
      [source],
    ),
    (a, b) => a.live === b.live,
  );
  if (read === null) return <p className={styles.quiet}>{m.loading}</p>;
  const { live, contributions } = read;
  const details = detailsOf(live);
  const rows = new Map(timelineOf(live).map((row) => [row.key, row]));
  const periodOf = (row: TimelineRow): string => {
    const period = details.periods.find((one) => one.id === row.period);
    return period === undefined ? (row.periodName ?? '') : messages.shortPeriod(period);
  };
  const isOfMatch = source.counts === 'score' && source.periods === null;
  const events = contributions.flatMap(({ standing, amount, outOf }) => {
    const row = rows.get(standing.key);
    if (row === undefined) return [];
    const { title, subject, detail } = describe(row, details);
    const isShootout = isOfMatch && row.kind === 'timer' && live.sport.scoreWithin === 'match';
    return [
      {
        row,
        time: [periodOf(row), isShootout ? null : playTime(row, times, details)].filter(Boolean).join(' '),
        title: isShootout ? m.shootoutGoal : title,
        rest: [textOf(subject), textOf(detail)].filter((text) => text !== '').join(' · '),
        // Each event of a plain count is worth one: that needs no saying.
        amount: amount === 1 && outOf === 0 ? null : amount,
      },
    ];
  });
  const sum = sumText(source, contributions);
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
              <span className={styles.time}>{time}</span>
              <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
                <path d={signs[row.kind]} />
              </svg>
              <span className={styles.words}>
                <span className={styles.what}>{title}</span>
                {rest === '' ? null : ` ${rest}`}
              </span>
              {amount === null ? (
                <span />
              ) : (
                <span className={styles.amount}>
                  <span className={hidden}>{m.amount(signed(amount))}</span>
                  <span aria-hidden="true">{signed(amount)}</span>
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ol>
      <p className={styles.sums} data-sum={sum}>
        <span>
          {m.byEvents}: {sum}
        </span>
        <OfficialFigure match={match} source={source} live={live} sum={sum} />
      </p>
    </>
  );
};
