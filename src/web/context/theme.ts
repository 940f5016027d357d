import { createContext, useContext } from 'react';
import type { ThemeChoice } from '../page.ts';

/** The visitor's theme and a function to choose another. */
export interface ThemeState {
  readonly theme: ThemeChoice;
  readonly choose: (theme: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeState>({ theme: 'system', choose: () => undefined });

export const ThemeProvider = ThemeContext.Provider;

/** The theme and its setter. */
export const useTheme = (): ThemeState => useContext(ThemeContext);
