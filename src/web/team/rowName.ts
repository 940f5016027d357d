import { type StandingsRow, standingsName } from '@kampdag/core/league/standings/standingsRow';
import type { StandingsMessages } from '../i18n/messages/standings.ts';

/** The name of a row of the standings as shown; words of its own for a row without one. */
export const rowName = (row: StandingsRow, { unknownTeam }: Pick<StandingsMessages, 'unknownTeam'>): string =>
  standingsName(row) ?? unknownTeam;
