import { benchFold } from './core/fold.ts';
import { benchHistory } from './core/history.ts';
import { benchMoments } from './core/moments.ts';
import { benchSearch } from './core/search.ts';
import { benchReadings } from './readings.ts';

/**
 * The cost of the live core in ratios of one run: folding against a bare loop, a late event in a match against an early one, a history
 * against `JSON.parse` of its bytes, any moment against a full fold; and one more letter of a search. Medians of interleaved rounds after a
 * warm-up, each result checked for equality first. `--each` prints every reading's cost, `--only fold` one part.
 */
const parts: Readonly<Record<string, () => void>> = {
  fold: benchFold,
  readings: () => benchReadings(process.argv.includes('--each')),
  history: () => benchHistory(25),
  moments: () => benchMoments(9),
  search: () => benchSearch(15),
};

const asked = process.argv[process.argv.indexOf('--only') + 1] ?? '';
for (const [name, part] of Object.entries(parts)) if (!(asked in parts) || asked === name) part();
