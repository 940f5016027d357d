import type { OrgId, PersonId, TeamId } from '@kampdag/core/ids';
import { type BySide, sides } from '@kampdag/core/side';
import { Star } from 'lucide-react';
import { hidden } from '../../ui/text/hidden.css.ts';
import * as styles from './best.css.ts';
import { PlayerLink } from './PlayerLink.tsx';
import type { MatchPage } from './page.ts';
import { quiet, sideMark } from './parts.css.ts';
import { Section } from './Section.tsx';

/** A player of note, with figures. */
export interface BestPlayer {
  readonly playerId: PersonId;
  readonly orgId: TeamId | OrgId | null;
  /** `9 Ola Berg`. */
  readonly name: string;
  readonly figures: string;
}

interface BestPlayersProps {
  readonly title: string;
  readonly page: MatchPage;
  readonly best: BySide<readonly BestPlayer[]>;
}

/** The best players of each side under a heading; nothing without any. */
export const BestPlayers = ({ title, page, best }: BestPlayersProps) =>
  best.home.length + best.away.length === 0 ? null : (
    <Section title={title}>
      <ul className={styles.list}>
        {sides.flatMap((side) =>
          best[side].map(({ playerId, orgId, name, figures }) => (
            <li key={`${side} ${playerId}`} className={styles.player}>
              <Star aria-hidden="true" size={20} fill="currentColor" className={styles.star} />
              <span className={styles.words}>
                <span className={styles.name}>
                  <PlayerLink selection={page.selection} playerId={playerId} orgId={orgId}>
                    {name}
                  </PlayerLink>
                </span>
                <span className={quiet}>
                  <span className={hidden}>{page.names[side]}, </span>
                  {figures}
                </span>
              </span>
              <span className={sideMark[side]} aria-hidden="true" />
            </li>
          )),
        )}
      </ul>
    </Section>
  );
