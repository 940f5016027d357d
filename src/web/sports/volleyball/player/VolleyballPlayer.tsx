import { useI18n } from '../../../i18n/I18nContext.tsx';
import * as styles from '../../../player/player.css.ts';
import type { PlayerStatisticsProps, PlayerViews } from '../../../player/playerViews.ts';
import { SeasonByMatch } from '../../../player/SeasonByMatch.tsx';

const texts = {
  en: 'The federation publishes no season statistics for players in this sport.',
  no: 'Forbundet publiserer ingen sesongstatistikk for spillere i denne idretten.',
};

/** The points of each match from its sheet, with the reason there are no other figures. */
const VolleyballPlayer = (props: PlayerStatisticsProps) => (
  <>
    <SeasonByMatch {...props} counts="points" isAlone />
    <p className={styles.sentence}>{texts[useI18n().language]}</p>
  </>
);

/** Volleyball on a player's page. */
export const volleyballPlayer: PlayerViews = { calls: ({ info }) => [info], Statistics: VolleyballPlayer };
