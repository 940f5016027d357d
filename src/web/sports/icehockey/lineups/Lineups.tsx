import { hockeyMatchPlayers } from '@kampdag/core/gateway/icehockeyEndpoints';
import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import type { MatchTeamMember } from '@kampdag/core/league/player/roster';
import { sides } from '@kampdag/core/side';
import { playerPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import { type LineSlot, lineSlots } from '@kampdag/core/sport/icehockey/position';
import { type HockeyLineup, hockeyLineupOf } from '@kampdag/core/sport/icehockey/sheets/hockeyLineup';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { useCall } from '../../../machines/useCall.ts';
import { Part } from '../../../match/parts/Part.tsx';
import { type MatchPage, valueOf } from '../../../match/parts/page.ts';
import { pair, quiet, section, subtitle } from '../../../match/parts/parts.css.ts';
import { Section } from '../../../match/parts/Section.tsx';
import { TeamLabel } from '../../../match/parts/TeamLabel.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { hidden } from '../../../ui/text/hidden.css.ts';
import * as styles from '../hockey.css.ts';
import { hockeyPageMessages } from '../playedMessages.ts';

/** Forwards first, as a line is read. */
const drawn: readonly LineSlot[] = ['LW', 'CE', 'RW', 'LD', 'RD'];

const Captain = () => {
  const m = useMessages(matchPageMessages);
  return (
    <span className={styles.captain}>
      <span aria-hidden="true">C</span>
      <span className={hidden}>{m.captain}</span>
    </span>
  );
};

const linkOf = (selection: Selection, { personId, teamId, owningOrgId }: MatchTeamMember): string =>
  playerPath(selection, { playerId: personId, orgId: teamId ?? owningOrgId });

/** The name as line-ups write it (specification §2: number and upper-cased last name). */
const upperName = ({ firstName, lastName }: MatchTeamMember): string =>
  (lastName ?? firstName ?? '').toLocaleUpperCase('nb');

const Place = ({
  slot,
  member,
  selection,
}: {
  readonly slot: LineSlot;
  readonly member: MatchTeamMember | null;
  readonly selection: Selection;
}) => {
  const h = useMessages(hockeyPageMessages);
  return (
    <li className={styles.slots[slot]}>
      {member === null ? (
        <span className={styles.place}>
          <span className={styles.shirt}>–</span>
        </span>
      ) : (
        <PageLink to={linkOf(selection, member)} className={styles.place}>
          <span className={styles.shirtRow}>
            <span className={styles.shirt}>{member.shirtNumber ?? '–'}</span>
            {member.isCaptain ? <Captain /> : null}
          </span>
          <span className={styles.lastName}>{upperName(member)}</span>
        </PageLink>
      )}
      <abbr className={styles.slotName} title={h.slotNames[slot]} aria-label={h.slotNames[slot]}>
        {h.slots[slot]}
      </abbr>
    </li>
  );
};

const Group = ({
  title,
  members,
  selection,
}: {
  readonly title: string;
  readonly members: readonly MatchTeamMember[];
  readonly selection: Selection;
}) =>
  members.length === 0 ? null : (
    <div>
      <h4 className={styles.lineName}>{title}</h4>
      <ul className={styles.group}>
        {members.map((member) => (
          <li key={member.personId} className={styles.person}>
            <PageLink to={linkOf(selection, member)} className={styles.person}>
              <span className={styles.shirt}>{member.shirtNumber ?? '–'}</span>
              <span className={styles.lastName}>{upperName(member)}</span>
            </PageLink>
            {member.isCaptain ? <Captain /> : null}
          </li>
        ))}
      </ul>
    </div>
  );

const TeamLines = ({
  lineup,
  selection,
}: {
  readonly lineup: HockeyLineup;
  readonly selection: Selection;
}) => {
  const h = useMessages(hockeyPageMessages);
  const lines = lineup.lines.filter(({ slots }) => lineSlots.some((slot) => slots[slot] !== null));
  return (
    <div className={styles.lines}>
      <Group title={h.goaliesInLineup} members={lineup.goalies} selection={selection} />
      {lines.map(({ line, slots }) => (
        <div key={line}>
          <h4 className={styles.lineName}>{h.line(line)}</h4>
          <ul className={styles.line}>
            {drawn.map((slot) => (
              <Place key={slot} slot={slot} member={slots[slot]} selection={selection} />
            ))}
          </ul>
        </div>
      ))}
      <Group title={h.others} members={lineup.others} selection={selection} />
    </div>
  );
};

/** Both teams by lines one to four and their places, who is in none after them (specification §2). */
export const Lineups = ({ page: { match, names, selection } }: { readonly page: MatchPage }) => {
  const members = useCall(matchTeamMembers, { matchId: match.matchId });
  const players = useCall(hockeyMatchPlayers, { matchId: match.matchId });
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const played = valueOf(players.view)?.rows ?? [];
  return (
    <Section title={h.lineups} isBare>
      <Part page={members} what={m.parts.lineup} room="table">
        {({ rows }) => {
          const own = rowsBySide(match, rows);
          return rows.length === 0 ? (
            <p className={quiet}>{h.noLineup}</p>
          ) : (
            <div className={pair}>
              {sides.map((side) => (
                <section key={side} className={section} aria-label={names[side]}>
                  <h3 className={subtitle}>
                    <TeamLabel name={names[side]} side={side} />
                  </h3>
                  <TeamLines lineup={hockeyLineupOf(own[side], played)} selection={selection} />
                </section>
              ))}
            </div>
          );
        }}
      </Part>
    </Section>
  );
};
