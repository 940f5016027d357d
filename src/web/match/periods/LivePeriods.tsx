import type { LiveMatch } from '@kampdag/core/live/match';
import type { BySide } from '@kampdag/core/side';
import { useSelector } from '@xstate/react';
import { type ComponentType, useCallback } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import type { LiveProps } from '../live/liveSport.ts';
import { useReading } from '../live/useLive.ts';
import type { PeriodTableView } from './periodTable.ts';
import { SummaryCard } from './SummaryCard.tsx';
import { summaryRoom } from './summaryRoom.css.ts';

/** What a sport counts by period while its match is played. */
interface LivePeriodFigures<M extends LiveMessages> {
  readonly words: (messages: M) => {
    readonly title: string;
    readonly teamLabel: string;
    readonly total: { readonly short: string; readonly long: string };
  };
  /** What stands there where nothing can be known. */
  readonly unknown: (messages: M) => PeriodTableView;
  readonly read: (live: LiveMatch, messages: M) => PeriodTableView;
  /** What the table cannot say; null where there is nothing. */
  readonly noteOf?: (live: LiveMatch, teams: BySide<string>, messages: M) => string | null;
}

const isComing = ({ value, context: { match } }: LiveSnapshot): boolean =>
  match === null && (value === 'waiting' || value === 'replaying');

const noNote = (): null => null;

/** A live match's figures by period. While it is being played, or was, dashes stand where nothing is known; nothing before. */
export const livePeriods = <M extends LiveMessages>({
  words,
  unknown,
  read,
  noteOf = noNote,
}: LivePeriodFigures<M>): ComponentType<LiveProps<M>> => {
  const LivePeriods = ({ actor, teams, isPlayed, messages, room }: LiveProps<M>) => {
    const table = useReading(
      actor,
      useCallback((live: LiveMatch) => read(live, messages), [messages]),
    );
    const note = useReading(
      actor,
      useCallback((live: LiveMatch) => noteOf(live, teams, messages), [teams, messages]),
    );
    const isAwaited = useSelector(actor, isComing);
    const known = table === null || table.columns.length === 0 ? null : table;
    if (known === null && !isPlayed) return null;
    // Columns that come later move nothing.
    if (isAwaited) return <div className={summaryRoom[room.summary]} />;
    return <SummaryCard {...words(messages)} table={known ?? unknown(messages)} names={teams} note={note} />;
  };
  return LivePeriods;
};
