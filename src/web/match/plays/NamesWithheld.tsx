import type { Match } from '@kampdag/core/league/match/match';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { rosterMessages } from '../../i18n/messages/roster.ts';
import { quiet } from '../parts/parts.css.ts';
import { useLeagueOf } from '../states/useLeagueOf.ts';

/** Says above a match's events why they name nobody, where its league does not publish its players; else nothing. */
export const NamesWithheld = ({ match }: { readonly match: Match }) => {
  const { namesWithheld } = useMessages(rosterMessages);
  return useLeagueOf(match)?.areTeamsPublished === false ? (
    <p className={quiet} role="note">
      {namesWithheld}
    </p>
  ) : null;
};
