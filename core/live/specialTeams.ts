import type { BySide } from '../side.ts';
import { type PowerPlays, powerPlaysIn } from '../sport/icehockey/penalties/powerPlays.ts';
import { type LiveMatch, readingOf } from './match.ts';
import { penaltiesOf } from './penalties.ts';
import { playTimeOf } from './presence.ts';

/** Both sides' power plays so far (specification §3, reading 31). */
export const specialTeamsOf = readingOf(
  (match: LiveMatch): BySide<PowerPlays> => powerPlaysIn(penaltiesOf(match), playTimeOf(match)),
);
