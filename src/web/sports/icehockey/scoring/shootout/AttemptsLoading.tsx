import type { Side } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/I18nContext.tsx';
import type { MatchPage } from '../../../../match/parts/page.ts';
import { quiet } from '../../../../match/parts/parts.css.ts';
import { hockeyPageMessages } from '../../playedMessages.ts';

/** The props of a shootout's attempts. */
export interface AttemptsProps {
  readonly page: MatchPage;
  /** By the match's result; null where the result does not show it. */
  readonly winner: Side | null;
  /** The content while loading, and without attempts. */
  readonly fallback: ReactNode;
}

/** The attempts while they load. */
export const AttemptsLoading = ({ fallback }: AttemptsProps) => {
  const h = useMessages(hockeyPageMessages);
  return (
    <>
      {fallback}
      <output className={quiet}>{h.attemptsAwaited}</output>
    </>
  );
};
