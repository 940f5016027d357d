import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { LiveParts } from './parts.ts';

/** The parts that follow a match, each sport's with its own code and words: they come after the first view. */
export const loadParts: Readonly<Record<SportKind, () => Promise<LiveParts>>> = {
  icehockey: async () => (await import('./sports/hockey.tsx')).hockeyParts,
  basketball: async () => (await import('./sports/basketball.tsx')).basketballParts,
  volleyball: async () => (await import('./sports/volleyball.tsx')).volleyballParts,
  soccer: async () => (await import('./sports/soccer.tsx')).soccerParts,
};
