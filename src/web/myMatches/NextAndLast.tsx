import type { Match } from '@kampdag/core/league/match/match';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { shortDate } from '../i18n/shortDate.ts';
import { MatchItem } from '../matches/MatchItem.tsx';
import type { ListContext } from '../matches/useListContext.ts';
import type { ShownTeamSeason } from '../team/useTeamSeason.ts';
import { myMatchesMessages } from './myMatchesMessages.ts';

/** A followed team's match in play or next match, and its last result, each with what it is and its day. */
export const NextAndLast = ({
  next,
  last,
  isInPlay,
  context,
}: Pick<ShownTeamSeason, 'next' | 'last' | 'isInPlay'> & { readonly context: ListContext }) => {
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
      {itemOf(next, isInPlay ? m.now : m.next)}
      {itemOf(last, m.last)}
    </ul>
  );
};
