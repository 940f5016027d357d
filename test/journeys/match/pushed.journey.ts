import { expect, type Page } from '@playwright/test';
import { pushPath } from '../../../core/site/pushChoice.ts';
import { notificationMessages } from '../../../src/web/notifications/notificationMessages.ts';
import { pushMessage } from '../../support/pushMessage.ts';
import { test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

const m = notificationMessages.en;

/** Delivers push messages to the site's worker, as the browser does when its push service sends one. */
const pusher = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  // A browser of several journeys tells those of other sites too.
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && new URL(scopeURL).origin === origin,
      );
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

test('a goal is shown by the worker, its correction in its place, and nothing of what is no message of the site', async ({
  page,
  context,
  site,
}) => {
  const url = site.at('localhost');
  await context.grantPermissions(['notifications'], { origin: new URL(url).origin });
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const push = await pusher(page);
  await push(JSON.stringify(pushMessage));
  await expect.poll(() => shown(page)).toEqual(['Nordlys 1–0 Havørn: Goal for Nordlys']);
  await push('no message');
  await push(
    JSON.stringify({
      ...pushMessage,
      title: 'Nordlys 0–1 Havørn',
      body: 'Goal for Havørn',
      isAudible: false,
    }),
  );
  await expect.poll(() => shown(page)).toEqual(['Nordlys 0–1 Havørn: Goal for Havørn']);
});

test('a bell says what is told and stored before the browser asks; its press subscribes the device, and another ends it', async ({
  page,
  context,
  site,
}) => {
  const url = site.at('localhost');
  // Chromium's build has no push service: what it would draw.
  await context.addInitScript(() => {
    const state: { subscription: object | null } = { subscription: null };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(state.subscription),
      subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        state.subscription = {
          endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-journey',
          options: { applicationServerKey: applicationServerKey.buffer },
          getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
          unsubscribe: () => {
            state.subscription = null;
            return Promise.resolve(true);
          },
        };
        return Promise.resolve(state.subscription);
      },
    });
    Reflect.set(globalThis, 'asked', 0);
    Reflect.set(Notification, 'requestPermission', () => {
      Reflect.set(globalThis, 'asked', 1);
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      return Promise.resolve('granted');
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/standings`);
  await page.locator('table a[href^="/team"]').first().click();
  const bell = page.getByRole('button', { name: new RegExp(`^${m.team('')}`) }).first();
  await bell.click();
  await expect(page.getByText(m.text)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'asked') as number)).toBe(0);
  const put = page.waitForResponse(
    (answer) => answer.url().endsWith(pushPath) && answer.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: m.turnOn }).click();
  expect((await put).status()).toBe(204);
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  const left = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await bell.click();
  expect((await left).status()).toBe(204);
});

test('a press of “I see it now” on a notification sets the delay of the site, of its open pages at once, and of what it tells (#37.5)', async ({
  page,
  context,
  site,
}) => {
  const url = site.at('localhost');
  const endpoint = 'https://fcm.googleapis.com/fcm/send/in-step-of-a-journey';
  await context.grantPermissions(['notifications'], { origin: new URL(url).origin });
  await page.goto(`${url}/scoreboard`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const put = await page.request.put(`${url}${pushPath}`, {
    data: {
      address: {
        endpoint,
        keys: {
          p256dh: Buffer.alloc(65, 4).toString('base64url'),
          auth: Buffer.alloc(16, 1).toString('base64url'),
        },
      },
      choice: { teams: [1], players: [], matches: [], language: 'en', results: 'shown', delay: 0 },
    },
  });
  expect(put.status()).toBe(204);
  const worker =
    context.serviceWorkers().find((one) => one.url().startsWith(url)) ??
    (await context.waitForEvent('serviceworker'));
  // Chromium's build has no push service: what it would have drawn.
  await worker.evaluate((drawn) => {
    Object.assign(PushManager.prototype, { getSubscription: () => Promise.resolve({ endpoint: drawn }) });
  }, endpoint);
  const answered = await page.request.get(`${url}/api/kampdag/Live?date=11/21/2026`);
  const now = Number(answered.headers()['x-kampdag-now']);
  const push = await pusher(page);
  const told = async (tag: string, reportedAt: number): Promise<void> => {
    await push(
      JSON.stringify({
        title: 'Nordlys 1–0 Havørn',
        body: 'Goal for Nordlys',
        tag,
        isAudible: true,
        lang: 'en',
        path: '/livematch?matchId=7',
        icon: '/icons/icehockey/192.png',
        inStep: { ...m.inStep, late: m.inStep.late(180), reportedAt },
      }),
    );
    await expect.poll(() => shown(page)).toContain('Nordlys 1–0 Havørn: Goal for Nordlys');
    // As the browser dispatches it for a press of the action; events of scripts cannot be waited for.
    await worker.evaluate(async (pressed) => {
      const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
      const [notification] = await registration.getNotifications({ tag: pressed });
      if (notification === undefined) throw new Error('nothing is shown');
      const Pressed = Reflect.get(globalThis, 'NotificationEvent') as new (
        type: string,
        init: object,
      ) => Event;
      dispatchEvent(new Pressed('notificationclick', { notification, action: 'in-step' }));
    }, tag);
  };
  await told('match:7:goal:one', now - 40_000);
  await expect(page.getByText(/You watch on a stream, 4\d seconds behind/).first()).toBeVisible();
  await expect
    .poll(() => shown(page))
    .toEqual([expect.stringMatching(/In step with your stream: .* 4\d s after/)]);
  await page.reload();
  await expect(page.getByText(/You watch on a stream, 4\d seconds behind/).first()).toBeVisible();
  await told('match:7:goal:two', now - 300_000);
  await expect.poll(() => shown(page)).toContain(`Nordlys 1–0 Havørn: ${m.inStep.late(180)}`);
});
