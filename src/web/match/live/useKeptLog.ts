import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import { logOfMatch, MatchLogRow } from '@kampdag/core/live/log/matchLog';
import { isSilent } from '@kampdag/core/live/match';
import { useEffect } from 'react';
import { onLeave } from '../../adapters/onLeave.ts';
import { useServices } from '../../context/services.ts';
import type { LiveActor } from '../../machines/followMatch.ts';

/** Stores what is known of a followed match as the page is left or loses its network: without one, it begins with that. */
export const useKeptLog = (actor: LiveActor): void => {
  const { keepAnswer } = useServices();
  useEffect(
    () =>
      onLeave(window, () => {
        const { match } = actor.getSnapshot().context;
        if (match !== null && !isSilent(match))
          keepAnswer?.(matchLog.write(match), MatchLogRow.encode(logOfMatch(match)));
      }),
    [actor, keepAnswer],
  );
};
