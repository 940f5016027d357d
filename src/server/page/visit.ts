import type { IncomingMessage } from 'node:http';
import type { Deployment } from '@kampdag/core/site/deployment';
import { originOf } from '../http/origin.ts';
import { type Preferences, readPreferences } from './preferences.ts';

/** One view of one address: what decides how a page looks. */
export interface Visit extends Preferences {
  readonly url: string;
  readonly deployment: Deployment;
  /** Scheme and host, as the page names itself. */
  readonly origin: string;
}

/** The visit that a request makes to a deployment; `tls`: whether visitors come over it. */
export const visitOf = (
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  deployment: Deployment,
  tls: boolean,
): Visit => ({
  url,
  deployment,
  origin: originOf(headers.host, deployment, tls),
  ...readPreferences(headers.cookie, deployment),
});
