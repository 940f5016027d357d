import type { LiveMatch } from '@kampdag/core/live/match';
import { logGapsOf } from '@kampdag/core/live/score/completeness';
import { useCallback } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { incompleteNote } from './page.css.ts';
import { useLiveSlice } from './useLiveSlice.ts';

/** `The log of this match is incomplete: its start is missing.`; null for a log that may be whole (reading 45). */
const incompleteText = (live: LiveMatch, { connection }: LiveMessages): string | null => {
  const gaps = logGapsOf(live);
  const { lacks, text } = connection.incomplete;
  return gaps.length === 0 ? null : text(gaps.map((gap) => lacks[gap]).join(', '));
};

interface IncompleteNoteProps {
  readonly actor: LiveActor;
  readonly messages: LiveMessages;
}

/** Says that a match's log is incomplete, and what it lacks; nothing otherwise. */
export const IncompleteNote = ({ actor, messages }: IncompleteNoteProps) => {
  const text = useLiveSlice(
    actor,
    useCallback((live: LiveMatch) => incompleteText(live, messages), [messages]),
  );
  return text === null ? null : (
    <p className={incompleteNote} role="note">
      {text}
    </p>
  );
};
