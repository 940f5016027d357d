import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import * as styles from './layout.css.ts';
import type { PlayedProps, PlayedTab } from './page.ts';

/** A played match's tabs. The address holds the open one, and only that renders. */
export const Details = ({ tabs, ...props }: PlayedProps & { readonly tabs: readonly PlayedTab[] }) => {
  const { tabs: words } = useMessages(matchPageMessages);
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
