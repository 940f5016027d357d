import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Effects } from '../effects.ts';

/** An anomaly in a federation's answer. It holds no text of the answer, which may name people. */
export interface Anomaly {
  /** The call's name, without parameters. */
  readonly call: string;
  /**
   * `declined`: the federation's own `{"errorMessage"}`. `unreadable`: not an answer of the call. `rows`: unreadable rows or
   * fields. `emptied`: a list that held something is suddenly empty.
   */
  readonly kind: 'declined' | 'unreadable' | 'rows' | 'emptied';
  /** The number of problems, and the first one's path without indices. */
  readonly problems: number;
  readonly field: string;
}

/** Called with each anomaly of a deployment's call. */
export type OnAnomaly = (
  deployment: Deployment,
  endpoint: AnyEndpoint,
  anomaly: Omit<Anomaly, 'call'>,
) => void;

/** A path without indices, and only with parts of plain letters: a field name in the data may be a person's. */
export const fieldOf = (path: string): string =>
  path
    .split('.')
    .filter((part) => /^[a-zA-Z_]{1,40}$/.test(part))
    .join('.');

/** Milliseconds between two reports of the same thing: an hour. */
const interval = 3_600_000;

/**
 * Tells what is to be reported now, so that what happens again and again does not fill the log: once per interval, with how often it
 * happened since the last report; null where it is only counted. There must be few texts that things go by.
 */
export const oncePerInterval = (now: Effects['elapsed']): ((thing: string) => number | null) => {
  const reported = new Map<string, { readonly at: number; since: number }>();
  return (thing) => {
    const before = reported.get(thing);
    if (before !== undefined && now() - before.at < interval) {
      before.since += 1;
      return null;
    }
    reported.set(thing, { at: now(), since: 0 });
    return before?.since ?? 0;
  };
};

/**
 * Reports each kind of anomaly of a deployment's call once per interval, with how often it occurred since the last report.
 *
 * @param count called with every anomaly, reported or not
 */
export const anomalyReporter = (
  now: Effects['elapsed'],
  report: (deployment: Deployment, anomaly: Anomaly, since: number) => void,
  count: (deployment: Deployment, anomaly: Anomaly) => void = () => {},
): OnAnomaly => {
  const due = oncePerInterval(now);
  return (deployment, endpoint, found) => {
    const anomaly = { ...found, call: endpoint.name };
    count(deployment, anomaly);
    const since = due(`${deployment.id} ${anomaly.call} ${anomaly.kind}`);
    if (since !== null) report(deployment, anomaly, since);
  };
};
