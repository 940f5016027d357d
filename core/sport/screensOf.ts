import { basketballScreens } from './basketball/screens.ts';
import { handballScreens } from './handball/screens.ts';
import { hockeyScreens } from './icehockey/screens.ts';
import { plainScreens } from './plain/screens.ts';
import type { ScreensRule } from './screensRule.ts';
import { soccerScreens } from './soccer/screens.ts';
import type { SportKind } from './sportKind.ts';
import { volleyballScreens } from './volleyball/screens.ts';

const screens: Readonly<Record<SportKind, ScreensRule>> = {
  icehockey: hockeyScreens,
  basketball: basketballScreens,
  volleyball: volleyballScreens,
  soccer: soccerScreens,
  handball: handballScreens,
  plain: plainScreens,
};

/** The screens of a sport's leagues; separate from `sportOf`, because every page has a menu and few need the rules. */
export const screensOf = (kind: SportKind): ScreensRule => screens[kind];
