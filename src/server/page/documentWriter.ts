import type { PageData, PreparedPage, RenderedPage, RouteOfPage } from '../../web/page.ts';
import { documentData, documentHead, documentTitle, documentViewEnd } from './document.ts';
import type { DocumentAssets } from './headAssets.ts';
import { recordBody } from './recordedBody.ts';
import { matchHeadline, shareCard } from './shareCard.ts';
import type { Visit } from './visit.ts';

/** Starts the document of a visit with its head. */
export const openDocument = (
  visit: Visit,
  route: RouteOfPage,
  assets: DocumentAssets,
  calls: Pick<PageData, 'calls'>,
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
    body.write(documentTitle(title, description, card));
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
      pipe({ write: body.write, end: () => body.write(documentViewEnd(remaining())) });
    },
    /** Writes no first view: the browser renders it. */
    shell: (prepared: PreparedPage | null, status: number): void => {
      begin(null, prepared, status);
      body.write(documentViewEnd(remaining()));
    },
    /** Writes the data, on which nothing painted depends, and ends the document. Without data, the browser requests it. */
    end: (data: PageData | null): void => {
      body.write(documentData(data === null ? null : { ...data, ...calls }));
      body.end();
    },
  };
};
