import type { BrowserContext, Page } from '@playwright/test';

/** A notification that a tab showed, and when, in milliseconds. */
interface Shown {
  readonly at: number;
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}

/** Records the tabs' notifications, since the system's cannot be inspected here. */
export const watchNotifications = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shown: unknown[] = [];
    Reflect.set(globalThis, 'shown', shown);
    const Real = globalThis.Notification;
    Reflect.set(
      globalThis,
      'Notification',
      class extends Real {
        constructor(title: string, options: NotificationOptions = {}) {
          super(title, options);
          const { body = '', tag, data } = options;
          shown.push({ at: Date.now(), title, body, tag, path: (data as { readonly path: string }).path });
        }
      },
    );
  });

/** The notifications of a tab so far. */
export const shownIn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'shown') as readonly Shown[]);
