import { playTimeOf } from '../../../live/lineup/presence.ts';
import { type LiveMatch, readingOf } from '../../../live/match.ts';
import type { BySide } from '../../../side.ts';
import { type PowerPlays, powerPlaysIn } from '../penalties/powerPlays.ts';
import { penaltiesOf } from './penalties.ts';

/** Both sides' power plays so far (specification §3, reading 31). */
export const specialTeamsOf = readingOf(
  (match: LiveMatch): BySide<PowerPlays> => powerPlaysIn(penaltiesOf(match), playTimeOf(match)),
);
