import type { TeamId, TournamentId } from '@kampdag/core/ids';
import type { Selection } from '@kampdag/core/site/selection';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import { type ComponentType, createElement, type ReactNode, useMemo } from 'react';
import { useFormat, useI18n } from '../i18n/I18nContext.tsx';
import { CallResult } from '../machines/CallResult.tsx';
import { rowsIn } from '../machines/loadable.ts';
import { useCall } from '../machines/useCall.ts';
import { sportViews } from '../sports/sportViews.ts';
import { columnIn } from '../statistics/columns.ts';
import type { StatisticsDefinition } from '../statistics/definition.ts';
import { entryOf } from '../statistics/entry.ts';
import { readStatisticsFilter } from '../statistics/filter.ts';
import { type LeaderBoard, leaderBoards } from '../statistics/leaders/leaders.ts';
import { useLoadedValue } from '../ui/useLoadedValue.ts';

/** The league of the leaders, and how they render. */
export interface LeadersProps {
  readonly sport: SportKind;
  readonly tournamentId: TournamentId;
  readonly selection: Selection;
  /** The title of a failure. */
  readonly failed: string;
  readonly room: ReactNode;
  /** Renders the boards of teams; empty boards are left out. */
  readonly children: (boardsOf: (teamId: TeamId) => readonly LeaderBoard[]) => ReactNode;
}

const unfiltered = readStatisticsFilter(new URLSearchParams());

/** The leaders of single teams from a sport's player statistics, with the figures and the order of its statistics screen. */
const leadersOf = <P, Row extends object>({
  endpoint,
  params,
  columns: columnsOf,
  order,
  leaders: rules,
  subject,
  regulars,
}: StatisticsDefinition<P, Row>): ComponentType<LeadersProps> => {
  const { basis } = unfiltered;
  const Leaders = ({ tournamentId, selection, failed, room, children }: LeadersProps) => {
    const { language } = useI18n();
    const { number } = useFormat();
    const page = useCall(endpoint, params(tournamentId, unfiltered));
    const league = rowsIn(page.view);
    const boardsOf = useMemo(() => {
      const rows = (league ?? []).toSorted(order(basis));
      const columns = columnsOf(rows, basis).map(columnIn(language));
      const about = entryOf(subject, selection);
      const isRegular = regulars?.(rows) ?? (() => true);
      return (teamId: TeamId): readonly LeaderBoard[] =>
        leaderBoards({
          rows: rows.filter((row) => subject.of(row).teamId === teamId),
          rules,
          columns,
          isRegular,
          // The page already names the team.
          about: (row) => ({ ...about(row), teamName: null }),
          language,
          number,
        });
    }, [league, language, number, selection]);
    return (
      <CallResult page={page} placeholder={room} failed={failed}>
        {() => children(boardsOf)}
      </CallResult>
    );
  };
  return Leaders;
};

type Load = () => Promise<ComponentType<LeadersProps>>;

/** Each sport's loader of leaders; none for a sport without player statistics. */
const loaders: ReadonlyMap<SportKind, Load> = new Map(
  sportKinds.flatMap((sport): readonly (readonly [SportKind, Load])[] => {
    const players = sportViews[sport].statistics.find(({ name }) => name === 'players');
    return players === undefined ? [] : [[sport, () => players.load(leadersOf)]];
  }),
);

/** Whether a sport has team leaders. */
export const hasLeaders = (sport: SportKind): boolean => loaders.has(sport);

const Loaded = ({ load, ...props }: LeadersProps & { readonly load: Load }) => {
  const Leaders = useLoadedValue(load);
  return Leaders === null ? props.room : createElement(Leaders, props);
};

/** The leaders of teams by figure, with lazy code; nothing in a sport without player statistics. */
export const TeamLeaders = (props: LeadersProps) => {
  const load = loaders.get(props.sport);
  return load === undefined ? null : <Loaded {...props} load={load} />;
};
