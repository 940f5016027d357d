import type { Branded } from '../brand.ts';
import { MatchId } from '../ids.ts';

/** How a visitor chooses to see results. */
export interface ViewingPreferences {
  /** Whether results are hidden until requested. */
  readonly hidesResults: boolean;
  /** The matches whose results were revealed nevertheless. */
  readonly revealed: readonly MatchId[];
  /** Seconds by which matches lag behind their reports, to stay in step with a broadcast. */
  readonly delay: number;
}

/** The default: everything, at once. */
export const plainViewing: ViewingPreferences = { hidesResults: false, revealed: [], delay: 0 };

/** Whether everything is shown at once. */
export const isPlain = ({ hidesResults, delay }: ViewingPreferences): boolean => !hidesResults && delay === 0;

/** The longest delay, in seconds. */
export const longestDelay = 180;

/** The maximum number of remembered reveals, newest kept. */
const mostRevealed = 40;

/** The nearest allowed delay, in whole seconds. */
export const allowedDelay = (seconds: number): number =>
  Math.min(longestDelay, Math.max(0, Math.round(Number.isFinite(seconds) ? seconds : 0)));

/** Whether the visitor hides the result of a match. */
export const hidesResultOf = ({ hidesResults, revealed }: ViewingPreferences, matchId: MatchId): boolean =>
  hidesResults && !revealed.includes(matchId);

/** The preferences with one more match revealed. */
export const withRevealed = (viewing: ViewingPreferences, matchId: MatchId): ViewingPreferences => ({
  ...viewing,
  revealed: [...viewing.revealed.filter((id) => id !== matchId), matchId].slice(-mostRevealed),
});

/** Preferences as they are stored. */
export type PrintedViewing = Branded<string, 'PrintedViewing'>;

/** Writes preferences for storage: `hidden:60:12.34`. */
export const printViewing = ({ hidesResults, revealed, delay }: ViewingPreferences): PrintedViewing =>
  `${hidesResults ? 'hidden' : 'shown'}:${allowedDelay(delay)}:${revealed.join('.')}` as PrintedViewing;

const stored = /^(hidden|shown):(\d{1,3}):((?:\d{1,10}(?:\.\d{1,10})*)?)$/;

/** Reads stored preferences; the default for any other text. */
export const readViewing = (text: string | null): ViewingPreferences => {
  const parts = stored.exec(text ?? '');
  if (parts === null) return plainViewing;
  const [, results, delay, revealed = ''] = parts;
  return {
    hidesResults: results === 'hidden',
    revealed:
      revealed === ''
        ? []
        : revealed
            .split('.')
            .slice(-mostRevealed)
            .map((id) => MatchId(Number(id))),
    delay: allowedDelay(Number(delay)),
  };
};
