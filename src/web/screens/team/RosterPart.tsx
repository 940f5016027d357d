import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { fullName } from '@kampdag/core/league/player/person';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import { inSquadOrder, positionGroupOf } from '@kampdag/core/league/player/squad';
import { playerPath, screenOfTeamPath } from '@kampdag/core/site/paths';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { rosterMessages } from '../../i18n/messages/roster.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { useCall } from '../../machines/useCall.ts';
import { rooms } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { TeamsWithheld } from '../../people/TeamsWithheld.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import * as styles from './team.css.ts';
import type { TeamPartProps } from './useTeam.ts';

/** The players by position, where the sport has positions, with links to their pages. */
const SquadList = ({
  members,
  team: { sport, selection, teamId },
}: TeamPartProps & { readonly members: readonly RosterMember[] }) => {
  const m = useMessages(rosterMessages);
  const players = inSquadOrder(sportOf(sport), members);
  if (players.length === 0) return <EmptyState text={m.noPlayers} />;
  const groupOf = ({ position }: RosterMember) => positionGroupOf(sportOf(sport), position);
  return [...new Set(players.map(groupOf))].map((group) => (
    <div key={group}>
      {group === null ? null : <h3 className={styles.group}>{m.groups[group]}</h3>}
      <ul className={styles.people}>
        {players
          .filter((member) => groupOf(member) === group)
          .map((member) => (
            <li key={member.personId}>
              <PageLink
                to={playerPath(selection, { playerId: member.personId, orgId: teamId })}
                className={styles.person}
              >
                <span className={styles.shirt}>{member.shirtNumber}</span>
                <FederationName
                  name={fullName(member) || m.noName}
                  className={`${styles.personName} ${clamped.two}`}
                />
              </PageLink>
            </li>
          ))}
      </ul>
    </div>
  ));
};

const LoadedRoster = ({ team }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const page = useCall(rosterOfTeam, { teamId: team.teamId });
  return (
    <CallResult
      page={page}
      placeholder={<div className={rooms.table} aria-hidden="true" />}
      failed={m.failed.roster}
    >
      {({ rows: members }) => <SquadList members={members} team={team} />}
    </CallResult>
  );
};

/** The team's players, unless the league withholds them; coaches, ages and heights are on the roster screen. */
export const RosterPart = ({ team }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const isWithheld = team.league?.areTeamsPublished === false;
  return (
    <Section
      title={m.roster}
      aside={
        isWithheld ? null : (
          <PageLink
            to={screenOfTeamPath('/teammembers', team.selection, team.teamId)}
            className={styles.more}
          >
            {m.wholeRoster}
          </PageLink>
        )
      }
    >
      {isWithheld ? <TeamsWithheld /> : <LoadedRoster team={team} />}
    </Section>
  );
};
