import type { Match } from '@kampdag/core/league/match/match';
import { headToHead } from '@kampdag/core/league/team/headToHead';
import { sideOfTeam } from '@kampdag/core/league/team/teamSeason';
import { opponentOf } from '@kampdag/core/side';
import { matchPath } from '@kampdag/core/site/paths';
import { selectionWithin } from '@kampdag/core/site/selection';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { previewMessages } from '../../i18n/messages/preview.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { Section } from '../../match/parts/Section.tsx';
import { HeadToHeadCard } from '../../match/preview/HeadToHeadCard.tsx';
import { useEarlierMatches } from '../../team/useEarlierMatches.ts';
import { subtitle } from './team.css.ts';
import type { TeamPartProps } from './useTeam.ts';

/** Meetings between the team and its next opponent; nothing until the opponent is set. */
export const OpponentPart = ({
  team: { teamId, league, headings, selection },
  next,
  matches,
}: TeamPartProps & { readonly next: Match; readonly matches: readonly Match[] }) => {
  const m = useMessages(previewMessages);
  const { against } = useMessages(teamMessages);
  const earlier = useEarlierMatches(league);
  const side = sideOfTeam(next, teamId);
  const own = side === null ? null : next.teams[side];
  const opponent = side === null ? null : next.teams[opponentOf(side)];
  const away = opponent?.teamId ?? null;
  const met = useMemo(
    () => (away === null ? null : headToHead([...matches, ...earlier], { home: teamId, away })),
    [away, matches, earlier, teamId],
  );
  if (met === null || own?.name === undefined || own.name === null) return null;
  if (opponent?.name === undefined || opponent.name === null) return null;
  return (
    <Section title={m.headToHead} aside={<span className={subtitle}>{against(opponent.name)}</span>}>
      <HeadToHeadCard
        headToHead={met}
        names={{ home: own.name, away: opponent.name }}
        goalsLabel={headings.goalsScored[1]}
        linkOf={(match) => matchPath(selectionWithin(selection, match), match)}
      />
    </Section>
  );
};
