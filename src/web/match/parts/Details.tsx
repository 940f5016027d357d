import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import * as styles from './layout.css.ts';
import type { MatchTab } from './matchTab.ts';

/** The content of one tab of a match's page. */
export interface MatchTabView {
  readonly key: MatchTab;
  /** The figures by period, first on a phone; beside the rest where there is room. */
  readonly lead?: ReactNode;
  readonly main: ReactNode;
  /** Beside the main part, under the lead. */
  readonly rest?: ReactNode;
}

/** A played match's tabs. The address holds the open one, and only that renders. */
export const Details = ({ tabs }: { readonly tabs: readonly MatchTabView[] }) => {
  const { tabs: words } = useMessages(matchPageMessages);
  return (
    <div>
      <Tabs
        label={words.label}
        tabs={tabs.map(({ key, lead, main, rest }) => ({
          key,
          text: words[key],
          content:
            lead === undefined && rest === undefined ? (
              <div className={styles.wide}>{main}</div>
            ) : (
              <div className={styles.details}>
                <div className={styles.lead}>{lead}</div>
                <div className={styles.main}>{main}</div>
                <div className={styles.rest}>{rest}</div>
              </div>
            ),
        }))}
      />
    </div>
  );
};
