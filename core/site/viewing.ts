import { MatchId } from '../ids.ts';

/** How a visitor wants to see results. */
export interface Viewing {
  /** Whether results are hidden until they are asked for. */
  readonly hidesResults: boolean;
  /** The matches whose results were asked for all the same. */
  readonly revealed: readonly MatchId[];
  /** Seconds by which matches are shown later than they are reported, so that they are in step with a broadcast. */
  readonly delay: number;
}

/** Everything, at once. */
export const plainViewing: Viewing = { hidesResults: false, revealed: [], delay: 0 };

/** Whether everything is shown at once. */
export const isPlain = ({ hidesResults, delay }: Viewing): boolean => !hidesResults && delay === 0;

/** Seconds of the longest delay. */
export const longestDelay = 180;

/** So many matches whose results were asked for are remembered: the newest. */
const mostRevealed = 40;

/** A delay of whole seconds that can be set, the nearest one to a wish. */
export const allowedDelay = (seconds: number): number =>
  Math.min(longestDelay, Math.max(0, Math.round(Number.isFinite(seconds) ? seconds : 0)));

/** The same with a match whose result is asked for. */
export const withRevealed = (viewing: Viewing, matchId: MatchId): Viewing => ({
  ...viewing,
  revealed: [...viewing.revealed.filter((one) => one !== matchId), matchId].slice(-mostRevealed),
});

/** As it is kept: `hidden:60:12.34`. */
export const printViewing = ({ hidesResults, revealed, delay }: Viewing): string =>
  `${hidesResults ? 'hidden' : 'shown'}:${allowedDelay(delay)}:${revealed.join('.')}`;

const kept = /^(hidden|shown):(\d{1,3}):((?:\d{1,10}(?:\.\d{1,10})*)?)$/;

/** Reads what was kept; everything at once where that is nothing of the kind. */
export const readViewing = (text: string | null): Viewing => {
  const parts = kept.exec(text ?? '');
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
