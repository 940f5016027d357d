import type { Match } from '@kampdag/core/league/match/match';
import type { BySide } from '@kampdag/core/side';
import type { MatchMessages } from '../../i18n/messages/match.ts';

/** Both teams' names as displayed. */
export const teamNames = ({ teams }: Match, m: MatchMessages): BySide<string> => ({
  home: teams.home.name ?? m.unknownTeam,
  away: teams.away.name ?? m.unknownTeam,
});
