import type { Moment } from '@kampdag/core/live/cursor/moment';
import { createContext, useContext } from 'react';

const GoToContext = createContext<((moment: Moment) => void) | null>(null);

/** Tells what shows events how one gets to their moments. */
export const GoToProvider = GoToContext.Provider;

/** Shows the match as it stood at a moment; null while nobody goes through it. */
export const useGoTo = (): ((moment: Moment) => void) | null => useContext(GoToContext);
