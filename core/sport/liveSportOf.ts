import { liveBasketball } from './basketball/liveBasketball.ts';
import { liveHandball } from './handball/liveHandball.ts';
import { liveIceHockey } from './icehockey/liveIceHockey.ts';
import type { LiveSport } from './liveSport.ts';
import { livePlain } from './plain/livePlain.ts';
import { liveSoccer } from './soccer/liveSoccer.ts';
import type { SportKind } from './sportKind.ts';
import { liveVolleyball } from './volleyball/liveVolleyball.ts';

const sports: Readonly<Record<SportKind, LiveSport>> = {
  icehockey: liveIceHockey,
  basketball: liveBasketball,
  volleyball: liveVolleyball,
  soccer: liveSoccer,
  handball: liveHandball,
  plain: livePlain,
};

/** A sport with the rules of its live messages; separate from `sportOf`, because few pages read live messages. */
export const liveSportOf = (kind: SportKind): LiveSport => sports[kind];

/** All sports with the rules of their live messages. */
export const liveSports: readonly LiveSport[] = Object.values(sports);
