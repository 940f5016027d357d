import { shortSeasonName } from '@kampdag/core/league/season/season';
import { searchKinds } from '@kampdag/core/search/searchEntry';
import type { SearchIndex } from '@kampdag/core/search/searchIndex';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import * as styles from './Search.css.ts';
import { searchMessages } from './searchMessages.ts';

/** Says that nothing was found, and among what. */
export const NothingFound = ({
  query,
  index,
  season,
}: {
  readonly query: string;
  readonly index: SearchIndex | null;
  /** The name of the season that was searched. */
  readonly season: string;
}) => {
  const m = useMessages(searchMessages);
  const format = useFormat();
  const among = searchKinds.map((kind) => {
    const count = index?.entries.filter((entry) => entry.kind === kind).length ?? 0;
    return `${m.kinds[kind]} ${format.number(count)}`;
  });
  return (
    <output className={styles.nothing}>
      <span className={styles.nothingTitle}>{m.nothing(query)}</span>
      <span className={styles.nothingText}>{m.nothingHint}</span>
      <span className={styles.nothingText}>{m.searched(shortSeasonName(season), among.join(' · '))}</span>
    </output>
  );
};
