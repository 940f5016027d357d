import { hockeyOwnFigures } from './icehockey/live/ownFigures.ts';
import type { OwnFigures } from './ownFigures.ts';
import type { SportKind } from './sportKind.ts';

const sports: Readonly<Record<SportKind, OwnFigures | null>> = {
  icehockey: hockeyOwnFigures,
  basketball: null,
  volleyball: null,
  soccer: null,
  handball: null,
};

/** The figures that a sport counts by rules of its own; null where it has none. */
export const ownFiguresOf = (kind: SportKind): OwnFigures | null => sports[kind];
