import type { MatchId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { type Language, readLanguage } from '@kampdag/core/site/language';
import type { FastifyRequest } from 'fastify';
import type { LiveServiceConfig, PageData } from '../web/page.ts';
import type { Effects } from './effects.ts';
import type { Frontend } from './frontend/frontend.ts';
import type { Answers } from './gateway/answers.ts';
import { inProcessTransport } from './gateway/inProcessTransport.ts';
import type { Reported } from './live/reported.ts';

/** What the routes of the site share. */
export interface Site extends Pick<Effects, 'now' | 'wait'> {
  readonly frontend: Frontend;
  /** Published answers only (reading 24). */
  readonly answers: Answers;
  readonly reported: Reported;
  readonly live: LiveServiceConfig;
  /** How browsers make calls (`PageData.calls`). */
  readonly calls: Pick<PageData, 'calls'>;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  /** Scheme and host by which the site refers to itself. */
  readonly originOf: (request: FastifyRequest) => string;
  /** Hosts of the pictures on a deployment's pages, over TLS. */
  readonly imageHostsOf: (deployment: Deployment) => readonly string[];
}

/** The language that a request's query asks for, else the deployment's. */
export const languageAsked = (request: FastifyRequest, fallback: Language): Language => {
  const { language } = request.query as { readonly language?: unknown };
  return readLanguage(typeof language === 'string' ? language : null) ?? fallback;
};

/** What a rendering of a deployment starts from: its published answers, and what was reported of its matches. */
export const renderingOf = (
  { answers, reported, now }: Pick<Site, 'answers' | 'reported' | 'now'>,
  deployment: Deployment,
) => ({
  deployment,
  now: now(),
  transport: inProcessTransport(answers, deployment),
  reported: (matchId: MatchId) => reported(deployment, matchId),
});
