import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates server-rendered markup in small pieces; renders into an empty element. The only module that imports React's renderer, so that it
 * loads apart from the site's code.
 */
export const render = (root: Element, tree: ReactNode): void => {
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
};
