import {
  liveMatchPath,
  matchNotReadyPath,
  matchPath,
  matchStart,
  momentParameter,
  momentPath,
} from '@kampdag/core/site/paths';
import { hidesResultOf } from '@kampdag/core/site/viewing';
import { useLiveScoresService } from '../../context/liveScores.ts';
import { useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { useRouter } from '../../router/useRouter.ts';
import { ShareButton } from '../../ui/copy/ShareButton.tsx';
import type { Shared } from '../../ui/copy/useShare.ts';
import type { MatchPage } from '../parts/page.ts';
import { sharedTitle } from './sharedTitle.ts';

/** The page of a match for others: the moment that is shown, else the page that the visitor is on. */
const pathOf = ({ match, selection }: MatchPage, pathname: string, moment: string | null): string => {
  if (moment !== null && moment !== matchStart) return momentPath(selection, match, moment);
  if (pathname === '/match') return matchPath(selection, match);
  return (pathname === '/matchnotready' ? matchNotReadyPath : liveMatchPath)(selection, match);
};

/** Shares a match, with its score where the visitor sees it. */
export const ShareMatch = ({ page }: { readonly page: MatchPage }) => {
  const { versus } = useMessages(matchMessages);
  const { address } = useRouter();
  const viewing = useViewing();
  const scores = useLiveScoresService();
  const { match, names } = page;
  const shared = (): Shared => {
    const { pinned, scores: running } = scores.getSnapshot().context;
    const known =
      pinned.get(match.matchId) ?? (match.result === null ? running.get(match.matchId) : undefined);
    const score = known === undefined ? (match.result?.goals ?? null) : known.score;
    const moment = new URLSearchParams(address.search).get(momentParameter);
    const isHidden = hidesResultOf(viewing, match.matchId);
    return {
      path: pathOf(page, address.pathname, isHidden ? null : moment),
      title: `${names.home} ${versus} ${names.away}`,
      text: sharedTitle(names, isHidden ? null : score),
    };
  };
  return <ShareButton of={shared} />;
};
