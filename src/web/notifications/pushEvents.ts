import { PushMessage } from '@kampdag/core/site/pushChoice';
import { either } from 'fp-ts';
import { inStepAction } from './inStepAction.ts';

/** A window of the site, as a service worker sees it. */
interface OpenWindow {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
}

/** Options of a notification that some versions of the DOM types lack. */
export type ShownOptions = NotificationOptions & {
  readonly renotify: boolean;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
};

/** What a service worker's push event needs. */
export interface PushEnvironment {
  readonly windows: () => Promise<readonly OpenWindow[]>;
  readonly show: (title: string, options: ShownOptions) => Promise<void>;
}

const queryOf = (url: string): URLSearchParams => new URL(url, 'https://site.invalid').searchParams;

/** Whether a visible window replays the match at an earlier moment: a message would tell what it hides. */
const isReplayed = (windows: readonly OpenWindow[], path: string): boolean =>
  windows.some(({ url, visibilityState }) => {
    const query = queryOf(url);
    return (
      visibilityState === 'visible' &&
      query.has('at') &&
      query.get('matchId') === queryOf(path).get('matchId')
    );
  });

/** Shows a push message as the site's own notifications; nothing that is no message of the site. */
export const showPushed = async (data: unknown, { windows, show }: PushEnvironment): Promise<void> => {
  const read = PushMessage.decode(data);
  if (either.isLeft(read)) return;
  const { title, body, tag, isAudible, lang, path, icon, inStep } = read.right;
  if (isReplayed(await windows(), path)) return;
  await show(title, {
    body,
    tag,
    lang,
    icon,
    badge: icon,
    silent: !isAudible,
    renotify: isAudible,
    ...(inStep === undefined
      ? { data: { path } }
      : { data: { path, inStep }, actions: [{ action: inStepAction, title: inStep.action }] }),
  });
};
