import type { LiveEventType } from '@kampdag/core/live/event';
import { lineupOf } from '@kampdag/core/live/lineup';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type TimelineRow, timelineOf } from '@kampdag/core/live/timeline';
import type { BySide } from '@kampdag/core/side';
import { sides } from '@kampdag/core/side';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { useCallback, useMemo } from 'react';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { useQuery } from '../../../router/useQuery.ts';
import { Lineups } from '../lineups/Lineups.tsx';
import { EventFilterBar } from '../plays/EventFilterBar.tsx';
import {
  chooseTypes,
  type EventFilter,
  filterParameter,
  isDefault,
  readFilter,
  shownRows,
  writeFilter,
} from '../plays/filter.ts';
import { PlayByPlay } from '../plays/PlayByPlay.tsx';
import { empty } from '../plays/plays.css.ts';
import { sameItems } from '../sameValue.ts';
import { sheetsOf } from '../teams/sheet.ts';
import { sheetColumns, TeamSheetView } from '../teams/TeamSheetView.tsx';
import { useDetails } from '../useDetails.ts';
import { type LiveActor, useReading } from '../useLive.ts';
import { PanelSkeleton } from './PanelSkeleton.tsx';

interface PanelProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
}

const hockey = sportOf('icehockey');

const sameRows = (
  a: { readonly rows: readonly TimelineRow[]; readonly isEmpty: boolean },
  b: { readonly rows: readonly TimelineRow[]; readonly isEmpty: boolean },
): boolean => a.isEmpty === b.isEmpty && sameItems(a.rows, b.rows);

/** The events and their filter, which the address carries. */
export const PlaysPanel = ({ actor, teams, messages: m }: PanelProps) => {
  const [query, change] = useQuery();
  const named = query.get(filterParameter);
  const filter = useMemo(() => readFilter(hockey, named), [named]);
  const keep = (chosen: EventFilter) => change({ [filterParameter]: writeFilter(hockey, chosen) });
  const read = useCallback(
    (match: LiveMatch) => {
      const rows = timelineOf(match);
      return { rows: shownRows(rows, filter), isEmpty: !rows.some(({ shown }) => shown) };
    },
    [filter],
  );
  const plays = useReading(actor, read, sameRows);
  const details = useDetails(actor);
  const types = useMemo(() => {
    const kinds: Readonly<Partial<Record<LiveEventType, string>>> = m.filter.kinds;
    return hockey.eventTypes.map((type) => ({ type, text: kinds[type] ?? m.filter.kinds.unknown }));
  }, [m]);
  return (
    <>
      <EventFilterBar
        label={m.filter.label}
        types={types}
        chosen={filter}
        onChoose={(chosen) => keep(chooseTypes(hockey, chosen))}
        resetLabel={m.filter.reset}
        onReset={isDefault(hockey, filter) ? null : () => keep(hockey.defaultFilter)}
      />
      {plays === null || details === null ? (
        <PanelSkeleton />
      ) : (
        <PlayByPlay {...plays} details={details} teams={teams} messages={m} />
      )}
    </>
  );
};

/** Both sides' lines. */
export const LineupsPanel = ({ actor, teams, messages }: PanelProps) => {
  const lineup = useReading(actor, lineupOf);
  return lineup === null ? <PanelSkeleton /> : <Lineups lineup={lineup} teams={teams} messages={messages} />;
};

/** Both teams' players with their figures so far. */
export const TeamsPanel = ({ actor, teams, messages }: PanelProps) => {
  const sheets = useReading(actor, sheetsOf);
  const columns = useMemo(() => sheetColumns(messages), [messages]);
  if (sheets === null) return <PanelSkeleton />;
  if (sides.every((side) => sheets[side].skaters.length + sheets[side].goalies.length === 0)) {
    return <p className={empty}>{messages.teams.none}</p>;
  }
  return sides.map((side) => (
    <TeamSheetView key={side} team={teams[side]} sheet={sheets[side]} columns={columns} messages={messages} />
  ));
};
