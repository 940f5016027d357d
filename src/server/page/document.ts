import { languageRecords } from '@kampdag/core/site/language';
import type { PageData, PreparedPage, pageDataId, RenderedPage, RouteOfPage } from '../../web/page.ts';
import { type DocumentAssets, later } from './assets.ts';
import { earlyPressesScript } from './earlyPresses.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { recordBody } from './recordedBody.ts';
import { matchHeadline, shareCard } from './shareCard.ts';
import type { Visit } from './visit.ts';

/** A JSON value without null fields, which decoders read like missing ones. */
export const withoutEmptyFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value))
    if (inner !== null && inner !== undefined) kept[key] = withoutEmptyFields(inner);
  return kept;
};

/** The id of an empty element after the markup: once it is parsed, the whole first view has been. */
const viewEnd = 'view-end';

const dataId: typeof pageDataId = 'kampdag-data';

/**
 * From the doctype to the open head, with the markup of the assets (`DocumentAssets.head`); can be sent before the data. The first
 * view is painted only when complete, since a table's columns depend on all of its rows.
 */
export const documentHead = (
  { deployment: { brand }, language, theme }: Pick<Visit, 'deployment' | 'language' | 'theme'>,
  assets: string,
): string =>
  `<!doctype html><html lang="${languageRecords[language].tag}" data-brand="${brand}" data-theme="${theme}"><head>` +
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<link rel="expect" href="#${viewEnd}" blocking="render"><script>${earlyPressesScript}</script>` +
  assets;

/** The rest of the head, with the preview of a link to the page, the operator's notice, and the root element for the markup. */
export const documentTitle = (title: string, description: string, notice: string, card = ''): string =>
  `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">${card}` +
  `</head><body>${notice}<div id="root">`;

/** After the markup: the mark of its end, and scripts that are not in the head. */
export const documentViewEnd = (scripts: string): string =>
  `</div><template id="${viewEnd}"></template>${scripts}`;

/** Loads, beside the screen's scripts, the log that the browser hydrates with. */
const logLink = (prepared: PreparedPage | null): string => {
  const path = prepared?.data.log;
  return path === undefined
    ? ''
    : later(`<link rel="preload" as="fetch" crossorigin href="/api/${escapeHtml(path)}">`);
};

/** The end of a document, with the data from which the browser hydrates. */
export const documentEnd = (data: PageData | null): string => {
  const json = data === null ? '' : inlineJson({ ...data, answers: withoutEmptyFields(data.answers) });
  return `<script id="${dataId}" type="application/json">${json}</script></body></html>`;
};

/** Starts the document of a visit with its head. */
export const openDocument = (
  visit: Visit,
  route: RouteOfPage,
  assets: DocumentAssets,
  calls: Pick<PageData, 'calls'>,
  notice: string,
) => {
  const { siteName } = visit.deployment;
  const body = recordBody();
  body.write(documentHead(visit, assets.head));
  const head = { isOpen: true, hasScripts: false };

  const begin = (viewTitle: string | null, prepared: PreparedPage | null, status: number): void => {
    head.isOpen = false;
    const { address: url } = route;
    const data = prepared?.isOfNow === true ? prepared.data : null;
    const match = data === null ? null : matchHeadline(url, data);
    const title = viewTitle ?? `${match ?? route.title(visit.language, status)} – ${siteName}`;
    const description = prepared?.description ?? '';
    const { origin } = visit;
    const card = data === null ? '' : shareCard({ title, description, siteName, origin, url, data });
    body.write(documentTitle(title, description, notice, card));
  };
  // If the data is ready, the first view is painted before anything else is loaded.
  const remaining = (): string => (head.hasScripts ? '' : assets.scripts);
  return {
    body,
    /** Sends the scripts early, since the data is late. */
    sendScripts: (): void => {
      if (!head.isOpen) return;
      head.hasScripts = true;
      body.write(assets.scripts);
    },
    /** Writes the first view. */
    view: (prepared: PreparedPage, { title, pipe }: RenderedPage, status: number): void => {
      begin(title, prepared, status);
      pipe({
        write: body.write,
        end: () => body.write(documentViewEnd(logLink(prepared) + remaining())),
      });
    },
    /** Writes no first view: the browser renders it. */
    shell: (prepared: PreparedPage | null, status: number): void => {
      begin(null, prepared, status);
      body.write(documentViewEnd(remaining()));
    },
    /** Writes the data, on which nothing painted depends, and ends the document. Without data, the browser requests it. */
    end: (data: PageData | null): void => {
      body.write(documentEnd(data === null ? null : { ...data, ...calls }));
      body.end();
    },
  };
};
