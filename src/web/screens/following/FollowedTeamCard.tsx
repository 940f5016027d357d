import { type TeamInLeague, teamOfSeason } from '@kampdag/core/gateway/composed/teamOfSeason';
import type { OrgId, SeasonId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { inLeagueOrder } from '@kampdag/core/league/season/league';
import { newestNames, withNewestNames } from '@kampdag/core/league/team/newestName';
import { sideOfTeam } from '@kampdag/core/league/team/teamSeason';
import type { FollowedTeam } from '@kampdag/core/site/followed';
import { screenPath, teamPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { followingMessages } from '../../i18n/messages/following.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { mapPage, valueOf } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import type { ListContext } from '../../matches/useListContext.ts';
import { NextAndLast } from '../../myMatches/NextAndLast.tsx';
import { NotificationBell } from '../../notifications/NotificationBell.tsx';
import { useTeamSeason } from '../../team/useTeamSeason.ts';
import { FollowStar } from '../../ui/controls/FollowStar.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import * as styles from './following.css.ts';

const Place = ({ row, selection }: { readonly row: TeamInLeague; readonly selection: Selection }) => {
  const m = useMessages(followingMessages);
  const { place, placeOf, points, league } = row;
  if (place === null || placeOf === null) return null;
  return (
    <PageLink to={screenPath('/standings', selection)} className={styles.place}>
      <strong>{m.place(place, placeOf)}</strong>
      {points === null ? null : <span>{m.points(points)}</span>}
      <FederationName name={league.name} className={styles.league} />
    </PageLink>
  );
};

/** A team's club, from one of its matches. */
const clubOf = ({ id }: FollowedTeam, match: Match | null): OrgId | null => {
  const side = match === null ? null : sideOfTeam(match, id);
  return match === null || side === null ? null : match.teams[side].clubOrgId;
};

const none: readonly Match[] = [];

/** A followed team: its match in play or next match, its last result, and its position in the table. */
export const FollowedTeamCard = ({
  team,
  seasonId,
  context,
}: {
  readonly team: FollowedTeam;
  readonly seasonId: SeasonId;
  readonly context: ListContext;
}) => {
  const m = useMessages(followingMessages);
  const { namedLeagues } = useServices().deployment;
  const page = useCall(teamOfSeason, { seasonId, teamId: team.id });
  const shown = mapPage(page, ({ rows }) => {
    const order = inLeagueOrder(
      rows.map(({ league }) => league),
      { named: namedLeagues },
    );
    const ordered = order.flatMap((league) => rows.find((row) => row.league === league) ?? []);
    const main = ordered.find(({ place }) => place !== null) ?? ordered[0];
    return { main, matches: withNewestNames(ordered.flatMap((row) => row.matches)) };
  });
  const known = valueOf(shown.view);
  const main = known?.main;
  const matches = known?.matches ?? none;
  const season = useTeamSeason(matches, team.id, context);
  // A club that was renamed since it was followed.
  const name = newestNames(matches).get(team.id) ?? team.name;
  const named = { ...team, name };
  // Its current league, otherwise the one in which it was followed.
  const selection = selectionWithin(context.selection, main?.league ?? team);
  const room = (
    <div className={styles.room}>
      <Skeleton width="60%" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </div>
  );
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <TeamCrest name={name} club={clubOf(team, season.next ?? season.last)} />
        <h3 className={styles.name}>
          <PageLink to={teamPath(selection, team.id)} className={styles.nameLink}>
            <FederationName name={name} className={clamped.two} />
          </PageLink>
        </h3>
        <NotificationBell team={named} />
        <FollowStar thing={named} />
      </div>
      <CallResult page={shown} placeholder={room} failed={m.failed(name)}>
        {({ main: row }) => (
          <>
            {row === undefined ? <p className={styles.note}>{m.noMatches}</p> : null}
            <NextAndLast {...season} context={context} />
            {row === undefined ? null : <Place row={row} selection={selection} />}
          </>
        )}
      </CallResult>
    </li>
  );
};
