import type { PersonId } from '@kampdag/core/ids';
import type { BySide, Side } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { keyed } from '../../../match/parts/keyed.ts';
import { PlayerLink } from '../../../match/parts/PlayerLink.tsx';
import type { MatchPage } from '../../../match/parts/page.ts';
import { badge, quiet, strongBadge } from '../../../match/parts/parts.css.ts';
import { hockeyPageMessages } from '../playedMessages.ts';
import { ScoreRow } from './ScoreRow.tsx';
import * as styles from './scoring.css.ts';

/** A shootout attempt as displayed. */
export interface ShownShot {
  readonly playerId: PersonId | null;
  /** `9 Ola Berg`. */
  readonly shooter: string;
  readonly side: Side | null;
  readonly scored: boolean;
  readonly isDeciding: boolean;
  /** The shootout's score after it. */
  readonly score: BySide<number>;
}

interface ShotRowsProps {
  readonly page: MatchPage;
  readonly shots: readonly ShownShot[];
}

/** Shootout attempts in order. */
export const ShotRows = ({ page, shots }: ShotRowsProps) => {
  const h = useMessages(hockeyPageMessages);
  return (
    <ol>
      {keyed(shots, ({ shooter }) => shooter).map(
        ({ key, row: { playerId, shooter, side, scored, isDeciding, score } }, at) => (
          <ScoreRow key={key} time={at + 1} side={side} score={score} isChanged={scored}>
            <p className={styles.scorer}>
              <PlayerLink
                selection={page.selection}
                playerId={playerId}
                orgId={side === null ? null : page.match.teams[side].teamId}
              >
                {shooter}
              </PlayerLink>
            </p>
            <p className={styles.shotWords}>
              {side === null ? null : <span className={quiet}>{page.names[side]}</span>}
              <span className={scored ? strongBadge : badge}>{scored ? h.shotScored : h.shotMissed}</span>
              {isDeciding ? <span className={strongBadge}>{h.decidingGoal}</span> : null}
            </p>
          </ScoreRow>
        ),
      )}
    </ol>
  );
};

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
