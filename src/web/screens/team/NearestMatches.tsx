import type { Match } from '@kampdag/core/league/match/match';
import type { TeamSeason } from '@kampdag/core/league/team/teamSeason';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { teamMessages } from '../../i18n/messages/team.ts';
import { MatchCard, NoMatchCard } from '../../team/MatchCard.tsx';
import type { TeamMatch } from '../../team/TeamMatches.tsx';
import { cards } from '../../team/team.css.ts';

/** The match in play or the next one, and the last result. */
export const NearestMatches = ({
  season: { next, last },
  asTeamMatch,
  showsResults,
}: {
  readonly season: TeamSeason;
  readonly asTeamMatch: (match: Match) => readonly TeamMatch[];
  readonly showsResults: boolean;
}) => {
  const m = useMessages(teamMessages);
  const card = (match: Match | null, title: string, none: string) => {
    const [own] = match === null ? [] : asTeamMatch(match);
    return own === undefined ? (
      <NoMatchCard title={title} text={none} />
    ) : (
      <MatchCard title={title} {...own} />
    );
  };
  return (
    <div className={cards}>
      {card(next, m.next, m.noNext)}
      {card(last, showsResults ? m.last : m.lastHidden, m.noLast)}
    </div>
  );
};
