import type { Deployment } from '@kampdag/core/site/deployment';
import { type Language, readLanguage } from '@kampdag/core/site/language';
import type { FastifyRequest } from 'fastify';
import type { LiveServiceConfig, PageData } from '../web/page.ts';
import type { Effects } from './effects.ts';
import type { Frontend } from './frontend/frontend.ts';
import type { Answers } from './gateway/answers.ts';
import { inProcessTransport } from './gateway/inProcessTransport.ts';
import type { Origin } from './http/addresses.ts';
import type { OnCache } from './metrics/cacheSizes.ts';
import type { Switches } from './operator/operation.ts';
import type { Pacing } from './pacing.ts';

/** The answers that a visitor gets. */
export type VisitorAnswers = Pick<Answers, 'find'>;

/** What the routes of the site share. */
export interface Site extends Pick<Effects, 'now' | 'wait'> {
  readonly frontend: Frontend;
  /** Published answers only (reading 24), as a request's visitor gets them. */
  readonly answersFor: (request: FastifyRequest) => VisitorAnswers;
  /** What operators have set. */
  readonly switches: () => Switches;
  readonly live: LiveServiceConfig;
  /** How browsers make calls (`PageData.calls`). */
  readonly calls: Pick<PageData, 'calls'>;
  readonly onCache: OnCache;
  /** Long texts are written in slices. */
  readonly pacing: Pacing;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  readonly originOf: (request: FastifyRequest) => Origin;
  /** Hosts of the pictures on a deployment's pages, over TLS. */
  readonly imageHostsOf: (deployment: Deployment) => readonly string[];
}

/** The language that a request's query asks for, else the deployment's. */
export const languageAsked = (request: FastifyRequest, fallback: Language): Language => {
  const { language } = request.query as { readonly language?: unknown };
  return readLanguage(typeof language === 'string' ? language : null) ?? fallback;
};

/** What a rendering of a deployment starts from. */
export const renderingOf = ({ now }: Pick<Site, 'now'>, answers: VisitorAnswers, deployment: Deployment) => ({
  deployment,
  now: now(),
  transport: inProcessTransport(answers, deployment),
});
