import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../context/hydration.tsx';
import { useQuery } from '../router/useQuery.ts';
import * as styles from './Tabs.css.ts';
import { hidden } from './text/text.css.ts';

/** A tab and its content. */
export interface Tab {
  /** As in the address. */
  readonly key: string;
  readonly text: string;
  readonly content: ReactNode;
}

/** The parameter in the address. */
const name = 'tab';

const addressOf = (query: URLSearchParams, key: string): string => {
  const next = new URLSearchParams(query);
  next.set(name, key);
  return next.toString();
};

/** Opens a tab in place, unless the visitor opens it in a new window. */
const stay = (event: MouseEvent): void => {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault();
};

/** Instead of Radix's own style attributes, which the page's policy forbids in what the server sends. */
const unstyled = { outline: undefined, animationDuration: undefined };

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Tabs whose selection is in the address; an unknown name selects the first. Each is a link, which works before hydration too. */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const [query, change] = useQuery();
  // Before hydration arrow keys do not work, so each tab is a tab stop.
  const reach = useHydrated() ? {} : { tabIndex: 0 };
  const open = tabs.find(({ key }) => key === query.get(name)) ?? tabs[0];
  return (
    <Root value={open?.key ?? ''} onValueChange={(tab) => change({ [name]: tab })}>
      <List className={styles.list} style={unstyled} aria-label={label}>
        {tabs.map(({ key, text }) => (
          <Trigger key={key} value={key} className={styles.tab} asChild>
            <a href={`?${addressOf(query, key)}`} onClick={stay} {...reach}>
              {text}
            </a>
          </Trigger>
        ))}
      </List>
      {tabs.map(({ key, text, content }) => (
        <Content key={key} value={key} asChild>
          <div style={unstyled}>
            <h2 className={hidden}>{text}</h2>
            {content}
          </div>
        </Content>
      ))}
    </Root>
  );
};
