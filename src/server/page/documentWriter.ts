import type { PageData, PreparedPage, RenderedPage, RouteOfPage } from '../../web/page.ts';
import { documentData, documentHead, documentTitle, documentViewEnd } from './document.ts';
import type { DocumentAssets } from './headAssets.ts';
import { type RecordedBody, recordBody } from './recordedBody.ts';
import { matchHeadline, shareCard } from './shareCard.ts';
import type { Visit } from './visit.ts';

/** The input of a document that is known before its data. */
export interface DocumentConfig {
  readonly visit: Visit;
  readonly route: RouteOfPage;
  readonly assets: DocumentAssets;
  /** How browsers make calls (`PageData.calls`). */
  readonly calls: Pick<PageData, 'calls'>;
}

/** A document being written, starting with its head. */
export interface DocumentWriter {
  readonly body: RecordedBody;
  /** Sends the scripts early, since the data is late. */
  readonly sendScripts: () => void;
  /** Writes the first view. */
  readonly view: (prepared: PreparedPage, rendered: RenderedPage, status: number) => void;
  /** Writes no first view: the browser renders it. */
  readonly shell: (prepared: PreparedPage | null, status: number) => void;
  /** Writes the data, on which nothing painted depends, and ends the document. Without data, the browser requests it. */
  readonly end: (data: PageData | null) => void;
}

/** Starts the document of a visit. */
export const openDocument = ({ visit, route, assets, calls }: DocumentConfig): DocumentWriter => {
  const { deployment, language, theme, origin } = visit;
  const { siteName } = deployment;
  const body = recordBody();
  const { head: loaded, scripts } = assets;
  body.write(documentHead({ brand: deployment.brand, language, theme, assets: loaded }));
  const head = { isOpen: true, hasScripts: false };

  const begin = (viewTitle: string | null, prepared: PreparedPage | null, status: number): void => {
    head.isOpen = false;
    const { address } = route;
    const data = prepared?.isOfNow === true ? prepared.data : null;
    const match = data === null ? null : matchHeadline(address, data);
    const title = viewTitle ?? `${match ?? route.title(language, status)} – ${siteName}`;
    const description = prepared?.description ?? '';
    const card = data === null ? '' : shareCard({ title, description, siteName, origin, url: address, data });
    body.write(documentTitle({ title, description, card }));
  };
  // If the data is ready, the first view is painted before anything else is loaded.
  const remaining = (): string => (head.hasScripts ? '' : scripts);
  return {
    body,
    sendScripts: () => {
      if (!head.isOpen) return;
      head.hasScripts = true;
      body.write(scripts);
    },
    view: (prepared, { title, pipe }, status) => {
      begin(title, prepared, status);
      pipe({ write: body.write, end: () => body.write(documentViewEnd(remaining())) });
    },
    shell: (prepared, status) => {
      begin(null, prepared, status);
      body.write(documentViewEnd(remaining()));
    },
    end: (data) => {
      body.write(documentData(data === null ? null : { ...data, ...calls }));
      body.end();
    },
  };
};
