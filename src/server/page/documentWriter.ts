import type { PageData, PreparedPage, RenderedPage, RouteOfPage } from '../../web/page.ts';
import { documentData, documentHead, documentTitle } from './document.ts';
import type { DocumentAssets } from './headAssets.ts';
import { type RecordedBody, recordBody } from './recordedBody.ts';
import { matchHeadline, shareCard } from './shareCard.ts';
import type { Visit } from './visit.ts';

/** What a document is written of before its data is there. */
export interface DocumentConfig {
  readonly visit: Visit;
  readonly route: RouteOfPage;
  readonly assets: DocumentAssets;
  /** How browsers make their calls (`PageData.calls`). */
  readonly calls: Pick<PageData, 'calls'>;
}

/** A document that is being written; its head is there at once. */
export interface DocumentWriter {
  readonly body: RecordedBody;
  /** The data lets itself be waited for: there is time to load the scripts. */
  readonly hurry: () => void;
  /** The rest of it, with the first view. */
  readonly view: (prepared: PreparedPage, rendered: RenderedPage, status: number) => void;
  /** The rest of it without a first view: the browser makes it, from the data where that is there. */
  readonly shell: (prepared: PreparedPage | null, status: number) => void;
}

/** Opens the document of a visit. */
export const openDocument = ({ visit, route, assets, calls }: DocumentConfig): DocumentWriter => {
  const { deployment, language, theme, origin } = visit;
  const { siteName } = deployment;
  const body = recordBody();
  const { head: loaded, scripts } = assets;
  body.write(documentHead({ brand: deployment.brand, language, theme, assets: loaded }));
  const head = { isOpen: true, hasScripts: false };

  const begin = (named: string | null, prepared: PreparedPage | null, status: number): void => {
    head.isOpen = false;
    const { address } = route;
    const told = prepared?.isOfNow === true ? prepared.data : null;
    const match = told === null ? null : matchHeadline(address, told);
    const title = named ?? `${match ?? route.title(language, status)} – ${siteName}`;
    const description = prepared?.description ?? '';
    const card =
      told === null ? '' : shareCard({ title, description, siteName, origin, url: address, data: told });
    body.write(documentTitle({ title, description, card }));
  };
  // With data at hand the first view is drawn before anything more is loaded.
  const remaining = (): string => (head.hasScripts ? '' : scripts);
  const end = (data: PageData | null): void => {
    body.write(documentData(data === null ? null : { ...data, ...calls }, remaining()));
    body.end();
  };

  return {
    body,
    hurry: () => {
      if (!head.isOpen) return;
      head.hasScripts = true;
      body.write(scripts);
    },
    view: (prepared, { title, pipe }, status) => {
      begin(title, prepared, status);
      pipe({ write: body.write, end: () => end(prepared.data) });
    },
    shell: (prepared, status) => {
      begin(null, prepared, status);
      end(prepared?.data ?? null);
    },
  };
};
