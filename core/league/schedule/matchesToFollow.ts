import type { WallTime } from '../../time/oslo.ts';
import type { Match } from '../match/match.ts';
import { isLiveNow, mayHaveLog } from '../match/matchStatus.ts';
import { byDateAndStart } from './scoreboard.ts';

/**
 * The matches of a list whose logs may know more than it does (`mayHaveLog`): those in play first, then the newest, so that whoever has no
 * room for all of them takes the first.
 */
export const matchesToFollow = (matches: readonly Match[], now: WallTime): readonly Match[] =>
  matches
    .filter((match) => mayHaveLog(match, now))
    .toSorted((a, b) => Number(isLiveNow(b, now)) - Number(isLiveNow(a, now)) || byDateAndStart(b, a));
