import type { SearchEntry } from '@kampdag/core/search/searchEntry';
import { CalendarDays, Trophy } from 'lucide-react';
import { useViewing } from '../context/services.ts';
import { federationLanguage } from '../i18n/federationLanguage.ts';
import type { Format } from '../i18n/format.ts';
import { useFormat } from '../i18n/I18nContext.tsx';
import { Avatar } from '../ui/identity/Avatar.tsx';
import { TeamCrest } from '../ui/identity/TeamCrest.tsx';
import * as styles from './Search.css.ts';

const Sign = ({ entry }: { readonly entry: SearchEntry }) => {
  switch (entry.kind) {
    case 'team':
      return <TeamCrest name={entry.name} />;
    case 'player':
      return <Avatar src={null} name={entry.name} size={28} />;
    case 'league':
      return <Trophy aria-hidden="true" size={22} />;
    default:
      return <CalendarDays aria-hidden="true" size={22} />;
  }
};

/** What tells entries of the same name apart: team, league, and the day of a match. */
const contextText = (entry: SearchEntry, format: Format): string => {
  switch (entry.kind) {
    case 'league':
      return '';
    case 'team':
      return entry.league.name;
    case 'player':
      return [entry.team, entry.league.name].filter((text) => text !== '').join(' · ');
    default: {
      const { date, start } = entry.match;
      const day = date === null ? null : `${format.shortWeekday(date)} ${format.date(date)}`;
      return [day, start === null ? null : format.time(start), entry.league.name]
        .filter((text) => text !== null)
        .join(' · ');
    }
  }
};

/** A search result: its icon, name, context, and a match's result. */
export const SearchRow = ({ entry }: { readonly entry: SearchEntry }) => {
  const context = contextText(entry, useFormat());
  const { hidesResults } = useViewing();
  const goals = entry.kind === 'match' && !hidesResults ? entry.match.goals : null;
  return (
    <>
      <span className={styles.sign}>
        <Sign entry={entry} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} lang={federationLanguage}>
          {entry.name}
        </span>
        {context === '' ? null : <span className={styles.context}>{context}</span>}
      </span>
      {goals === null ? null : (
        <span className={styles.goals}>
          {goals.home}–{goals.away}
        </span>
      )}
    </>
  );
};
