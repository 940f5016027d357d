import type { Match } from '@kampdag/core/league/match/match';
import { noDeliveryStats } from '@kampdag/core/live/channel/deliveryStats';
import { correctionCountOf } from '@kampdag/core/live/cursor/corrections';
import { type LiveMatch, messagesOf } from '@kampdag/core/live/match';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useViewing } from '../../context/services.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { scoreDifferenceOf } from '../board/liveBoard.ts';
import * as styles from './aside.css.ts';
import { DataQuality } from './DataQuality.tsx';
import { Freshness, type UnreadableMessage } from './Freshness.tsx';
import { useLiveSlice } from './useLiveSlice.ts';

interface ConnectionDetailsProps {
  readonly actor: LiveActor;
  readonly match: Match;
  readonly messages: LiveMessages;
}

const recordOf = ({ context: { record } }: LiveSnapshot) => record ?? noDeliveryStats;
const verifiedOf = ({ context: { verified } }: LiveSnapshot) => verified;

const unreadOf = (live: LiveMatch): readonly UnreadableMessage[] =>
  messagesOf(live).flatMap((message) =>
    message.type === 'unreadable' ? [{ at: message.timestamp, why: message.why }] : [],
  );

/** Details of the connection: freshness, message counts, and whether the log agrees with the federation's result. */
export const ConnectionDetails = ({ actor, match, messages }: ConnectionDetailsProps) => {
  const { delay } = useViewing();
  const record = useSelector(actor, recordOf);
  const verified = useSelector(actor, verifiedOf);
  const read = useLiveSlice(
    actor,
    useCallback(
      (live: LiveMatch) => ({
        counts: live.counts,
        difference: scoreDifferenceOf(match, live),
        corrections: correctionCountOf(live),
        unread: unreadOf(live),
      }),
      [match],
    ),
  );
  if (read === null) return null;
  const { counts, difference, ...reported } = read;
  return (
    <div className={styles.details}>
      <Freshness {...reported} record={record} verified={verified} chosenDelay={delay} />
      <DataQuality counts={counts} difference={difference} messages={messages} />
    </div>
  );
};
