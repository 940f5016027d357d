import { changesOfLeague } from '@kampdag/core/gateway/changesOfLeague';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { option } from 'fp-ts';
import type { GatewaySource } from './source.ts';

/** A source that answers when matches were changed by the federation's list of them, of which the call reads nothing else. */
export const changesSource = (source: GatewaySource): GatewaySource => ({
  request: (deployment, path, now) => {
    const asked = changesOfLeague.read(path);
    return source.request(deployment, option.isSome(asked) ? matchesOfLeague.write(asked.value) : path, now);
  },
});
