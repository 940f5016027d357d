import { toColumns } from '@kampdag/core/decode/columns';
import type { BrandName } from '@kampdag/core/site/brandName';
import { type Language, languageRecords } from '@kampdag/core/site/language';
import type { PageData, pageDataId, ThemeChoice } from '../../web/page.ts';
import { escapeHtml, inlineJson } from './escape.ts';

/** The document's own language tag: Norwegian is written as Bokmål. */

/** The id of an empty element behind the markup: when it is read, all of the first view has been. */
const viewEnd = 'view-end';

const dataId: typeof pageDataId = 'kampdag-data';

/** What is known of a document before its data is. */
export interface DocumentHead {
  readonly brand: BrandName;
  readonly language: Language;
  readonly theme: ThemeChoice;
  /** Markup of what it loads (`DocumentAssets.head`). */
  readonly assets: string;
}

/**
 * From the doctype to the open head: can leave before any data is there. The first view is drawn once, when all of its markup is
 * read: a table of which half is there has other columns than the whole one.
 */
export const documentHead = ({ brand, language, theme, assets }: DocumentHead): string =>
  `<!doctype html><html lang="${languageRecords[language].tag}" data-brand="${brand}" data-theme="${theme}"><head>` +
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<link rel="expect" href="#${viewEnd}" blocking="render">` +
  assets;

/** What only the data tells. */
export interface DocumentTexts {
  readonly title: string;
  readonly description: string;
  /** More of the head: what shows in a link to the page. */
  readonly card?: string;
}

/** The rest of the head, and the root that the markup goes into. */
export const documentTitle = ({ title, description, card = '' }: DocumentTexts): string =>
  `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">${card}` +
  '</head><body><div id="root">';

/** After the markup: the scripts that are not in the head, and the data it was made from, for the browser to start from. */
export const documentData = (data: PageData | null, scripts: string): string =>
  `</div><template id="${viewEnd}"></template>${scripts}<script id="${dataId}" type="application/json">${data === null ? '' : inlineJson(toColumns(data))}</script>`;

/** What ends a document, otherwise for each visitor: the nonce by which libraries may write styles. A script finds it when it starts. */
export const documentEnd = (nonce: string): string =>
  `<meta property="csp-nonce" nonce="${nonce}"></body></html>`;
