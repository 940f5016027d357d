import { type BySide, bySide, opponentOf } from '@kampdag/core/side';
import type { PowerPlays } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { powerPlayNote, specialTeamsComparison } from './comparison.ts';
import { powerPlayMessages } from './powerPlayMessages.ts';

interface SpecialTeamsProps {
  readonly names: BySide<string>;
  /** Null where unknown. */
  readonly faceoffsWon: BySide<number> | null;
  readonly powerPlays: BySide<PowerPlays> | null;
  readonly level?: 'h2' | 'h3';
}

/** Face-offs, power plays and penalties of both hockey teams, live or played. */
export const SpecialTeams = ({ names, faceoffsWon, powerPlays, level = 'h2' }: SpecialTeamsProps) => {
  const m = useMessages(powerPlayMessages);
  return (
    <Comparison
      definition={specialTeamsComparison}
      names={names}
      teams={bySide((side) => ({
        faceoffsWon: faceoffsWon?.[side] ?? null,
        powerPlays: powerPlays?.[side] ?? null,
        against: powerPlays?.[opponentOf(side)] ?? null,
      }))}
      level={level}
      note={powerPlays === null ? null : powerPlayNote(powerPlays, names, m)}
    />
  );
};
