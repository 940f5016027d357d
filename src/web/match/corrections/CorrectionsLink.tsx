import type { Match } from '@kampdag/core/league/match/match';
import { correctionsPath } from '@kampdag/core/site/paths';
import { withDate } from '@kampdag/core/site/selection';
import { ChevronRight } from 'lucide-react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { report } from '../live/page.css.ts';
import { useMatchSelection } from '../parts/usePersonPath.ts';
import { correctionMessages } from './correctionMessages.ts';

/** The link from a match to all corrections of its day. */
export const CorrectionsLink = ({ match }: { readonly match: Match }) => {
  const m = useMessages(correctionMessages);
  const selection = useMatchSelection(match);
  return (
    <PageLink to={correctionsPath(withDate(selection, match.date))} className={report}>
      {m.allOfDay}
      <ChevronRight aria-hidden="true" size={18} />
    </PageLink>
  );
};
