import { changesOfLeague } from '@kampdag/core/gateway/changesOfLeague';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { option } from 'fp-ts';
import type { GatewaySource } from './source.ts';

/** Answers `changesOfLeague` with the federation's match list, of which the call reads only the change times. */
export const changesSource = (source: GatewaySource): GatewaySource => ({
  request: (deployment, path, now) => {
    const params = changesOfLeague.read(path);
    return source.request(
      deployment,
      option.isSome(params) ? matchesOfLeague.write(params.value) : path,
      now,
    );
  },
});
