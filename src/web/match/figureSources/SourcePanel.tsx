import type { Match } from '@kampdag/core/league/match/match';
import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, useMemo, useRef } from 'react';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { useMatchActor } from '../../machines/followMatch.ts';
import { below } from '../../theme/breakpoints.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { PopoverPanel } from '../../ui/PopoverPanel.tsx';
import { returnFocus } from '../../ui/returnFocus.ts';
import { useLoadedValue } from '../../ui/useLoadedValue.ts';
import { useMedia } from '../../ui/useMedia.ts';
import type { LiveViews } from '../live/liveSport.ts';
import type { OpenedFigure } from './Figure.tsx';
import { type SourceContext, SourceList } from './SourceList.tsx';
import { sourceMessages } from './sourceMessages.ts';
import * as styles from './sources.css.ts';

/** The opener's position, or its last one, because a changed figure is mounted anew. */
const placeOf = (opener: HTMLElement) => {
  let last = opener.getBoundingClientRect();
  return {
    getBoundingClientRect: () => {
      if (opener.isConnected) last = opener.getBoundingClientRect();
      return last;
    },
  };
};

interface SourcePanelProps {
  readonly opened: OpenedFigure;
  readonly onClose: () => void;
}

/** The events of a figure in a popover beside it; on a phone in a drawer. */
const SourcePanel = ({ opened, onClose, children }: SourcePanelProps & { readonly children: ReactNode }) => {
  const { what, whose, opener } = opened;
  const m = useMessages(sourceMessages);
  const isNarrow = useMedia(below('sm')) ?? false;
  const place = useRef(placeOf(opener));
  const openerRef = useMemo(() => ({ current: opener }), [opener]);
  const title = `${what}, ${whose}`;
  const changed = (isOpen: boolean): void => {
    if (!isOpen) onClose();
  };
  if (isNarrow) {
    return (
      <Drawer open onOpen={changed} title={title} close={m.close} side="right" opener={openerRef}>
        {children}
      </Drawer>
    );
  }
  return (
    <Popover.Root open onOpenChange={changed}>
      <Popover.Anchor virtualRef={place} />
      <PopoverPanel
        className={styles.panel}
        title={title}
        titleClass={styles.title}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(opener);
        }}
      >
        {children}
      </PopoverPanel>
    </Popover.Root>
  );
};

/** The events of a figure in a followed match. */
export const LiveSourcePanel = (props: SourceContext & SourcePanelProps) => (
  <SourcePanel {...props}>
    <SourceList {...props} isOfficial={false} />
  </SourcePanel>
);

/** A played match, whose log is read when a figure is opened. */
export interface PlayedSource {
  readonly match: Match;
  /** Loads the sport's descriptions of events. Must be a stable reference. */
  readonly load: () => Promise<Pick<LiveViews, 'plays' | 'times'>>;
}

const PlayedEvents = ({ match, load, ...panel }: PlayedSource & SourcePanelProps) => {
  const { language } = useI18n();
  const m = useMessages(sourceMessages);
  const actor = useMatchActor(match);
  const views = useLoadedValue(load);
  const words = useMemo(() => views?.plays(language) ?? null, [views, language]);
  if (views === null || words === null) return <p className={styles.quiet}>{m.loading}</p>;
  return <SourceList {...panel} {...words} actor={actor} match={match} times={views.times} isOfficial />;
};

/** The events of a figure from the federation's sheets; loads the match's log. */
export const PlayedSourcePanel = (props: PlayedSource & SourcePanelProps) => (
  <SourcePanel {...props}>
    <PlayedEvents {...props} />
  </SourcePanel>
);
