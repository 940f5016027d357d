import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { useQuery } from '../../router/useQuery.ts';
import { hidden } from '../../ui/hidden.css.ts';
import * as styles from './screen.css.ts';

interface LiveTabsProps {
  readonly messages: LiveMessages;
  readonly plays: ReactNode;
  readonly lineups: ReactNode;
  readonly teams: ReactNode;
}

/** The tabs' numbers in the address: old links keep working (reading 26). */
const tabs = ['1', '2', '3'] as const;

/** Play by play, lineups and teams; the address carries which is open. */
export const LiveTabs = ({ messages: { tabs: m }, plays, lineups, teams }: LiveTabsProps) => {
  const [query, change] = useQuery();
  const open = tabs.find((tab) => tab === query.get('tab')) ?? '1';
  const parts = { '1': [m.plays, plays], '2': [m.lineups, lineups], '3': [m.teams, teams] } as const;
  return (
    <Root value={open} onValueChange={(tab) => change({ tab })}>
      <List className={styles.tabs} aria-label={m.label}>
        {tabs.map((tab) => (
          <Trigger key={tab} value={tab} className={styles.tab}>
            {parts[tab][0]}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab} value={tab}>
          <h2 className={hidden}>{parts[tab][0]}</h2>
          {parts[tab][1]}
        </Content>
      ))}
    </Root>
  );
};
