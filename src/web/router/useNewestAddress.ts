import { useCallback, useContext, useMemo } from 'react';
import { type Path, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

const hasLocation = (history: object): history is { readonly location: Path } => 'location' in history;

/**
 * Tells where the visitor is by the browser's history itself, which knows of a change before anything is drawn of it: the same
 * function at every address, so that what can change the address is not drawn anew by its change.
 */
export const useNewestAddress = (): (() => Path) => {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const location = useLocation();
  // Where there is no history, as on the server, nobody goes anywhere.
  const drawn = useMemo(() => ({ location }), [location]);
  const place = hasLocation(navigator) ? navigator : drawn;
  return useCallback(() => place.location, [place]);
};
