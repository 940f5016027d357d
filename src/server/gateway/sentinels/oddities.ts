import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { Deployment } from '@kampdag/core/site/deployment';

/** What is odd about an answer of a federation. It holds no text of the answer, for that may name persons. */
export interface Oddity {
  /** The call's name, its parameters left out. */
  readonly call: string;
  /** `declined`: the federation's own `{"errorMessage"}`. `unreadable`: no answer of the call. `rows`: rows or fields that cannot be read. */
  readonly kind: 'declined' | 'unreadable' | 'rows';
  /** How many problems there are, and where the first is, indices left out. */
  readonly problems: number;
  readonly field: string;
}

/** Told of what is odd, and of how often it was since it was last told. */
export type OnOddity = (deployment: Deployment, oddity: Oddity, since: number) => void;

/** What tells of oddities is made with. */
export interface OddityConfig {
  /** Milliseconds. */
  readonly now: () => number;
  readonly tell: OnOddity;
  /** Milliseconds until the same is told again, an hour unless told. */
  readonly interval?: number;
}

const hour = 3_600_000;

/** A place without indices: a name that was sent as a field's may be anybody's, so that only names of plain letters are told. */
export const fieldOf = (path: string): string =>
  path
    .split('.')
    .filter((part) => /^[a-zA-Z_]{1,40}$/.test(part))
    .join('.');

/** Tells each kind of oddity of a deployment's call once, and again after a while: what is asked for each second must not fill the log. */
export const oddityTeller = ({ now, tell, interval = hour }: OddityConfig) => {
  const told = new Map<string, { at: number; since: number }>();
  return (deployment: Deployment, endpoint: AnyEndpoint, oddity: Omit<Oddity, 'call'>): void => {
    const call = endpoint.name;
    const key = `${deployment.id} ${call} ${oddity.kind}`;
    const before = told.get(key);
    if (before !== undefined && now() - before.at < interval) {
      before.since += 1;
      return;
    }
    told.set(key, { at: now(), since: 0 });
    tell(deployment, { ...oddity, call }, before?.since ?? 0);
  };
};
