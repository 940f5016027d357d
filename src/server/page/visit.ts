import type { IncomingMessage } from 'node:http';
import type { Deployment } from '@kampdag/core/site/deployment';
import { type OwnNames, originOf } from '../http/host.ts';
import { type Preferences, readPreferences } from './preferences.ts';

/** A visit to an address, with everything that decides how the page looks. */
export interface Visit extends Preferences {
  readonly url: string;
  readonly deployment: Deployment;
  /** Scheme and host, by which the page refers to itself. */
  readonly origin: string;
}

/** The visit of a request to a deployment. */
export const visitOf = (
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  deployment: Deployment,
  names: OwnNames,
): Visit => ({
  url,
  deployment,
  origin: originOf(headers.host ?? '', deployment, names),
  ...readPreferences(headers.cookie, deployment),
});
