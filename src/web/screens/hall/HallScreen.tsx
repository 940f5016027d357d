import { languageRecords, readLanguage } from '@kampdag/core/site/language';
import { useMemo } from 'react';
import { createFormat } from '../../i18n/format.ts';
import { I18nProvider, useI18n } from '../../i18n/I18nContext.tsx';
import { useQuery } from '../../router/useQuery.ts';
import { HallDay } from './HallDay.tsx';
import { HallMatch } from './HallMatch.tsx';
import * as styles from './hall.css.ts';
import { useIsIdle } from './useIsIdle.ts';
import { useWakeLock } from './useWakeLock.ts';

/** The hall screen: one match very large, or a day's results in rotation, in the language of the address. It runs unattended. */
export const HallScreen = () => {
  useWakeLock();
  const isIdle = useIsIdle();
  const [query] = useQuery();
  const i18n = useI18n();
  const language = readLanguage(query.get('language')) ?? i18n.language;
  const spoken = useMemo(() => ({ ...i18n, language, format: createFormat(language) }), [i18n, language]);
  return (
    <I18nProvider value={spoken}>
      <div lang={languageRecords[language].tag} className={isIdle ? styles.idleStage : styles.stage}>
        {query.get('matchId') === null ? <HallDay /> : <HallMatch />}
      </div>
    </I18nProvider>
  );
};
