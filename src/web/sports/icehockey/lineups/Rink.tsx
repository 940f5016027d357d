import type { PersonId } from '@kampdag/core/ids';
import type { Side } from '@kampdag/core/side';
import { memo } from 'react';
import { federationLanguage } from '../../../i18n/federationLanguage.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { hidden } from '../../../ui/text/hidden.css.ts';
import type { HockeyMessages } from '../liveMessages.ts';
import * as styles from './rink.css.ts';
import type { SlotView } from './rinkSlots.ts';

interface RinkProps {
  readonly side: Side;
  readonly team: string;
  readonly slots: readonly SlotView[];
  readonly pathOf: (id: PersonId, side: Side) => string;
  readonly messages: HockeyMessages;
}

/** Half a rink with a line on it: forwards at the red line, the goalkeeper in the crease. */
export const Rink = memo(({ side, team, slots, pathOf, messages }: RinkProps) => (
  <section className={styles.side} aria-label={team}>
    <h3 className={styles.team}>{team}</h3>
    <ul className={styles.rink}>
      <li aria-hidden="true" style={{ display: 'contents' }}>
        <svg className={styles.ice} viewBox="0 0 200 200" preserveAspectRatio="none">
          <path className={styles.redLine} strokeWidth="2" d="M0 1H200M0 172H200" />
          <path className={styles.blueLine} strokeWidth="3" d="M0 72H200" />
          <path className={styles.redLine} strokeWidth="1.500" d="M74 0a26 22 0 0 0 52 0" />
          <path className={styles.redLine} strokeWidth="1.500" d="M82 172a18 20 0 0 1 36 0" />
          <ellipse className={styles.redLine} strokeWidth="1.500" cx="44" cy="128" rx="26" ry="22" />
          <ellipse className={styles.redLine} strokeWidth="1.500" cx="156" cy="128" rx="26" ry="22" />
        </svg>
      </li>
      {slots.map(({ slot, id, number, name, isOnIce }) => (
        <li key={slot} className={styles.slot} style={{ gridArea: slot }}>
          <span className={styles.shirt} data-on-ice={isOnIce}>
            {number ?? '–'}
          </span>
          <span className={styles.player}>
            {id === null || name === null ? (
              (name ?? messages.lineups.empty)
            ) : (
              <PageLink to={pathOf(id, side)} className={styles.playerLink} lang={federationLanguage}>
                {name}
              </PageLink>
            )}
          </span>
          <span className={styles.slotName}>{messages.lineups.slots[slot]}</span>
          {isOnIce ? <span className={hidden}>{messages.lineups.onIce}</span> : null}
        </li>
      ))}
    </ul>
  </section>
));
Rink.displayName = 'Rink';
