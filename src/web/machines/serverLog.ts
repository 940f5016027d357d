import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { matchLog, matchLogDigest } from '@kampdag/core/gateway/composed/matchLog';
import type { MatchId } from '@kampdag/core/ids';
import type { LogSource } from '@kampdag/core/live/channel/logSource';
import { channelMessagesOf } from '@kampdag/core/live/log/matchLog';
import type { ChannelFailure } from '@kampdag/core/live/wire/channel';
import { taskEither } from 'fp-ts';

const asChannelFailure = (failure: GatewayFailure): ChannelFailure => ({
  type: 'ChannelFailure',
  message: failure.type === 'Undecodable' ? 'the log could not be read' : failure.message,
});

/** The server's log of a match, over the gateway. */
export const serverLog = (gateway: GatewayClient, matchId: MatchId): LogSource => ({
  newest: taskEither.bimap(asChannelFailure, channelMessagesOf)(gateway.fetch(matchLog, { matchId })),
  digest: (through) =>
    taskEither.mapLeft(asChannelFailure)(gateway.fetch(matchLogDigest, { matchId, through })),
});
