import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { handleNotificationClick } from '../web/notifications/notificationClick.ts';
import { type PageMessage, type WorkerMessage } from '../web/offline/protocol.ts';
import { createAnswers, isCall } from './answers.ts';
import { giveFile, givePicture, isHashed, isPicture, keepFiles } from './assets.ts';
import { forgetWhatChanged } from './forgetting.ts';
import { createPages, opensPage } from './pages.ts';

/** The built version, which the server writes before the script. */
declare const version: {
  /** Address of the script that starts a page. */
  readonly entry: string;
  /** Addresses of the files of the deployment's pages. */
  readonly files: readonly string[];
};
declare const self: ServiceWorkerGlobalScope;

const now = (): number => Date.now();

/** Messages remembered of a page. */
const mostTold = 50;

/** What each page was told, for one that listens later. */
const told = new Map<string, readonly WorkerMessage[]>();

const tell = async (clientId: string, message: WorkerMessage): Promise<void> => {
  for (const id of told.keys()) if ((await self.clients.get(id)) === undefined) told.delete(id);
  const client = await self.clients.get(clientId);
  if (client === undefined) return;
  told.set(clientId, [...(told.get(clientId) ?? []), message].slice(-mostTold));
  client.postMessage(message, []);
};
const clientOf = (event: ExtendableEvent): string => (event instanceof FetchEvent ? event.clientId : '');

const answers = createAnswers(
  now,
  (event, at) => event.waitUntil(tell(clientOf(event), { type: 'kept', at })),
  (event) => event.waitUntil(tell(clientOf(event), { type: 'missing' })),
);
const pages = createPages(now, answers.keep);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && opensPage(request, url),
  ({ event }) => pages.open(event as FetchEvent),
);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && isCall(request, url),
    ({ event }) => answers.ask(event as FetchEvent),
    method,
  );
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url),
  ({ event }) => giveFile(event as FetchEvent),
);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && isPicture(request),
  ({ event }) => givePicture(event as FetchEvent),
);

enableNavigationPreload();
self.addEventListener('install', (event) => event.waitUntil(keepFiles(event, version.files)));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('notificationclick', (event) =>
  handleNotificationClick(event, { tabs: self.clients, origin: self.location.origin }),
);
self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  const [port] = event.ports;
  switch (message.type) {
    case 'KEEP':
      event.waitUntil(
        forgetWhatChanged(message.preferences).then(() =>
          pages.keep(event, message.addresses, message.newFor),
        ),
      );
      break;
    case 'VERSION':
      port?.postMessage(version.entry);
      break;
    case 'GIVEN':
      port?.postMessage(event.source instanceof Client ? (told.get(event.source.id) ?? []) : []);
      break;
    case 'TAKE_OVER':
      event.waitUntil(self.skipWaiting());
      break;
    default:
      message satisfies never;
  }
});
