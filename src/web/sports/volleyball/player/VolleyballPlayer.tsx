import { useI18n } from '../../../i18n/I18nContext.tsx';
import * as styles from '../../../player/player.css.ts';
import type { PlayerViews } from '../../../player/playerViews.ts';

const texts = {
  en: 'The federation publishes no statistics for players in this sport.',
  no: 'Forbundet publiserer ingen spillerstatistikk i denne idretten.',
};

/** Says why there are no figures. */
const VolleyballPlayer = () => <p className={styles.sentence}>{texts[useI18n().language]}</p>;

/** Volleyball on a player's page: who the player is, no more. */
export const volleyballPlayer: PlayerViews = { calls: ({ info }) => [info], Statistics: VolleyballPlayer };
