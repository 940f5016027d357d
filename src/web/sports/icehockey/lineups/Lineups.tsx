import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { Match } from '@kampdag/core/league/match/match';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import type { Named } from '@kampdag/core/league/player/person';
import type { MatchTeamMember } from '@kampdag/core/league/player/roster';
import { outOf } from '@kampdag/core/live/lineup/eligibility';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Member } from '@kampdag/core/live/wire/matchData';
import { type BySide, mapSides, sides } from '@kampdag/core/side';
import { lineupOf, type SideLineup } from '@kampdag/core/sport/icehockey/live/lineup';
import { lineNumbers, linesOf, type PlayersByLine } from '@kampdag/core/sport/icehockey/position';
import { hockeyLineupOf } from '@kampdag/core/sport/icehockey/sheets/hockeyLineup';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import { useState } from 'react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { type LoadedPage, mapPage } from '../../../machines/loadable.ts';
import type { PartProps } from '../../../match/live/liveSport.ts';
import { useDeferredSlice } from '../../../match/live/useLiveSlice.ts';
import { Part } from '../../../match/parts/Part.tsx';
import { logPage, type MatchPage, type RowsPage } from '../../../match/parts/page.ts';
import { pair, quiet, section, subtitle } from '../../../match/parts/parts.css.ts';
import { Section } from '../../../match/parts/Section.tsx';
import { TeamLabel } from '../../../match/parts/TeamLabel.tsx';
import { usePersonPath } from '../../../match/parts/usePersonPath.ts';
import { listedPlayer, reportedPlayer, type SheetPlayer } from '../../../match/sheets/sheet.ts';
import { panel } from '../../../match/sheets/sheets.css.ts';
import { FilterChips } from '../../../ui/controls/choices.tsx';
import { lineupMessages } from './lineupMessages.ts';
import * as styles from './lineups.css.ts';
import { type LineupView, TeamLines } from './TeamLines.tsx';

const upperName = ({ firstName, lastName }: Named): string =>
  (lastName ?? firstName ?? '').toLocaleUpperCase(federationLanguage);

const mapPlayers = <Player extends Named>(
  { lines, goalies, others }: PlayersByLine<Player>,
  playerOf: (player: Player) => SheetPlayer,
): LineupView => {
  const drawn = (player: Player): SheetPlayer => ({ ...playerOf(player), name: upperName(player) });
  return {
    lines: linesOf((line, slot) => {
      const player = lines.find(({ number }) => number === line)?.slots[slot] ?? null;
      return player === null ? null : drawn(player);
    }),
    goalies: goalies.map(drawn),
    others: others.map(drawn),
  };
};

const playedLineup = (lineup: PlayersByLine<MatchTeamMember>): LineupView =>
  mapPlayers(lineup, (member) => listedPlayer(member, new Set(member.isCaptain ? [member.personId] : [])));

const liveLineup = (lineup: SideLineup, outs: ReturnType<typeof outOf>): LineupView => {
  const { onIce, goalieInNet } = lineup;
  const inPlay = goalieInNet === null ? onIce : new Set([...onIce, goalieInNet]);
  return mapPlayers(lineup, (member: Member) => reportedPlayer(member, inPlay, undefined, outs));
};

const isNamed = ({ slots }: LineupView['lines'][number]): boolean =>
  Object.values(slots).some((player) => player !== null);

const hasNobody = ({ lines, goalies, others }: LineupView): boolean =>
  !lines.some(isNamed) && goalies.length + others.length === 0;

const hasOnIce = ({ lines }: LineupView): boolean =>
  lines.some(({ slots }) => Object.values(slots).some((player) => player?.isIn === true));

const choices = ['all', ...lineNumbers] as const;

interface LineupsProps {
  readonly match: Match;
  readonly names: BySide<string>;
  readonly lineups: LoadedPage<BySide<LineupView>>;
}

/** Both teams by lines one to four with positions, or one line only, live or played (specification §2, §4). */
export const Lineups = ({ match, names, lineups }: LineupsProps) => {
  const m = useMessages(matchPageMessages);
  const l = useMessages(lineupMessages);
  const [chosen, choose] = useState('all');
  const pathOf = usePersonPath(match);
  return (
    <Section title={l.title} isBare>
      <Part page={lineups} what={m.parts.lineup} room="table">
        {(both) =>
          sides.every((side) => hasNobody(both[side])) ? (
            <p className={quiet}>{l.none}</p>
          ) : (
            <>
              <FilterChips
                label={l.chosen}
                value={chosen}
                options={choices.map((choice) => ({
                  value: String(choice),
                  label: choice === 'all' ? l.all : String(choice),
                }))}
                onChoose={choose}
              />
              <div className={pair}>
                {sides.map((side) => (
                  <section key={side} className={section} aria-label={names[side]}>
                    <h3 className={subtitle}>
                      <TeamLabel name={names[side]} side={side} />
                    </h3>
                    <TeamLines
                      lineup={both[side]}
                      lines={both[side].lines.filter((line) =>
                        chosen === 'all' ? isNamed(line) : String(line.number) === chosen,
                      )}
                      pathOf={({ id }) => pathOf(id, side)}
                    />
                  </section>
                ))}
              </div>
              {sides.some((side) => hasOnIce(both[side])) ? (
                <p className={styles.legend}>
                  <span aria-hidden="true" className={styles.legendMark} />
                  {l.onIce}
                </p>
              ) : null}
            </>
          )
        }
      </Part>
    </Section>
  );
};

const read = (match: LiveMatch): BySide<LineupView> => {
  const outs = outOf(match);
  return mapSides(lineupOf(match), (lineup) => liveLineup(lineup, outs));
};

/** Both sides' lines, with the players on the ice, from the match's log. */
export const LiveLineups = ({ actor, match, teams }: PartProps) => (
  <div className={panel}>
    <Lineups match={match} names={teams} lineups={logPage(useDeferredSlice(actor, read))} />
  </div>
);

interface PlayedLineupsProps {
  readonly page: MatchPage;
  readonly members: RowsPage<MatchTeamMember>;
  /** Players with their lines; empty while unknown. */
  readonly played: readonly HockeyMatchPlayer[];
}

/** Both sides' lines from the federation's sheets. */
export const PlayedLineups = ({ page: { match, names }, members, played }: PlayedLineupsProps) => (
  <Lineups
    match={match}
    names={names}
    lineups={mapPage(members, ({ rows }) =>
      mapSides(rowsBySide(match, rows), (own) => playedLineup(hockeyLineupOf(own, played))),
    )}
  />
);
