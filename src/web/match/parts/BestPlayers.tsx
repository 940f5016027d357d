import type { OrgId, PersonId, TeamId } from '@kampdag/core/ids';
import { fullName, type Named } from '@kampdag/core/league/player/person';
import { type BySide, mapSides, sides } from '@kampdag/core/side';
import { Star } from 'lucide-react';
import { useI18n } from '../../i18n/I18nContext.tsx';
import type { Localised } from '../../i18n/localised.ts';
import type { Term } from '../../i18n/term.ts';
import { hidden } from '../../ui/text/text.css.ts';
import { PlayerLink } from './PlayerLink.tsx';
import type { MatchPage } from './page.ts';
import * as styles from './parts.css.ts';
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
      <ul className={styles.bestList}>
        {sides.flatMap((side) =>
          best[side].map(({ playerId, orgId, name, figures }) => (
            <li key={`${side} ${playerId}`} className={styles.bestPlayer}>
              <Star aria-hidden="true" size={20} fill="currentColor" className={styles.bestStar} />
              <span className={styles.bestWords}>
                <span className={styles.bestName}>
                  <PlayerLink selection={page.selection} playerId={playerId} orgId={orgId}>
                    {name}
                  </PlayerLink>
                </span>
                <span className={styles.quiet}>
                  <span className={hidden}>{page.names[side]}, </span>
                  {figures}
                </span>
              </span>
              <span className={styles.sideMark[side]} aria-hidden="true" />
            </li>
          )),
        )}
      </ul>
    </Section>
  );

interface Leader extends Named {
  readonly personId: PersonId;
  readonly teamId: TeamId | OrgId | null;
  readonly shirtNumber: string | null;
  readonly points: number;
}

const shown = 2;

interface PointLeadersProps<Player> {
  readonly title: string;
  readonly page: MatchPage;
  readonly players: BySide<readonly Player[]>;
  /** What decides between equal points. */
  readonly next: (player: Player) => number;
  /** Their figures with their headings, points first; those that are zero are left out, but not the points. */
  readonly figures: readonly (readonly [heading: Localised<Term>, value: (player: Player) => number])[];
}

/** Each team's two best players by points. */
export const PointLeaders = <Player extends Leader>(props: PointLeadersProps<Player>) => {
  const { title, page, players, next, figures } = props;
  const { language } = useI18n();
  const best = mapSides(players, (own) =>
    own
      .filter(({ points }) => points > 0)
      .toSorted((a, b) => b.points - a.points || next(b) - next(a))
      .slice(0, shown)
      .map((player) => ({
        playerId: player.personId,
        orgId: player.teamId,
        name: [player.shirtNumber, fullName(player)].filter((part) => part !== null && part !== '').join(' '),
        figures: figures
          .filter(([, value], at) => at === 0 || value(player) !== 0)
          .map(([heading, value]) => `${value(player)} ${heading[language].label}`)
          .join(' · '),
      })),
  );
  return <BestPlayers title={title} page={page} best={best} />;
};
