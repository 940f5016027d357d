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
  plain: null,
};

/** A sport's official sheet; null where the live report counts none of its figures. */
export const officialSheetOf = (kind: SportKind): AnyOfficialSheet | null => sheets[kind];
