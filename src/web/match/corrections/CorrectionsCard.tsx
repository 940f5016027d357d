import type { Match } from '@kampdag/core/league/match/match';
import { correctionCountOf } from '@kampdag/core/live/cursor/corrections';
import { correctionsPath } from '@kampdag/core/site/paths';
import { withDate } from '@kampdag/core/site/selection';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { report } from '../live/page.css.ts';
import { useDeferredSlice } from '../live/useLiveSlice.ts';
import { useMatchSelection } from '../parts/usePersonPath.ts';
import { PanelSkeleton } from '../states/PanelSkeleton.tsx';
import type { CorrectionListProps } from './CorrectionList.tsx';
import { correctionMessages } from './correctionMessages.ts';
import * as styles from './corrections.css.ts';

interface CorrectionsCardProps {
  readonly match: Match;
  readonly title: string;
  /** The text of the button that opens the corrections. */
  readonly show: string;
  /** Their number, where it is known. */
  readonly count?: number;
  /** The corrections. */
  readonly children: ReactNode;
}

/** The corrections of a match, on request, with a link to all of its day. */
export const CorrectionsCard = ({ match, title, show, count, children }: CorrectionsCardProps) => {
  const m = useMessages(correctionMessages);
  const selection = useMatchSelection(match);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-label={title} data-corrections={count}>
      <h2 className={styles.title}>{title}</h2>
      <p>{m.text}</p>
      {isOpen ? (
        children
      ) : (
        <Button quiet onClick={() => setOpen(true)}>
          {show}
        </Button>
      )}
      <PageLink to={correctionsPath(withDate(selection, match.date))} className={report}>
        {m.allOfDay}
        <ChevronRight aria-hidden="true" size={18} />
      </PageLink>
    </section>
  );
};

const OpenList = lazyPart(async () => (await import('./CorrectionList.tsx')).CorrectionList, PanelSkeleton);

/** The corrections of a followed match; nothing without any. */
export const LiveCorrections = ({ match, ...props }: CorrectionListProps & { readonly match: Match }) => {
  const m = useMessages(correctionMessages);
  const count = useDeferredSlice(props.actor, correctionCountOf) ?? 0;
  return count === 0 ? null : (
    <CorrectionsCard match={match} title={m.title(count)} show={m.show(count)} count={count}>
      <OpenList {...props} />
    </CorrectionsCard>
  );
};
