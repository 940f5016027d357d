import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import { either, option, taskEither } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { type CacheKey, cacheKey } from '../cacheKey.ts';
import type { OnAnomaly } from './anomalies.ts';
import { callOf } from './router.ts';
import type { GatewaySource, SourceFailure } from './source.ts';

/**
 * Milliseconds for which a list must stay empty, asked again, before it is believed where it held something: an overloaded register
 * answers `[]`, and a page that says "no matches" is worse than an old one that is marked. With the cache's retries (1 to 30 seconds
 * apart) a list that was really emptied is gone within a minute.
 */
export const confirmation = 20_000;

/** Since when a list that held something is empty; null while it is not. */
interface Held {
  readonly emptySince: number | null;
}

/** Lists remembered; the least recently asked are forgotten, and believed at once. */
const most = 10_000;

const suddenlyEmpty = ({ name }: AnyEndpoint): SourceFailure => ({
  type: 'BadAnswer',
  message: `${name}: suddenly empty`,
});

/**
 * A source that fails where a list that held something is suddenly empty, until that is confirmed: caches then keep the last good
 * answer, marked as old. Rows that disappear one by one pass at once.
 *
 * @param isGuarded whether a call is guarded; default: all that answer with a list
 */
export const steadySource = (
  source: GatewaySource,
  onAnomaly: OnAnomaly = () => {},
  isGuarded: (endpoint: AnyEndpoint) => boolean = () => true,
): GatewaySource => {
  const held = new LRUCache<CacheKey, Held>({ max: most });
  return {
    request: (deployment, path, now) => {
      const call = option.toNullable(callOf(path));
      const answer = source.request(deployment, path, now);
      if (call === null || !isGuarded(call.endpoint)) return answer;
      const { endpoint } = call;
      const key = cacheKey(deployment, call.path);
      return taskEither.chainEitherK((body: unknown): either.Either<SourceFailure, unknown> => {
        if (either.isLeft(endpoint.decode(body))) return either.right(body);
        if (!endpoint.isEmpty(body)) {
          held.set(key, { emptySince: null });
          return either.right(body);
        }
        const before = held.get(key);
        if (before === undefined) return either.right(body);
        const emptySince = before.emptySince ?? now;
        if (now - emptySince >= confirmation) {
          held.delete(key);
          return either.right(body);
        }
        if (before.emptySince === null) {
          held.set(key, { emptySince });
          onAnomaly(deployment, endpoint, { kind: 'emptied', problems: 1, field: '' });
        }
        return either.left(suddenlyEmpty(endpoint));
      })(answer);
    },
  };
};
