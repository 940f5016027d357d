import type { Match } from '@kampdag/core/league/match';
import { isLiveNow } from '@kampdag/core/league/matchStatus';
import type { Clock } from '@kampdag/core/live/clock';
import type { BySide } from '@kampdag/core/side';
import type { WallTime } from '@kampdag/core/time/oslo';
import type { MatchMessages } from '../../i18n/messages/match.ts';

/** Both teams' names as they are shown. */
export const teamNames = ({ teams }: Match, m: MatchMessages): BySide<string> => ({
  home: teams.home.name ?? m.unknownTeam,
  away: teams.away.name ?? m.unknownTeam,
});

/** The state chip. */
export interface StateChip {
  readonly text: string;
  readonly isLive: boolean;
}

const finalText = (period: Clock['period'], m: MatchMessages): string => {
  if (period?.kind === 'shootout') return m.state.afterShootout;
  return period?.kind === 'overtime' ? m.state.afterOvertime : m.state.ended;
};

/** The state of a match in a word, by its log. */
export const stateWord = ({ state, period }: Clock, m: MatchMessages): string => {
  switch (state) {
    case 'ended':
      return finalText(period, m);
    case 'intermission':
      return m.state.intermission;
    case 'running':
    case 'stopped':
      return m.state.live;
    case 'notStarted':
      return m.state.upcoming;
    default:
      return state satisfies never;
  }
};

/** What the chip says: by the log once the match has begun, by the fixture list before. */
export const stateChip = (match: Match, clock: Clock | null, now: WallTime, m: MatchMessages): StateChip => {
  if (clock !== null && clock.state !== 'notStarted') {
    return { text: stateWord(clock, m), isLive: clock.state !== 'ended' };
  }
  if (match.result !== null) return { text: m.state.ended, isLive: false };
  const isLive = clock === null && isLiveNow(match, now);
  return { text: isLive ? m.state.live : m.state.upcoming, isLive };
};
