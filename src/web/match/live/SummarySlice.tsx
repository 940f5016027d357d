import type { LiveMatch } from '@kampdag/core/live/match';
import type { BySide } from '@kampdag/core/side';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import type { PeriodTable } from '../periods/periodTable.ts';
import { SummaryCard } from '../periods/SummaryCard.tsx';
import { useReading } from './useLive.ts';

interface SummarySliceProps<M extends LiveMessages> {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly isPlayed: boolean;
  readonly messages: M;
  readonly words: {
    readonly title: string;
    readonly team: string;
    readonly total: string;
    readonly totalSign: string;
  };
  /** The room of the table, until it is known how many periods it has: columns that come later move nothing. */
  readonly room: string;
  /** What stands there where nothing can be known. */
  readonly unknown: PeriodTable;
  /** To be the same function always. */
  readonly tableOf: (live: LiveMatch, messages: M) => PeriodTable;
  readonly noteOf?: (live: LiveMatch, teams: BySide<string>, messages: M) => string | null;
}

const noNote = (): null => null;

const isComing = ({ value, context: { match } }: LiveSnapshot): boolean =>
  match === null && (value === 'waiting' || value === 'replaying');

/** Figures by period. While it is being played, or was, dashes stand where nothing is known; nothing before. */
export const SummarySlice = <M extends LiveMessages>(props: SummarySliceProps<M>) => {
  const { actor, teams, isPlayed, messages, words, room, unknown, tableOf, noteOf = noNote } = props;
  const table = useReading(
    actor,
    useCallback((live: LiveMatch) => tableOf(live, messages), [tableOf, messages]),
  );
  const note = useReading(
    actor,
    useCallback((live: LiveMatch) => noteOf(live, teams, messages), [noteOf, teams, messages]),
  );
  const isAwaited = useSelector(actor, isComing);
  const known = table === null || table.periods.length === 0 ? null : table;
  if (known === null && !isPlayed) return null;
  if (isAwaited) return <div className={room} />;
  return (
    <SummaryCard
      title={words.title}
      table={known ?? unknown}
      teams={teams}
      teamLabel={words.team}
      totalLabel={words.total}
      totalSign={words.totalSign}
      messages={messages}
      note={note}
    />
  );
};
