import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Wakes what the server drew in an element, in small pieces; draws it where nothing is. React's renderer comes with this module alone, so
 * that it is loaded and run apart from the site's code.
 */
export const render = (root: Element, tree: ReactNode): void => {
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
};
