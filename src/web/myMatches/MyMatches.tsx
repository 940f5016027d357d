import { teamOfSeason } from '@kampdag/core/gateway/composed/teamOfSeason';
import type { SeasonId, TeamId } from '@kampdag/core/ids';
import { followedOf } from '@kampdag/core/site/followed';
import { mostFrontTeams, noFrontTeams } from '@kampdag/core/site/frontTeams';
import { followingPath } from '@kampdag/core/site/paths';
import { withDate } from '@kampdag/core/site/selection';
import { useId, useMemo } from 'react';
import { useFollowed } from '../context/followed.ts';
import { useChoice, useResolvedSelection } from '../context/selection.ts';
import { useServices } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { rowsIn } from '../machines/loadable.ts';
import { useCall } from '../machines/useCall.ts';
import { type ListContext, useListContext } from '../matches/useListContext.ts';
import { useTeamSeason } from '../team/useTeamSeason.ts';
import { PageLink } from '../ui/PageLink.tsx';
import * as styles from './myMatches.css.ts';
import { myMatchesMessages } from './myMatchesMessages.ts';
import { NextAndLast } from './NextAndLast.tsx';

interface MyTeamProps {
  readonly seasonId: SeasonId;
  readonly teamId: TeamId;
  readonly context: ListContext;
}

/** A team's match in play or next match, and its last result. */
const MyTeam = ({ seasonId, teamId, context }: MyTeamProps) => {
  const { view } = useCall(teamOfSeason, { seasonId, teamId });
  const rows = rowsIn(view);
  const matches = useMemo(() => (rows ?? []).flatMap((row) => row.matches), [rows]);
  const season = useTeamSeason(matches, teamId, context);
  return (
    <li className={styles.team}>
      <NextAndLast {...season} context={context} />
    </li>
  );
};

/** The followed teams' matches, with which the front pages begin; nothing for who follows no team. */
export const MyMatches = () => {
  const m = useMessages(myMatchesMessages);
  const id = useId();
  const { frontTeams } = useServices();
  const { followed, isLoaded } = useFollowed();
  const { seasons, season, league } = useChoice();
  const whole = useResolvedSelection();
  const selection = useMemo(() => withDate(whole, null), [whole]);
  const context = useListContext(selection);
  // A followed team plays in the newest season, whichever is chosen.
  const seasonId = seasons?.[0]?.seasonId ?? season?.seasonId ?? league?.seasonId ?? null;
  const rendered = frontTeams?.rendered ?? noFrontTeams;
  const teams = isLoaded
    ? followedOf(followed, 'team')
        .slice(0, mostFrontTeams)
        .map((team) => team.id)
    : rendered.ids;
  const count = isLoaded ? teams.length : rendered.count;
  if (count === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id} data-my-matches>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {m.title}
        </h2>
        <PageLink to={followingPath(selection)} className={styles.all}>
          {m.all}
        </PageLink>
      </div>
      <ul className={styles.teams}>
        {seasonId === null || teams.length === 0
          ? Array.from({ length: count }, (_, at) => at).map((place) => (
              <li key={place} className={styles.team} />
            ))
          : teams.map((teamId) => (
              <MyTeam key={teamId} seasonId={seasonId} teamId={teamId} context={context} />
            ))}
      </ul>
    </section>
  );
};
