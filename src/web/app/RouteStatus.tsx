import { useEffect, useState } from 'react';
import { hidden } from '../ui/text/text.css.ts';

/** Says the title of another screen once it has one (WCAG 4.1.3); nothing of the first, which the browser says. */
export const RouteStatus = () => {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let last = document.title;
    let saidFor = location.pathname;
    // Loading a screen adds other elements to the head too.
    const changes = new MutationObserver(() => {
      if (document.title === last) return;
      last = document.title;
      if (location.pathname === saidFor) return;
      saidFor = location.pathname;
      setTitle(last);
    });
    changes.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return (
    <output className={hidden} data-route>
      {title}
    </output>
  );
};
