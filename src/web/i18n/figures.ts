import { roundTo } from '@kampdag/core/league/player/percentage';
import { type Language, languageRecords } from '@kampdag/core/site/language';

/** Stands for an unknown value. */
const nothing = '–';

/** A language's formats of figures. Null, an unknown value, is a dash. */
export interface Figures {
  /** A fixed number of decimals, so that figures in a column compare easily: `92.9`, in Norwegian `92,9`. */
  readonly decimals: (value: number | null, decimals: number) => string;
  /** A percentage, with a space before the sign in Norwegian alone: `92.9%`, `92,9 %`. */
  readonly percent: (value: number, decimals: number) => string;
  /** Minutes and seconds: `14:58`; a season's minutes exceed an hour: `1043:07`. */
  readonly time: (seconds: number | null) => string;
  /** A signed difference: `+7`, `−5`, `0`. */
  readonly signed: (value: number | null) => string;
}

const two = (value: number): string => String(value).padStart(2, '0');

const signs = { ',': '\u00a0%', '.': '%' } as const;

const withMark = (value: number, decimals: number, mark: string): string =>
  roundTo(value, decimals).toFixed(decimals).replace('.', mark).replace('-', '−');

const written = (mark: ',' | '.'): Figures => ({
  decimals: (value, decimals) => (value === null ? nothing : withMark(value, decimals, mark)),
  percent: (value, decimals) => `${withMark(value, decimals, mark)}${signs[mark]}`,
  time: (seconds) => {
    if (seconds === null) return nothing;
    const whole = Math.round(seconds);
    return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
  },
  signed: (value) => (value === null ? nothing : value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'),
});

const byMark = { ',': written(','), '.': written('.') };

/** The formats of a language, always the same object; all decimals are formatted here. */
export const figuresOf = (language: Language): Figures => byMark[languageRecords[language].decimal];
