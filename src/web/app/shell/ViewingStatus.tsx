import { useState } from 'react';
import { useViewing } from '../../context/services.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { hidden } from '../../ui/text/text.css.ts';

const LazyChange = lazyPart(
  async () => (await import('../../viewingPreferences/ViewingChange.tsx')).ViewingChange,
);

/** Says what a change of the viewing preferences did, in this tab or another (WCAG 4.1.3); nothing of those that the page came with. */
export const ViewingStatus = () => {
  const viewing = useViewing();
  const [change, setChange] = useState({ before: viewing, after: viewing });
  if (change.after !== viewing) setChange({ before: change.after, after: viewing });
  return (
    <output className={hidden} data-viewing>
      {change.before === change.after ? null : <LazyChange {...change} />}
    </output>
  );
};
