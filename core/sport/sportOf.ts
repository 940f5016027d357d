import { basketball } from './basketball/basketball.ts';
import { iceHockey } from './icehockey/iceHockey.ts';
import { soccer } from './soccer/soccer.ts';
import type { Sport } from './sport.ts';
import type { SportKind } from './sportKind.ts';
import { volleyball } from './volleyball/volleyball.ts';

/** The sport as a value: the one place where a kind of sport is compared. */
export const sportOf = (kind: SportKind): Sport => {
  switch (kind) {
    case 'icehockey':
      return iceHockey;
    case 'basketball':
      return basketball;
    case 'volleyball':
      return volleyball;
    case 'soccer':
      return soccer;
  }
};
