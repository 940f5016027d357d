import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** What a page says of its errors. */
export interface RenderErrors {
  /** After one that no part of the tree confines. */
  readonly stopped: (error: unknown) => void;
  /** After a part that differed from what the server rendered, and was rendered anew. */
  readonly differs: (error: unknown) => void;
}

/**
 * Hydrates server-rendered markup in small pieces; renders into an empty element. After an error that no part of the tree confines, the last
 * markup stands, without its scripts. The only module that imports React's renderer, so that it loads apart from the site's code.
 */
export const render = (root: Element, tree: ReactNode, { stopped, differs }: RenderErrors): void => {
  // Its records of one commit are what that commit removed.
  const removals = new MutationObserver(() => undefined);
  removals.observe(root, { childList: true });
  const options = {
    onUncaughtError: (error: unknown) => {
      const removed = removals.takeRecords().flatMap(({ removedNodes }) => Array.from(removedNodes));
      if (!root.hasChildNodes()) root.append(...removed);
      stopped(error);
    },
    onRecoverableError: differs,
  };
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, tree, options));
  else createRoot(root, options).render(tree);
};
