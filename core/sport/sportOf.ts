import { basketball } from './basketball/basketball.ts';
import { handball } from './handball/handball.ts';
import { iceHockey } from './icehockey/iceHockey.ts';
import { plain } from './plain/plain.ts';
import { soccer } from './soccer/soccer.ts';
import type { Sport } from './sport.ts';
import type { SportKind } from './sportKind.ts';
import { volleyball } from './volleyball/volleyball.ts';

const sports: Readonly<Record<SportKind, Sport>> = {
  icehockey: iceHockey,
  basketball,
  volleyball,
  soccer,
  handball,
  plain,
};

/** A sport's rules. */
export const sportOf = (kind: SportKind): Sport => sports[kind];
