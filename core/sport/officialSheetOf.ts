import { basketballSheet } from './basketball/officialSheet.ts';
import { handballSheet } from './handball/officialSheet.ts';
import { hockeySheet } from './icehockey/sheets/officialSheet.ts';
import type { AnyOfficialSheet } from './officialSheet.ts';
import type { SportKind } from './sportKind.ts';
import { volleyballSheet } from './volleyball/officialSheet.ts';

const sheets: Readonly<Record<SportKind, AnyOfficialSheet | null>> = {
  icehockey: (use) => use(hockeySheet),
  basketball: (use) => use(basketballSheet),
  volleyball: (use) => use(volleyballSheet),
  soccer: null,
  handball: (use) => use(handballSheet),
};

/** The sheet with what players did in a match; null where the live report counts nothing of it. */
export const officialSheetOf = (kind: SportKind): AnyOfficialSheet | null => sheets[kind];
