import type { EventKey } from '@kampdag/core/live/eventBase';
import { createContext, useContext } from 'react';

const MissedRowsContext = createContext<ReadonlySet<EventKey>>(new Set());

/** Tells the rows which of them came or changed while nobody looked. */
export const MissedRowsProvider = MissedRowsContext.Provider;

/** Whether an event came, or changed, while nobody looked. */
export const useWasMissed = (key: EventKey): boolean => useContext(MissedRowsContext).has(key);
