import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../context/hydration.tsx';
import { useQuery } from '../router/useQuery.ts';
import * as styles from './Tabs.css.ts';
import { hidden } from './text/hidden.css.ts';

/** One tab and what it opens. */
export interface Tab {
  /** As in the address. */
  readonly key: string;
  readonly text: string;
  readonly content: ReactNode;
}

const addressOf = (query: URLSearchParams, name: string, key: string): string => {
  const next = new URLSearchParams(query);
  next.set(name, key);
  return next.toString();
};

/** Opened in place, but for who wants it in a window of its own. */
const stay = (event: MouseEvent): void => {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault();
};

/**
 * Parts of a page of which one is open; the address carries which. A name that is none of them opens the first. Each is a link, which
 * leads there before the page is awake too.
 */
export const Tabs = ({
  label,
  name = 'tab',
  tabs,
}: {
  readonly label: string;
  /** The parameter in the address. */
  readonly name?: string;
  readonly tabs: readonly Tab[];
}) => {
  const [query, change] = useQuery();
  // Until arrow keys lead from one to the next, each is reached by Tab, as links are.
  const reach = useHydrated() ? {} : { tabIndex: 0 };
  const open = tabs.find(({ key }) => key === query.get(name)) ?? tabs[0];
  return (
    <Root value={open?.key ?? ''} onValueChange={(tab) => change({ [name]: tab })}>
      <List className={styles.list} aria-label={label}>
        {tabs.map(({ key, text }) => (
          <Trigger key={key} value={key} className={styles.tab} asChild>
            <a href={`?${addressOf(query, name, key)}`} onClick={stay} {...reach}>
              {text}
            </a>
          </Trigger>
        ))}
      </List>
      {tabs.map(({ key, text, content }) => (
        <Content key={key} value={key}>
          <h2 className={hidden}>{text}</h2>
          {content}
        </Content>
      ))}
    </Root>
  );
};
