import { type Language, languageRecords } from '@kampdag/core/site/language';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An age such as `2 hours ago`: in minutes, hours or days, rounded down; null below a minute. */
export const ageText = (language: Language, milliseconds: number): string | null => {
  const age = Math.max(0, milliseconds);
  const words = new Intl.RelativeTimeFormat(languageRecords[language].locale, { numeric: 'always' });
  if (age < minute) return null;
  if (age < hour) return words.format(-Math.floor(age / minute), 'minute');
  return age < day
    ? words.format(-Math.floor(age / hour), 'hour')
    : words.format(-Math.floor(age / day), 'day');
};
