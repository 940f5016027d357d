import type { Match } from '@kampdag/core/league/match/match';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { MatchMessages } from '../../i18n/messages/match.ts';

/** Both teams' names as displayed. */
export const teamNames = (match: Match, m: Pick<MatchMessages, 'unknownTeam'>): BySide<string> =>
  mapSides(match.teams, ({ name }) => name ?? m.unknownTeam);
