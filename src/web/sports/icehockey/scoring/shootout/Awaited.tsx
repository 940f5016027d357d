import type { Side } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/I18nContext.tsx';
import type { MatchPage } from '../../../../match/parts/page.ts';
import { quiet } from '../../../../match/parts/parts.css.ts';
import { hockeyPageMessages } from '../../playedMessages.ts';

/** What shows every attempt of a shootout. */
export interface AttemptsProps {
  readonly page: MatchPage;
  /** By the match's result; null where that does not tell. */
  readonly winner: Side | null;
  /** What stands there until they are known, and where they are not. */
  readonly instead: ReactNode;
}

/** The attempts are on their way. */
export const Awaited = ({ instead }: AttemptsProps) => {
  const h = useMessages(hockeyPageMessages);
  return (
    <>
      {instead}
      <output className={quiet}>{h.attemptsAwaited}</output>
    </>
  );
};
