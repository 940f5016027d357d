import { viewChangedCode } from '@kampdag/core/live/wire/channel';

/** An error in the protocol's frames, answers and headers (ably-protocol §3). */
export interface ErrorInfo {
  readonly code: number;
  readonly statusCode: number;
  readonly message: string;
  readonly href: string;
}

const errorInfo =
  (code: number, statusCode: number) =>
  (message: string): ErrorInfo => ({ code, statusCode, message, href: `https://help.ably.io/error/${code}` });

/** The errors of this server, with Ably's codes. */
export const failures = {
  badRequest: errorInfo(40000, 400),
  badQuery: errorInfo(40003, 400),
  tooLarge: errorInfo(40009, 413),
  badChannelName: errorInfo(40010, 400),
  badData: errorInfo(40013, 400),
  badMessageId: errorInfo(40031, 400),
  notSpoken: errorInfo(40000, 415),
  invalidCredentials: errorInfo(40101, 401),
  wrongClientId: errorInfo(40102, 401),
  tokenExpired: errorInfo(40142, 401),
  tokenInvalid: errorInfo(40144, 401),
  notPermitted: errorInfo(40160, 401),
  notFound: errorInfo(40400, 404),
  tooManyRequests: errorInfo(42910, 429),
  tooManyFrames: errorInfo(42924, 429),
  internal: errorInfo(50000, 500),
  unavailable: errorInfo(50003, 503),
  moving: errorInfo(80003, 400),
  connectionForgotten: errorInfo(80018, 400),
  tooManyChannels: errorInfo(90021, 400),
  continuityLost: errorInfo(90003, 404),
  /** Our own code: the channel publishes something else now. */
  viewChanged: errorInfo(viewChangedCode, 404),
} as const;
