import type { Match } from '@kampdag/core/league/match/match';
import { showsResults } from '@kampdag/core/league/match/publication';
import { epochDayOf, partsOf } from '@kampdag/core/time/civilDate';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { useLeagueOf } from './useLeagueOf.ts';

/** Why a match's result is not published: its league publishes none, or none after a day (reading 44). */
export const useUnpublishedNote = (match: Match): { readonly title: string; readonly text: string } => {
  const { unpublished } = useMessages(matchMessages);
  const { date } = useFormat();
  const league = useLeagueOf(match);
  const lastDay = league?.lastResultDay ?? null;
  const isLimit = showsResults(league) && lastDay !== null && epochDayOf(partsOf(lastDay)) >= 0;
  return isLimit ? { ...unpublished, text: unpublished.after(date(lastDay)) } : unpublished;
};
