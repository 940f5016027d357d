import type { Match } from '@kampdag/core/league/match/match';
import { isLiveNow } from '@kampdag/core/league/match/matchStatus';
import type { TeamSeason } from '@kampdag/core/league/team/teamSeason';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { shortDate } from '../i18n/shortDate.ts';
import { MatchItem, type MatchItemContext } from '../matches/MatchItem.tsx';
import { myMatchesMessages } from './myMatchesMessages.ts';

/** A followed team's match in play or next match, and its last result, each with what it is and its day. */
export const NextAndLast = ({
  next,
  last,
  context,
}: Pick<TeamSeason, 'next' | 'last'> & { readonly context: MatchItemContext }) => {
  const m = useMessages(myMatchesMessages);
  const format = useFormat();
  const itemOf = (match: Match | null, word: string) =>
    match === null ? null : (
      <MatchItem
        match={match}
        context={context}
        caption={{ text: match.date === null ? word : `${word} · ${shortDate(format, match.date)}` }}
      />
    );
  return (
    <ul>
      {itemOf(next, next !== null && isLiveNow(next, context.now) ? m.now : m.next)}
      {itemOf(last, m.last)}
    </ul>
  );
};
