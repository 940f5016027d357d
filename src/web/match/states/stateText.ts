import type { Match } from '@kampdag/core/league/match/match';
import { isNotPlayed, type MatchState, matchStateOf } from '@kampdag/core/league/match/matchState';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { BySide } from '@kampdag/core/side';
import type { WallTime } from '@kampdag/core/time/oslo';
import type { MatchMessages, MatchNote } from '../../i18n/messages/match.ts';
import type { PeriodMessages } from '../../i18n/messages/periods.ts';

/** The words for a match's state. */
export interface StateWords {
  readonly m: Pick<MatchMessages, 'state'>;
  readonly periods: PeriodMessages;
}

/** The state of a match in a word or two, for its chip. */
export const stateText = (state: MatchState, { m, periods }: StateWords): string => {
  switch (state.type) {
    case 'ToCome':
      return state.isLate ? m.state.late : m.state.upcoming;
    case 'InPlay':
      return state.isBreak ? periods.intermission : m.state.live;
    case 'Unreported':
      return m.state.inProgress;
    case 'Ended':
      return periods.final[state.decidedIn?.kind ?? 'regulation'];
    case 'WithoutResult':
      return m.state.noResult;
    case 'Cancelled':
      return m.state.cancelled;
    case 'Postponed':
      return m.state.postponed;
    case 'Walkover':
      return m.state.walkover;
    case 'NoShow':
      return m.state.noShow;
    default:
      return state satisfies never;
  }
};

/** `Shootout 2–1`; null without a shootout. */
export const shootoutText = (state: MatchState, { periods }: StateWords): string | null => {
  if ((state.type !== 'InPlay' && state.type !== 'Ended') || state.shootout === null) return null;
  return `${periods.long({ kind: 'shootout', number: 1 })} ${scoreText(state.shootout)}`;
};

/** The current period, or the state between and outside periods. */
const whenText = (state: MatchState, words: StateWords): string => {
  if (state.type !== 'InPlay' || state.isBreak || state.period === null) return stateText(state, words);
  return shootoutText(state, words) ?? words.periods.long(state.period);
};

/** The title of a match page: the score first, to be visible in a browser tab, then the teams and the state. */
export const matchTitle = (
  state: MatchState,
  score: BySide<number> | null,
  teams: BySide<string>,
  words: StateWords,
): string => {
  const names = `${teams.home} – ${teams.away}`;
  const when = whenText(state, words);
  return score === null || state.type === 'WithoutResult'
    ? `${names} · ${when}`
    : `${scoreText(score)} ${names} · ${when}`;
};

/** The score in words, or the reason that there is none. */
export const scoreLabel = (
  state: MatchState,
  score: BySide<number> | null,
  isPublished: boolean,
  { score: m }: MatchMessages,
): string => {
  if (score !== null) {
    const isOver = state.type === 'Ended' || state.type === 'Walkover';
    return (isOver ? m.result : m.label)(String(score.home), String(score.away));
  }
  if (!isPublished) return m.hidden;
  return isNotPlayed(state) || state.type === 'WithoutResult' ? m.none : m.unknown;
};

/** The note on a match's state in place of its figures or events; null where there are some. */
export const stateNote = (
  state: MatchState,
  score: BySide<number> | null,
  teams: BySide<string>,
  { notes }: MatchMessages,
): MatchNote | null => {
  switch (state.type) {
    case 'ToCome':
      return notes.toCome;
    case 'Unreported':
      return notes.unreported;
    case 'WithoutResult':
      return notes.noResult;
    case 'Cancelled':
      return notes.cancelled;
    case 'Postponed':
      return notes.postponed;
    case 'Walkover': {
      const other = state.side === 'home' ? 'away' : 'home';
      const isAwarded = score !== null && score[other] > score[state.side];
      return notes.walkover(teams[state.side], isAwarded ? teams[other] : null);
    }
    case 'NoShow':
      return notes.noShow(state.side === 'both' ? null : teams[state.side]);
    case 'InPlay':
    case 'Ended':
      return null;
    default:
      return state satisfies never;
  }
};

/** The state of a match by the fixture list and the time, without its log or periods. */
export const listedState = (match: Match, isPublished: boolean, now: WallTime): MatchState =>
  matchStateOf({ match, isPublished, reported: null, decidedIn: null, now });
