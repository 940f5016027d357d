import type { Deployment } from '@kampdag/core/site/deployment';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Renderer } from '../frontend/frontend.ts';

/** The dependencies of the manifest's route. */
export interface ManifestPluginConfig {
  readonly manifest: Renderer['webManifest'];
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
}

/** `app.webmanifest`, with which a device installs the deployment's site. */
export const manifestPlugin =
  ({ manifest, deploymentOf }: ManifestPluginConfig): FastifyPluginAsync =>
  async (app) => {
    app.get('/app.webmanifest', async (request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifest(deploymentOf(request)))),
    );
  };
