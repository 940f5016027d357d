import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { AppMessages } from './messages/app.ts';

/** A failure as text for visitors; the server's message is for developers (specification §8). */
export const failureText = ({ failure: m }: AppMessages, failure: GatewayFailure): string => {
  switch (failure.type) {
    case 'Unreachable':
      return m.unreachable;
    case 'Refused':
      return failure.status === 404 ? m.missing : m.refused;
    case 'Undecodable':
      return m.undecodable;
    default:
      return failure satisfies never;
  }
};
