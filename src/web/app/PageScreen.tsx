import { createElement, useEffect, useState } from 'react';
import { useChoice } from '../context/selection.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { headingId } from '../ui/heading.ts';
import * as styles from '../ui/page.css.ts';
import { useTitle } from '../ui/useTitle.ts';
import { EmptyState } from '../ui/waiting/EmptyState.tsx';
import { ProgressBar } from '../ui/waiting/ProgressBar.tsx';
import { Skeleton } from '../ui/waiting/Skeleton.tsx';
import type { Page } from './pageRow.ts';
import { CrashNotice } from './ScreenBoundary.tsx';
import type { Screens } from './screens.ts';

/** A league page where there is no league. */
const WithoutLeague = ({ title, text }: { readonly title: string; readonly text: string | null }) => {
  useTitle(title);
  return (
    <>
      <h1 id={headingId} className={styles.title}>
        {title}
      </h1>
      {text === null ? null : <EmptyState text={text} />}
    </>
  );
};

/** In place of a screen that loads. */
export const ScreenPlaceholder = () => {
  const { loading } = useMessages(appMessages);
  return (
    <div>
      <ProgressBar label={loading} />
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="24rem" />
    </div>
  );
};

/** A page's screen, loaded on demand. Not `React.lazy`, which remembers a failed load for ever. */
export const PageScreen = ({ page, screens }: { readonly page: Page; readonly screens: Screens }) => {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const { league, leagues, season, seasons, failure } = useChoice();
  const messages = useMessages(appMessages);
  const Component = screens.component(page);
  const isMissing = Component === null && state !== 'failed';
  useEffect(() => {
    if (!isMissing) return undefined;
    let isMounted = true;
    screens.preload(page).then(
      () => isMounted && setState('loaded'),
      () => isMounted && setState('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [isMissing, page, screens]);
  const hasNoSeason = seasons?.length === 0 && season === null;
  if (
    page.ofLeague !== 'nothing' &&
    league === null &&
    (failure !== null || hasNoSeason || leagues !== null)
  ) {
    const { text } = hasNoSeason ? messages.noSeason : messages.noLeague;
    // The shell shows a failure and a retry button.
    return <WithoutLeague title={page.title(messages)} text={failure === null ? text : null} />;
  }
  if (Component !== null) return createElement(Component);
  if (state === 'failed') return <CrashNotice retry={() => setState('loading')} />;
  return <ScreenPlaceholder />;
};
