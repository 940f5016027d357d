import type { News } from '@kampdag/core/live/news/news';
import type { BySide } from '@kampdag/core/side';
import type { ComponentType } from 'react';
import type { Localised } from '../../../i18n/localised.ts';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import type { NewsTeller } from '../news/newsText.ts';
import type { PartProps } from '../parts.ts';
import type { FilterChoice } from '../plays/filter.ts';
import type { PlayTeller } from '../plays/playText.ts';
import type { PlayTimes } from '../plays/playTime.ts';

/** What every part is given, with all the texts of a match that is followed. */
export interface FollowedProps<M extends LiveMessages> extends PartProps {
  readonly messages: M;
}

/** A tab of a live page. */
export interface LiveTab<M extends LiveMessages> {
  /** In the address: old links keep working (reading 26). */
  readonly key: string;
  readonly text: (messages: M) => string;
  readonly Panel: ComponentType<FollowedProps<M>>;
}

/** What differs from sport to sport on a live page. */
export interface SportFace<M extends LiveMessages> {
  readonly texts: Localised<M>;
  readonly filter: FilterChoice;
  readonly times: PlayTimes;
  readonly plays: (messages: M) => PlayTeller;
  readonly news: (messages: M) => NewsTeller;
  /** Whether a piece of news is a moment to be felt, and whose. */
  readonly moment: (news: News) => keyof BySide<unknown> | null;
  /** Under the score: the clock and the period, or the points of the set. */
  readonly Clock: ComponentType<FollowedProps<M>>;
  /** Under the teams, while it is played. */
  readonly Under: ComponentType<FollowedProps<M>>;
  /** By period, or by set. */
  readonly Summary: ComponentType<FollowedProps<M>>;
  /** The tabs beside the play by play. */
  readonly tabs: readonly LiveTab<M>[];
}
