import type { Sport } from '../sport.ts';

/** Soccer, the corporate variant: it has results and no live view, hence no periods of its own. */
export const soccer: Sport = {
  kind: 'soccer',
  periods: [],
  periodLength: 2700,
  overtimeLength: 900,
  clock: { stoppedShows: 'elapsed', endDisplay: '90:00' },
  eventTypes: ['goal', 'timer'],
  defaultFilter: ['goal', 'timer'],
};
