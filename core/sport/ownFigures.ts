import type { Contribution } from '../live/figures/contribution.ts';
import type { OwnFigure } from '../live/figures/source.ts';
import type { LiveMatch } from '../live/match.ts';
import type { Side } from '../side.ts';

/** The contributions to a side's figures with rules of their own. */
export type OwnFigures = Readonly<
  Record<OwnFigure, (match: LiveMatch, side: Side) => readonly Contribution[]>
>;
