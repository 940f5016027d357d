import type { LiveScore } from '@kampdag/core/live/channel/goals';
import type { MatchesMessages } from '../i18n/messages/matches.ts';
import type { PeriodMessages } from '../i18n/messages/periods.ts';
import { hidden } from '../ui/text/text.css.ts';
import type { BoardRow } from './boardRow.ts';

interface ShortText {
  readonly long: string;
  readonly brief: string;
}

const alike = (text: string): ShortText => ({ long: text, brief: text });

/** A match's status as text; late, and without a result, it is what its page says. */
export const statusText = (
  { status, state }: Pick<BoardRow, 'status' | 'state'>,
  m: MatchesMessages,
): ShortText => {
  if (status.type === 'NoShow') return { long: m.status.NoShow[status.side], brief: m.noShow };
  if (state.type === 'ToCome' && state.isLate) return alike(m.late);
  return alike(state.type === 'WithoutResult' ? m.noResult : m.status[status.type]);
};

/** A match's period as text, or that its log is incomplete; null if none is reported, or the match is over. */
export const liveText = (
  live: LiveScore | null,
  { notStarted, incompleteLog }: MatchesMessages,
  periods: PeriodMessages,
): ShortText | null => {
  if (live === null || live.phase === 'silent' || live.phase === 'ended') return null;
  if (live.phase !== 'notStarted' && live.score === null) return incompleteLog;
  if (live.phase === 'intermission') return { long: periods.intermission, brief: periods.briefIntermission };
  if (live.period === null || live.phase === 'notStarted') return alike(notStarted);
  return { long: periods.long(live.period), brief: periods.brief(live.period) };
};

/** An abbreviated text; screen readers get the full one. */
export const Short = ({ text: { long, brief } }: { readonly text: ShortText }) =>
  long === brief ? (
    long
  ) : (
    <>
      <span className={hidden}>{long}</span>
      <span aria-hidden="true">{brief}</span>
    </>
  );
