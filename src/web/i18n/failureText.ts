import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { AppMessages } from './messages/app.ts';

/** A failure as text for visitors; the server's message is for developers (specification §8). */
export const failureText = ({ failure }: AppMessages, { type }: GatewayFailure): string =>
  type === 'Unreachable' ? failure.unreachable : type === 'Refused' ? failure.refused : failure.undecodable;
