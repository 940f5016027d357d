import { useEffect, useRef } from 'react';
import { useServices } from '../../context/services.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useMode } from './useLiveSlice.ts';

/**
 * Loads the page anew when a match that was followed is refused: it is published no more, and the page says what new visitors read
 * (reading 43). A match that was never followed is not loaded again, so that no page does so for ever.
 */
export const useReloadWhenWithdrawn = (actor: LiveActor): void => {
  const { reload } = useServices();
  const mode = useMode(actor);
  const wasFollowed = useRef(false);
  useEffect(() => {
    if (mode === 'unavailable' && wasFollowed.current) reload?.();
    wasFollowed.current ||= ['notYet', 'notSetUp', 'following', 'ended'].includes(mode);
  }, [mode, reload]);
};
