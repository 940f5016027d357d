import type { EventKey } from '@kampdag/core/live/eventBase';
import { createContext, useContext } from 'react';

const MissedRowsContext = createContext<ReadonlySet<EventKey>>(new Set());

/** Provides the events that were missed. */
export const MissedRowsProvider = MissedRowsContext.Provider;

/** Whether an event was added or changed while the page was hidden or disconnected. */
export const useWasMissed = (key: EventKey): boolean => useContext(MissedRowsContext).has(key);
