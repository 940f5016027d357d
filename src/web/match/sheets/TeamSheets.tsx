import { type BySide, type Side, sides } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { pair, stack, subtitle } from '../parts/parts.css.ts';
import { TeamLabel } from '../parts/TeamLabel.tsx';

interface TeamSheetsProps {
  readonly names: BySide<string>;
  /** Whether both have room beside one another. Default: true. */
  readonly isPair?: boolean;
  /** A side's sheet; null for a side without one. */
  readonly children: (side: Side) => ReactNode;
}

/** Both teams' sheets under their names. */
export const TeamSheets = ({ names, isPair = true, children }: TeamSheetsProps) => (
  <div className={isPair ? pair : stack}>
    {sides.map((side) => {
      const sheet = children(side);
      return sheet === null ? null : (
        <div key={side} className={stack}>
          <h3 className={subtitle}>
            <TeamLabel name={names[side]} side={side} />
          </h3>
          {sheet}
        </div>
      );
    })}
  </div>
);
