import type { Match } from '@kampdag/core/league/match/match';
import { correctionCountOf } from '@kampdag/core/live/cursor/corrections';
import { useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { lazyComponent } from '../../machines/lazyActor.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useDeferredSlice } from '../live/useLiveSlice.ts';
import { PanelSkeleton } from '../states/PanelSkeleton.tsx';
import type { CorrectionListProps } from './CorrectionList.tsx';
import { CorrectionsLink } from './CorrectionsLink.tsx';
import { correctionMessages } from './correctionMessages.ts';
import * as styles from './corrections.css.ts';

interface CorrectionsCardProps extends CorrectionListProps {
  readonly match: Match;
}

const OpenList = lazyComponent(
  async () => (await import('./CorrectionList.tsx')).CorrectionList,
  PanelSkeleton,
);

/** The number of corrections, and their list on request; nothing without corrections. */
export const CorrectionsCard = ({ match, ...props }: CorrectionsCardProps) => {
  const m = useMessages(correctionMessages);
  const count = useDeferredSlice(props.actor, correctionCountOf) ?? 0;
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <section className={styles.card} aria-label={m.title(count)} data-corrections={count}>
      <h2 className={styles.title}>{m.title(count)}</h2>
      <p>{m.text}</p>
      {isOpen ? (
        <OpenList {...props} />
      ) : (
        <Button quiet onClick={() => setOpen(true)}>
          {m.show(count)}
        </Button>
      )}
      <CorrectionsLink match={match} />
    </section>
  );
};
