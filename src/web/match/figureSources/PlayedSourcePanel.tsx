import type { Match } from '@kampdag/core/league/match/match';
import { useMemo } from 'react';
import { useServices } from '../../context/services.ts';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { followMatch } from '../../machines/followMatch.ts';
import { useLazyActor, useLazyValue } from '../../machines/lazyActor.ts';
import type { LiveViews } from '../live/liveSport.ts';
import { SourceList } from './SourceList.tsx';
import { SourcePanel, type SourcePanelProps } from './SourcePanel.tsx';
import { sourceMessages } from './sourceMessages.ts';
import * as styles from './sources.css.ts';

/** A sport's descriptions of events. */
export type PlayViews = Pick<LiveViews, 'plays' | 'times'>;

/** The props of a played figure's events. */
export interface PlayedSourcePanelProps extends Pick<SourcePanelProps, 'opened' | 'onClose'> {
  readonly match: Match;
  /** Loads the sport's descriptions of events. Must be a stable reference. */
  readonly load: () => Promise<PlayViews>;
}

const Events = ({ match, load, opened, onClose }: PlayedSourcePanelProps) => {
  const services = useServices();
  const { language } = useI18n();
  const m = useMessages(sourceMessages);
  const actor = useLazyActor(() => followMatch(match, services));
  const views = useLazyValue<PlayViews | null>(null, load);
  const words = useMemo(() => views?.plays(language) ?? null, [views, language]);
  if (views === null || words === null) return <p className={styles.quiet}>{m.loading}</p>;
  return (
    <SourceList
      actor={actor}
      match={match}
      {...words}
      times={views.times}
      opened={opened}
      onClose={onClose}
      isOfficial
    />
  );
};

/** The events of a figure from the federation's sheets; loads the match's log. */
export const PlayedSourcePanel = (props: PlayedSourcePanelProps) => (
  <SourcePanel opened={props.opened} onClose={props.onClose}>
    <Events {...props} />
  </SourcePanel>
);
