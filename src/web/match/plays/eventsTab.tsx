import { lazyPanel } from '../parts/lazyPanel.tsx';
import type { PlayedTab } from '../parts/page.ts';
import type { EventsProps } from './Events.tsx';
import type { IncidentWords } from './incidentWords.ts';

const Events = lazyPanel<EventsProps>(async () => (await import('./Events.tsx')).Events);

/** The tab with a played match's events in a sport's words. */
export const eventsTab = (words: IncidentWords): PlayedTab => ({
  key: 'plays',
  Main: (props) => <Events {...props} words={words} />,
  load: Events.load,
});
