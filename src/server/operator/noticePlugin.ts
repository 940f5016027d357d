import type { Language } from '@kampdag/core/site/language';
import { languageRecords } from '@kampdag/core/site/language';
import { noticeLabel } from '@kampdag/core/site/noticeLabel';
import type { FastifyPluginAsync } from 'fastify';
import type { noticeElementId, noticePath } from '../../web/page.ts';
import { escapeHtml } from '../page/escape.ts';
import type { Notice, Switches } from './operation.ts';

/** The path of the notice, which open pages read every few seconds. */
export const noticeAddress: typeof noticePath = '/notice.json';

const elementId: typeof noticeElementId = 'operator-notice';

const regionOf = (notice: Notice, language: Language): string => {
  const text = language === 'no' ? notice.nb : notice.en;
  const tag = languageRecords[text === null ? 'en' : language].tag;
  return `<section aria-label="${noticeLabel[language]}"><p lang="${tag}">${escapeHtml(text ?? notice.en)}</p></section>`;
};

/**
 * The notice's element in a document, empty without one: a change on an open page is announced once, as it is no status of the page,
 * and a notice is a region that can be found by its name.
 */
export const noticeMarkup = (notice: Notice | null, language: Language): string => {
  const region = notice === null ? '' : regionOf(notice, language);
  return `<div id="${elementId}" aria-live="polite">${region}</div>`;
};

/** `GET /notice.json`: the operator's notice for open pages, kept by an edge for a few seconds. */
export const noticePlugin =
  (switches: () => Switches): FastifyPluginAsync =>
  async (app) => {
    app.get(noticeAddress, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=0, s-maxage=3').send({ notice: switches().notice }),
    );
  };
