import { useCallback, useContext, useMemo } from 'react';
import { type Path, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

const hasLocation = (history: object): history is { readonly location: Path } => 'location' in history;

/**
 * Reads the current address from the browser's history, which changes before React renders the change. The function is stable, so
 * components that only change the address do not re-render with it.
 */
export const useCurrentAddress = (): (() => Path) => {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const location = useLocation();
  // On the server there is no history, and nobody navigates.
  const drawn = useMemo(() => ({ location }), [location]);
  const place = hasLocation(navigator) ? navigator : drawn;
  return useCallback(() => place.location, [place]);
};
