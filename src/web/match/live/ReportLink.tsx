import type { Match } from '@kampdag/core/league/match/match';
import { matchPath } from '@kampdag/core/site/paths';
import { ChevronRight } from 'lucide-react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { useMatchSelection } from '../parts/usePersonPath.ts';
import { report } from './page.css.ts';

interface ReportLinkProps {
  readonly match: Match;
  readonly messages: LiveMessages;
}

/** The link from an ended match to its page (reading 26). */
export const ReportLink = ({ match, messages }: ReportLinkProps) => {
  const selection = useMatchSelection(match);
  return (
    <PageLink to={matchPath(selection, match)} className={report}>
      {messages.fullReport}
      <ChevronRight aria-hidden="true" size={18} />
    </PageLink>
  );
};
