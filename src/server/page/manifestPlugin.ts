import type { Deployment } from '@kampdag/core/site/deployment';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Renderer } from '../front/front.ts';

/** What the manifest's route works on. */
export interface ManifestPluginConfig {
  readonly manifest: Renderer['webManifest'];
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
}

/** `app.webmanifest`, by which a device puts the deployment's site on its home screen. */
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
