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

/** The props of every part, with all texts of a followed match. */
export interface LiveProps<M extends LiveMessages> extends PartProps {
  readonly messages: M;
}

/** A tab of a live page. */
export interface LiveTab<M extends LiveMessages> {
  /** In the address, where old links keep working (reading 26). */
  readonly key: string;
  readonly text: (messages: M) => string;
  readonly Panel: ComponentType<LiveProps<M>>;
}

/** How a sport lists its events. */
interface PlayList {
  readonly filter: FilterChoice;
  readonly times: PlayTimes;
}

/** Everything that differs by sport on a live page. */
export interface LiveSport<M extends LiveMessages> extends PlayList {
  readonly texts: Localised<M>;
  readonly plays: (messages: M) => DescribePlay;
  readonly news: (messages: M) => DescribeNews;
  /** The side for which a piece of news flashes the score; null for none. */
  readonly flashSide: (news: News) => Side | null;
  /** Under the score: the clock and the period, or the set's points. */
  readonly Clock: ComponentType<LiveProps<M>>;
  /** The current set's points for the sticky score. Must be a stable reference. */
  readonly setPoints: ReadSetPoints;
  /** How the scores of the periods are written under the teams. Default: those of every period begun. */
  readonly periodScores?: (live: LiveMatch) => string;
  /** Statistics of both sides under the teams by name, the most urgent first. */
  readonly strips: Readonly<Record<string, ComponentType<LiveProps<M>>>>;
  /** Figures by period or set. */
  readonly Summary: FunctionComponent<LiveProps<M>>;
  /** The tabs beside the play-by-play. */
  readonly tabs: readonly LiveTab<M>[];
  /** Intervals with more players on one side; null where the sport has none. */
  readonly advantages: ((match: LiveMatch) => readonly Advantage[]) | null;
}

/** A sport's live page: its parts, and its descriptions of events for server-rendered rows. */
export interface LiveViews extends LiveParts, PlayList {
  readonly plays: (language: Language) => {
    readonly messages: LiveMessages;
    readonly describe: DescribePlay;
  };
}
