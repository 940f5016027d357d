import { gzipSync } from 'node:zlib';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { either } from 'fp-ts';
import { federationSource } from '../../src/server/gateway/federationSource.ts';
import { openUpstream } from '../support/federation/upstream.ts';
import { contractNow, contractSource, gatewaySourceContract } from './gatewaySourceContract.ts';

/** An upstream for each deployment, with bodies by path, some gzipped without announcing it. */
const openFederation = async () => {
  const answers = contractSource();
  const upstreams = await Promise.all(
    builtInDeployments.map(async (deployment) => {
      const upstream = await openUpstream((request, response, attempt) => {
        void answers
          .request(deployment, (request.url ?? '').slice(1) as GatewayPath, contractNow)()
          .then((answer) => {
            if (either.isLeft(answer)) return response.writeHead(404).end('no such thing');
            const body = Buffer.from(JSON.stringify(answer.right));
            response.setHeader('content-type', 'application/json');
            return response.end(attempt % 2 === 0 ? gzipSync(body) : body);
          });
      });
      return [deployment.id, upstream] as const;
    }),
  );
  const source = federationSource({
    upstreams: new Map(upstreams.map(([key, { address }]) => [key, address] as const)),
    elapsed: () => performance.now(),
    wait: () => new Promise(() => {}),
    now: Date.now,
    random: Math.random,
  });
  return {
    source,
    close: async () => {
      await source.close();
      await Promise.all(upstreams.map(([, upstream]) => upstream.close()));
    },
  };
};

gatewaySourceContract('a federation over HTTP', openFederation);
