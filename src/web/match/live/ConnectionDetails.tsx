import type { Match } from '@kampdag/core/league/match/match';
import { anomaliesOf } from '@kampdag/core/live/anomalies/anomalies';
import type { Anomaly } from '@kampdag/core/live/anomalies/anomaly';
import { type DeliveryStats, medianDelay, noDeliveryStats } from '@kampdag/core/live/channel/deliveryStats';
import { correctionCountOf } from '@kampdag/core/live/cursor/corrections';
import type { LogCounts } from '@kampdag/core/live/log/logCounts';
import { countsOf, type LiveMatch, messagesOf } from '@kampdag/core/live/match';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { BySide } from '@kampdag/core/side';
import { useSelector } from '@xstate/react';
import { Fragment, useMemo } from 'react';
import { useViewing } from '../../context/services.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { scoreDifferenceOf } from '../board/liveBoard.ts';
import { keyed } from '../parts/keyed.ts';
import * as styles from './aside.css.ts';
import { secondsText } from './ConnectionSlice.tsx';
import { type FreshnessMessages, freshnessMessages } from './freshnessMessages.ts';
import type { LiveProps } from './liveSport.ts';
import { useLiveSlice } from './useLiveSlice.ts';

const CountList = <Name extends string>(props: {
  readonly names: readonly Name[];
  readonly counts: Readonly<Record<Name, number>>;
  readonly words: Readonly<Record<Name, string>>;
}) => (
  <dl className={styles.counts}>
    {props.names.map((name) => (
      <Fragment key={name}>
        <dt>{props.words[name]}</dt>
        <dd className={styles.count} data-count={name}>
          {props.counts[name]}
        </dd>
      </Fragment>
    ))}
  </dl>
);

const countNames: readonly (keyof LogCounts)[] = [
  'messages',
  'kept',
  'replaced',
  'deletes',
  'deleted',
  'duplicates',
  'matchData',
  'unreadable',
  'foreign',
];

/** The most unreadable messages listed, newest kept. */
const mostUnread = 5;

/**
 * The delays of the last messages as bars, newest last, summed up by the text beside them. The scale is at least half a second.
 */
const Delays = ({ delays }: Pick<DeliveryStats, 'delays'>) => {
  const most = Math.max(500, ...delays);
  return (
    <svg className={styles.delays} viewBox="0 0 200 32" preserveAspectRatio="none" aria-hidden="true">
      {delays.map((delay, index) => {
        const height = Math.max(2, (Math.max(0, delay) / most) * 32);
        // A delay has no identity but its index.
        const place = index;
        return <rect key={place} x={index * 4} y={32 - height} width={3} height={height} />;
      })}
    </svg>
  );
};

const recordOf = ({ context: { record } }: LiveSnapshot) => record ?? noDeliveryStats;
const verifiedOf = ({ context: { verified } }: LiveSnapshot) => verified;

/** The most anomalies listed. */
const mostAnomalies = 8;

const anomalyText = (
  anomaly: Anomaly,
  teams: BySide<string>,
  { anomalies: m }: FreshnessMessages,
): string => {
  switch (anomaly.type) {
    case 'score':
      return m.score(scoreText(anomaly.reported), scoreText(anomaly.counted));
    case 'tooMany':
      return m.tooMany(teams[anomaly.side], anomaly.players);
    case 'notIn':
    case 'unreportedChange':
      return m[anomaly.type](teams[anomaly.side]);
    case 'afterEnd':
    case 'unknownPerson':
      return m[anomaly.type];
    default:
      return anomaly satisfies never;
  }
};

/** What of the log cannot be as it was reported: said here, and shown nowhere. */
const Anomalies = ({
  anomalies,
  teams,
}: {
  readonly anomalies: readonly Anomaly[];
  readonly teams: BySide<string>;
}) => {
  const m = useMessages(freshnessMessages);
  return anomalies.length === 0 ? null : (
    <>
      <p>{m.anomalies.title(anomalies.length)}</p>
      <ul className={styles.unread} data-anomalies>
        {keyed(anomalies.slice(0, mostAnomalies), ({ type, key }) => `${type} ${key}`).map(({ key, row }) => (
          <li key={key}>{anomalyText(row, teams, m)}</li>
        ))}
      </ul>
      {anomalies.length <= mostAnomalies ? null : <p>{m.more(anomalies.length - mostAnomalies)}</p>}
    </>
  );
};

const detailsOf = (match: Match) => (live: LiveMatch) => ({
  counts: countsOf(live),
  anomalies: anomaliesOf(live),
  difference: scoreDifferenceOf(match, live),
  corrections: correctionCountOf(live),
  unread: messagesOf(live).flatMap((message) =>
    message.type === 'unreadable' ? [{ at: message.timestamp, why: message.why }] : [],
  ),
});

/**
 * Details of the connection, for developers too: message delays, gaps and corrections; message counts, and whether the log agrees with
 * the federation's result (readings 17 and 23).
 */
export const ConnectionDetails = ({
  actor,
  match,
  teams,
  messages: { quality },
}: LiveProps<LiveMessages>) => {
  const m = useMessages(freshnessMessages);
  const format = useFormat();
  const { delay: chosenDelay } = useViewing();
  const { delays, ...record } = useSelector(actor, recordOf);
  const verified = useSelector(actor, verifiedOf);
  const read = useLiveSlice(
    actor,
    useMemo(() => detailsOf(match), [match]),
  );
  if (read === null) return null;
  const { counts, anomalies, difference, corrections, unread } = read;
  const median = medianDelay({ delays, ...record });
  const unusable = counts.unreadable + counts.foreign;
  return (
    <div className={styles.details}>
      <div className={styles.quality} data-freshness>
        <p className={styles.title}>{m.title}</p>
        {median === null ? null : <Delays delays={delays} />}
        <p>
          {median === null
            ? m.noDelay
            : m.delay(secondsText(median, format), secondsText(Math.max(...delays), format), delays.length)}
        </p>
        {chosenDelay === 0 ? null : <p>{m.chosenDelay(chosenDelay)}</p>}
        <p>{verified === null ? m.notVerified : m.verified(format.clock(verified.at), verified.missing)}</p>
        <CountList
          names={['reconnects', 'fetched', 'corrections']}
          counts={{ ...record, corrections }}
          words={m}
        />
        {unread.length === 0 ? null : (
          <>
            <p>{m.unread(unread.length)}</p>
            <ul className={styles.unread} lang="en">
              {keyed(unread.slice(-mostUnread), ({ at, why }) => `${at} ${why}`).map(({ key, row }) => (
                <li key={key}>
                  {format.clock(row.at)}: {row.why}
                </li>
              ))}
            </ul>
            {unread.length <= mostUnread ? null : <p>{m.more(unread.length - mostUnread)}</p>}
          </>
        )}
      </div>
      <div className={styles.quality}>
        <p className={styles.title}>
          {unusable === 0 ? quality.title : `${quality.title} · ${quality.counts(unusable)}`}
        </p>
        {difference === null ? null : (
          <p className={styles.difference} data-difference>
            {quality.difference(scoreText(difference.reported), scoreText(difference.official))}
          </p>
        )}
        <Anomalies anomalies={anomalies} teams={teams} />
        <CountList names={countNames} counts={counts} words={quality} />
      </div>
    </div>
  );
};
