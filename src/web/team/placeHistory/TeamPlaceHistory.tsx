import type { TeamId } from '@kampdag/core/ids';
import type { PlayedMatch } from '@kampdag/core/league/standings/form';
import { opponentOf } from '@kampdag/core/side';
import { standingsOfDayPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import { useNavigate } from 'react-router-dom';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { PlaceHistoryChart, type SeasonPlaces } from './PlaceHistoryChart.tsx';
import { placeHistoryMessages } from './placeHistoryMessages.ts';
import type { SeasonTableInput } from './useSeasonTable.ts';

/** The props of a team's places through the season. */
export interface TeamPlaceHistoryProps {
  readonly input: SeasonTableInput;
  /** Index of the team's row in the federation's table. */
  readonly at: number;
  /** The team's matches with a result, oldest first. */
  readonly played: readonly PlayedMatch[];
  readonly selection: Selection;
  readonly teamId: TeamId;
}

/** A team's places through the season: by day as a chart, and after each match as a table linked to that day's standings. */
export const TeamPlaceHistory = ({ input, at, played, selection, teamId }: TeamPlaceHistoryProps) => {
  const m = useMessages(placeHistoryMessages);
  const { unknownTeam } = useMessages(matchesMessages);
  const { number, dayOfMonth, shortMonth } = useFormat();
  const navigate = useNavigate();
  const dated = played.flatMap((one) => (one.date === null ? [] : [{ ...one, date: one.date }]));
  const opponent = ({ matchId, side }: PlayedMatch): string =>
    input.matches.find((match) => match.matchId === matchId)?.teams[opponentOf(side)].name ?? unknownTeam;
  const summaryOf = ({ places, names }: SeasonPlaces): string => {
    const own = (places[at] ?? []).map(({ place }) => place);
    return m.ofTeam(
      names[at] ?? '',
      number(own.at(-1) ?? 0),
      number(Math.min(...own)),
      number(Math.max(...own)),
    );
  };
  const tableOf = ({ places }: SeasonPlaces) => ({
    columns: [m.round, m.points, m.place],
    rows: dated.map((one, round) => {
      const then = places[at]?.find(({ date }) => date === one.date);
      const day = `${dayOfMonth(one.date)} ${shortMonth(one.date)}`;
      return [
        `${round + 1}. ${day} ${opponent(one)} ${one.scored}–${one.conceded}`,
        number(then?.points ?? 0),
        number(then?.place ?? 0),
      ];
    }),
    onRow: {
      label: m.toDay,
      go: (row: number) => {
        const date = dated[row]?.date;
        if (date !== undefined) void navigate(standingsOfDayPath(selection, date, teamId));
      },
    },
  });
  return <PlaceHistoryChart input={input} chosen={at} summaryOf={summaryOf} tableOf={tableOf} />;
};
