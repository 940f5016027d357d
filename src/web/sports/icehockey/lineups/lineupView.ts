import type { Named } from '@kampdag/core/league/player/person';
import type { MatchTeamMember } from '@kampdag/core/league/player/roster';
import type { SideLineup } from '@kampdag/core/live/lineup/lineup';
import type { Member } from '@kampdag/core/live/wire/matchData';
import { linesOf, type PlayersByLine } from '@kampdag/core/sport/icehockey/position';
import { listedPlayer, reportedPlayer, type SheetPlayer } from '../../../match/sheets/sheet.ts';

/** One side's lineup as displayed, live or played; names are last names in capitals (specification §2). */
export type LineupView = PlayersByLine<SheetPlayer>;

const upperName = ({ firstName, lastName }: Named): string =>
  (lastName ?? firstName ?? '').toLocaleUpperCase('nb');

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

/** A lineup from the federation's sheets. */
export const playedLineup = (lineup: PlayersByLine<MatchTeamMember>): LineupView =>
  mapPlayers(lineup, (member) => listedPlayer(member, new Set(member.isCaptain ? [member.personId] : [])));

/** A lineup from the match's log, with the players on the ice. */
export const liveLineup = (lineup: SideLineup): LineupView => {
  const { onIce, goalieInNet } = lineup;
  const inPlay = goalieInNet === null ? onIce : new Set([...onIce, goalieInNet]);
  return mapPlayers(lineup, (member: Member) => reportedPlayer(member, inPlay));
};
