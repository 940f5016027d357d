import { useCallback, useContext } from 'react';
import { type Path, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

const hasLocation = (history: object): history is { readonly location: Path } => 'location' in history;

/** Tells where the visitor is by the browser's history itself, which knows of a change before anything is drawn of it. */
export const useNewestAddress = (): (() => Path) => {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const drawn = useLocation();
  return useCallback(() => (hasLocation(navigator) ? navigator.location : drawn), [navigator, drawn]);
};
