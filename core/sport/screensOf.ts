import { basketballScreens } from './basketball/screens.ts';
import { handballScreens } from './handball/screens.ts';
import { hockeyScreens } from './icehockey/screens.ts';
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
};

/** The screens of a sport's leagues; apart from `sportOf`, for every page has menu and links, and few need the sport's rules. */
export const screensOf = (kind: SportKind): ScreensRule => screens[kind];
