import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { playerPath, screenPath } from '@kampdag/core/site/paths';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { teamMessages } from '../../i18n/messages/team.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { useCall } from '../../machines/useCall.ts';
import { rooms } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { SquadList } from '../../team/SquadList.tsx';
import { more } from '../../team/team.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import type { TeamPartProps } from './teamPart.ts';

/** The team's players; coaches, ages and heights are on the roster screen. */
export const RosterPart = ({ teamId, sport, selection }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const page = useCall(rosterOfTeam, { teamId });
  return (
    <Section
      title={m.roster}
      aside={
        <PageLink to={screenPath('/teammembers', selection)} className={more}>
          {m.wholeRoster}
        </PageLink>
      }
    >
      <CallResult
        page={page}
        placeholder={<div className={rooms.table} aria-hidden="true" />}
        failed={m.failed.roster}
      >
        {({ rows: members }) => (
          <SquadList
            sport={sport}
            members={members}
            linkOf={({ personId }) => playerPath(selection, { playerId: personId, orgId: teamId })}
          />
        )}
      </CallResult>
    </Section>
  );
};
