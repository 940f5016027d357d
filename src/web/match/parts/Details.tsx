import { useEffect } from 'react';
import { whenIdle } from '../../adapters/whenIdle.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import * as styles from './layout.css.ts';
import type { PlayedProps, PlayedTab } from './page.ts';

/** Loads the code of tabs that are not open, once the browser is idle; what fails is asked for again when its tab opens. */
const useIdleLoads = (tabs: readonly PlayedTab[]): void => {
  useEffect(() => {
    let isMounted = true;
    const loadAll = async (): Promise<void> => {
      await whenIdle(window);
      if (!isMounted) return;
      await Promise.allSettled(tabs.flatMap(({ load }) => (load === undefined ? [] : [load()])));
    };
    void loadAll();
    return () => {
      isMounted = false;
    };
  }, [tabs]);
};

/** A played match's tabs. The address holds the open one, and only that renders. */
export const Details = ({ tabs, ...props }: PlayedProps & { readonly tabs: readonly PlayedTab[] }) => {
  const { tabs: words } = useMessages(matchPageMessages);
  useIdleLoads(tabs);
  return (
    <div>
      <Tabs
        label={words.label}
        tabs={tabs.map(({ key, Lead, Main, Rest }) => ({
          key,
          text: words[key],
          content:
            Lead === undefined || Rest === undefined ? (
              <div className={styles.wide}>
                <Main {...props} />
              </div>
            ) : (
              <div className={styles.details}>
                <div className={styles.lead}>
                  <Lead {...props} />
                </div>
                <div className={styles.main}>
                  <Main {...props} />
                </div>
                <div className={styles.rest}>
                  <Rest {...props} />
                </div>
              </div>
            ),
        }))}
      />
    </div>
  );
};
