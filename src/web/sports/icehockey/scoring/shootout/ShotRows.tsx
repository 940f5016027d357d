import type { BySide, Side } from '@kampdag/core/side';
import { useMessages } from '../../../../i18n/I18nContext.tsx';
import { keyed } from '../../../../match/parts/keyed.ts';
import { PlayerLink } from '../../../../match/parts/PlayerLink.tsx';
import type { MatchPage } from '../../../../match/parts/page.ts';
import { badge, quiet, strongBadge } from '../../../../match/parts/parts.css.ts';
import * as styles from '../../hockey.css.ts';
import { hockeyPageMessages } from '../../playedMessages.ts';
import type { GoalPlayer } from '../goalText.ts';
import { ScoreRow } from '../ScoreRow.tsx';

/** A shootout attempt as displayed. */
export interface ShownShot {
  readonly who: GoalPlayer;
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
      {keyed(shots, ({ who }) => who.text).map(
        ({ key, row: { who, side, scored, isDeciding, score } }, at) => (
          <ScoreRow key={key} time={at + 1} side={side} score={score} isChanged={scored}>
            <p className={styles.scorer}>
              <PlayerLink
                selection={page.selection}
                playerId={who.playerId}
                orgId={side === null ? null : page.match.teams[side].teamId}
              >
                {who.text}
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
