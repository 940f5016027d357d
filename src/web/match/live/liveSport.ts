import type { Advantage } from '@kampdag/core/live/cursor/playTimes';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import type { Language } from '@kampdag/core/site/language';
import type { ComponentType, FunctionComponent } from 'react';
import type { Localised } from '../../i18n/localised.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { ReadSetPoints } from '../board/sticky/StickyScore.tsx';
import type { DescribeNews } from '../news/newsText.ts';
import type { FilterChoice } from '../plays/filter.ts';
import type { DescribePlay } from '../plays/playText.ts';
import type { PlayTimes } from '../plays/playTime.ts';
import type { LiveParts, PartProps } from './parts.ts';

/** What every part is given, with all the texts of a match that is followed. */
export interface LiveProps<M extends LiveMessages> extends PartProps {
  readonly messages: M;
}

/** A tab of a live page. */
export interface LiveTab<M extends LiveMessages> {
  /** In the address: old links keep working (reading 26). */
  readonly key: string;
  readonly text: (messages: M) => string;
  readonly Panel: ComponentType<LiveProps<M>>;
}

/** How a sport lists its events. */
interface PlayList {
  readonly filter: FilterChoice;
  readonly times: PlayTimes;
}

/** What differs from sport to sport on a live page. */
export interface LiveSport<M extends LiveMessages> extends PlayList {
  readonly texts: Localised<M>;
  readonly plays: (messages: M) => DescribePlay;
  readonly news: (messages: M) => DescribeNews;
  /** The side whose big moment a piece of news is; null for news that is none. */
  readonly moment: (news: News) => Side | null;
  /** Under the score: the clock and the period, or the points of the set. */
  readonly Clock: ComponentType<LiveProps<M>>;
  /** The points of the set being played, for the line that stays in sight. To be the same function always. */
  readonly setPoints: ReadSetPoints;
  /** Under the teams, while it is played. */
  readonly Under: FunctionComponent<LiveProps<M>>;
  /** By period, or by set. */
  readonly Summary: FunctionComponent<LiveProps<M>>;
  /** The tabs beside the play by play. */
  readonly tabs: readonly LiveTab<M>[];
  /** The stretches of play with more players on one side; null where the sport has none. */
  readonly advantages: ((match: LiveMatch) => readonly Advantage[]) | null;
}

/** A sport's live page: the parts that follow a match, and its events in words for a page that stands still. */
export interface LiveViews extends LiveParts, PlayList {
  readonly plays: (language: Language) => {
    readonly messages: LiveMessages;
    readonly describe: DescribePlay;
  };
}
