import type { TournamentId } from '@kampdag/core/ids';
import type { Pair } from '@kampdag/core/league/team/headToHead';
import { type BySide, bySide, mapSides } from '@kampdag/core/side';
import type { Selection } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { useMessages } from '../i18n/I18nContext.tsx';
import { previewMessages } from '../i18n/messages/preview.ts';
import { type LeaderPair, LeaderPairs } from '../match/preview/LeaderPairs.tsx';
import type { LeaderBoard } from '../statistics/leaders/leaders.ts';
import { PairLeadersSkeleton } from './PreviewSkeleton.tsx';
import { TeamLeaders } from './TeamLeaders.tsx';

/** The boards of two teams in pairs, in the order of their first appearance. */
const pairsOf = (boards: BySide<readonly LeaderBoard[]>): readonly LeaderPair[] => {
  const titles = new Map([...boards.home, ...boards.away].map(({ key, title }) => [key, title]));
  return [...titles].map(([key, title]) => ({
    key,
    title,
    of: bySide((side) => boards[side].find((board) => board.key === key)?.leaders[0] ?? null),
  }));
};

interface PairLeadersProps {
  readonly pair: Pair;
  readonly sport: SportKind;
  readonly tournamentId: TournamentId;
  readonly selection: Selection;
}

/** The leaders of two teams, figure by figure. */
export const PairLeaders = ({ pair, ...rest }: PairLeadersProps) => {
  const m = useMessages(previewMessages);
  return (
    <TeamLeaders {...rest} failed={m.failed.leaders} room={<PairLeadersSkeleton />}>
      {(boardsOf) => <LeaderPairs pairs={pairsOf(mapSides(pair, boardsOf))} />}
    </TeamLeaders>
  );
};
