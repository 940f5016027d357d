import { type LogMemory, standingOf } from './logMemory.ts';
import type { StandingEvent } from './standingEvent.ts';
import { applyChange, changeOf, listed, type StandingEvents, sortedByToken } from './standingEvents.ts';

/** The events that stand, by token. */
const standingIn = ({ events }: LogMemory): StandingEvent[] => {
  const standing: StandingEvent[] = [];
  for (const known of events.values()) {
    const own = standingOf(known);
    if (own !== null) standing.push(own);
  }
  return sortedByToken(standing);
};

/** After more open changes than this the lists are made anew: each change alone could cost the length of a list. */
const mostAlone = 32;

/** The log's own lists of the events that stand, brought up to date. */
export const eventsNow = (memory: LogMemory): StandingEvents => {
  const { changes } = memory;
  if (changes.length - memory.listedChanges > mostAlone) memory.lists = listed(standingIn(memory));
  else {
    for (let index = memory.listedChanges; index < changes.length; index += 1) {
      const entry = changes[index];
      if (entry !== undefined) applyChange(memory.lists, changeOf(entry));
    }
  }
  memory.listedChanges = changes.length;
  return memory.lists;
};
