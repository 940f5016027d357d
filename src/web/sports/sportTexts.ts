import type { SportKind } from '@kampdag/core/sportKind';
import type { SportTexts } from '../i18n/sportWords.ts';
import { basketballWords } from './basketball/words.ts';
import { handballWords } from './handball/words.ts';
import { hockeyWords } from './icehockey/words.ts';
import { plainWords } from './plain/words.ts';
import { soccerWords } from './soccer/words.ts';
import { volleyballWords } from './volleyball/words.ts';

const texts: Readonly<Record<SportKind, SportTexts>> = {
  icehockey: hockeyWords,
  basketball: basketballWords,
  volleyball: volleyballWords,
  soccer: soccerWords,
  handball: handballWords,
  plain: plainWords,
};

/** A sport's words: a few hundred bytes in every page of matches, apart from the texts that screens load. */
export const sportTextsOf = (sport: SportKind): SportTexts => texts[sport];
