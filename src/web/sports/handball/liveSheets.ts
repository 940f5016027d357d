import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Member } from '@kampdag/core/live/wire/matchData';
import { type BySide, bySide } from '@kampdag/core/side';
import { type HandballPlayerLine, handballPlayersOf } from '@kampdag/core/sport/handball/box';
import { savePercentage } from '@kampdag/core/sport/handball/handballPlayer';
import type { Figures } from '../../i18n/figures.ts';
import type { Term } from '../../i18n/term.ts';
import { byNumber, nameOf, playerOf } from '../../match/sheets/people.ts';
import type { SheetColumn, SheetPlayer } from '../../match/sheets/Sheet.tsx';
import { sevenMetresText } from './figures.ts';
import { handballTerms as terms } from './terms.ts';

/** A player's row: who, and the figures so far; null where there are none yet. */
interface HandballRow extends SheetPlayer {
  readonly line: HandballPlayerLine | null;
}

/** One team's sheet, by shirt number. */
interface HandballSheet {
  readonly outfield: readonly HandballRow[];
  readonly goalkeepers: readonly HandballRow[];
  readonly coaches: readonly string[];
}

/** Both teams' sheets. */
export const handballSheetsOf = (match: LiveMatch): BySide<HandballSheet> => {
  const { roster, goalies, coaches } = detailsOf(match);
  const lines = handballPlayersOf(match);
  const row = (member: Member): HandballRow => ({
    ...playerOf(member, false),
    line: lines.get(member.id) ?? null,
  });
  return bySide((side) => {
    const keepers = new Set(goalies[side].map(({ id }) => id));
    return {
      outfield: roster[side]
        .filter(({ id }) => !keepers.has(id))
        .map(row)
        .toSorted(byNumber),
      goalkeepers: goalies[side].map(row).toSorted(byNumber),
      coaches: coaches[side].map(nameOf),
    };
  });
};

const column = (
  { label, explanation }: Term,
  text: SheetColumn<HandballRow>['text'],
  more: Pick<SheetColumn<HandballRow>, 'wide' | 'counts' | 'among'>,
): SheetColumn<HandballRow> => ({ short: label, long: explanation, text, ...more });

/** The columns of both kinds of player in a language. */
export const handballColumns = (
  language: 'en' | 'no',
  f: Figures,
): Readonly<Record<'outfield' | 'goalkeepers', readonly SheetColumn<HandballRow>[]>> => ({
  outfield: [
    column(terms.goals[language], ({ line }) => line?.goals ?? 0, { counts: ['goals'] }),
    column(terms.sevenMetres[language], ({ line }) => (line === null ? null : sevenMetresText(line)), {
      wide: true,
      counts: ['sevenMetreGoals'],
      among: ['sevenMetreShots'],
    }),
    column(terms.shots[language], ({ line }) => line?.shots ?? 0, { counts: ['shots'] }),
    column(terms.assists[language], ({ line }) => line?.assists ?? 0, { counts: ['assists'] }),
    column(terms.suspensions[language], ({ line }) => line?.suspensions ?? 0, { counts: ['suspensions'] }),
  ],
  goalkeepers: [
    column(terms.saves[language], ({ line }) => line?.saves ?? 0, { counts: ['saves'] }),
    column(terms.goalsAgainst[language], ({ line }) => line?.goalsAgainst ?? 0, { counts: ['goalsAgainst'] }),
    column(
      terms.savePercentage[language],
      ({ line }) => (line === null ? null : f.decimals(savePercentage(line), 1)),
      { wide: true },
    ),
  ],
});
