import type { OwnFigures } from '../live/figures/source.ts';
import { hockeyOwnFigures } from './icehockey/live/ownFigures.ts';
import type { SportKind } from './sportKind.ts';

const sports: Readonly<Record<SportKind, OwnFigures | null>> = {
  icehockey: hockeyOwnFigures,
  basketball: null,
  volleyball: null,
  soccer: null,
  handball: null,
  plain: null,
};

/** A sport's figures with rules of their own; null where it has none. */
export const ownFiguresOf = (kind: SportKind): OwnFigures | null => sports[kind];
