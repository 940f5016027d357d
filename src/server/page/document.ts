import { toColumns } from '@kampdag/core/decode/columns';
import { languageRecords } from '@kampdag/core/site/language';
import type { PageData, pageDataId } from '../../web/page.ts';
import { escapeHtml, inlineJson } from './escape.ts';
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
  `<link rel="expect" href="#${viewEnd}" blocking="render">` +
  assets;

/** The rest of the head, with the preview of a link to the page, and the root element for the markup. */
export const documentTitle = (title: string, description: string, card = ''): string =>
  `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">${card}` +
  '</head><body><div id="root">';

/** After the markup: the mark of its end, and scripts that are not in the head. */
export const documentViewEnd = (scripts: string): string =>
  `</div><template id="${viewEnd}"></template>${scripts}`;

/** The data from which the browser hydrates. */
export const documentData = (data: PageData | null): string => {
  if (data === null) return `<script id="${dataId}" type="application/json"></script>`;
  const { answers, parts } = data;
  const inlined = {
    ...data,
    answers: withoutEmptyFields(answers),
    ...(parts === undefined ? {} : { parts: withoutEmptyFields(parts) }),
  };
  return `<script id="${dataId}" type="application/json">${inlineJson(toColumns(inlined))}</script>`;
};

/** The end of a document, unique to each visitor: the nonce with which libraries may add styles. A script reads it at startup. */
export const documentEnd = (nonce: string): string =>
  `<meta property="csp-nonce" nonce="${nonce}"></body></html>`;
