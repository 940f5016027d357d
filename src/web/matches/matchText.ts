import type { ShownStatus } from '@kampdag/core/league/shownStatus';
import type { LiveScore } from '@kampdag/core/live/goals';
import type { MatchesMessages } from '../i18n/messages/matches.ts';

/** A match's status in words. */
export const statusText = (status: ShownStatus, m: MatchesMessages): string =>
  status.type === 'NoShow' ? m.status.NoShow[status.side] : m.status[status.type];

/** Where in a match one is; null where that is not known, or it is over. */
export const liveText = (live: LiveScore | null, { period }: MatchesMessages): string | null => {
  if (live === null || live.phase === 'ended') return null;
  if (live.phase === 'intermission') return period.intermission;
  if (live.period === null || live.phase === 'notStarted') return period.notStarted;
  return live.period.kind === 'regulation' ? period.regulation(live.period.number) : period[live.period.kind];
};
