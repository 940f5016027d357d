import type { Match } from '@kampdag/core/league/match/match';
import { type BySide, sides } from '@kampdag/core/side';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import type { Column } from '../../ui/table/column.ts';
import { lazyPanel } from '../parts/lazyPanel.tsx';
import { Part } from '../parts/Part.tsx';
import type { PartPage } from '../parts/page.ts';
import { quiet, stack, subtitle } from '../parts/parts.css.ts';
import { Section } from '../parts/Section.tsx';
import { TeamLabel } from '../parts/TeamLabel.tsx';
import { usePersonPath } from '../parts/usePersonPath.ts';
import type { SheetTableProps, Sums } from './SheetTable.tsx';
import type { Sheet } from './sheet.ts';
import * as styles from './sheets.css.ts';

const load = async (): Promise<ComponentType<SheetTableProps<unknown>>> =>
  (await import('./SheetTable.tsx')).SheetTable;

const Table = lazyPanel(load);

const PlayerSheet = <Figures,>(props: SheetTableProps<Figures>) => (
  // The cast is safe: the table passes each row's figures only to the columns that came with them.
  <Table {...(props as SheetTableProps<unknown>)} />
);

/** The match of the sheets. */
export interface SheetMatch {
  readonly match: Match;
  /** The teams' names as displayed. */
  readonly names: BySide<string>;
}

/** The load state of both teams' sheets. */
export type Sheets<Figures> = PartPage<BySide<Sheet<Figures>>>;

interface SheetSectionProps<Figures> extends SheetMatch {
  readonly sheets: Sheets<Figures>;
  readonly title: string;
  /** The prefix of the tables' query parameters. */
  readonly name: string;
  readonly columns: readonly Column<Figures>[];
  /** The figures that each column counts; left out where no log has their events. */
  readonly sums?: Sums;
  /** The width of a team's table: a few columns, some, or so many that they are dense. */
  readonly width: keyof typeof styles.widths;
  /** The height of the placeholder. Default: a table's. */
  readonly room?: ComponentProps<typeof Part>['room'];
  /** The subject of a failure's text. Default: the players. */
  readonly what?: string;
  /** The text where neither team has a row. Default: no players were reported. */
  readonly none?: string;
  readonly note?: ReactNode;
}

const noSums: Sums = {};

const Legend = ({ sheets }: { readonly sheets: BySide<Sheet<unknown>> }) => {
  const m = useMessages(matchPageMessages);
  const isSome = (mark: 'isStarter' | 'isIn') =>
    sides.some((side) => sheets[side].rows.some(({ player }) => player[mark]));
  const [hasStarters, isPlaying] = [isSome('isStarter'), isSome('isIn')];
  return hasStarters || isPlaying ? (
    <ul className={styles.legend}>
      {hasStarters ? (
        <li>
          <span className={styles.mark.starter} /> {m.starterLegend}
        </li>
      ) : null}
      {isPlaying ? (
        <li>
          <span className={styles.mark.isIn} /> {m.onCourt}
        </li>
      ) : null}
    </ul>
  ) : null;
};

/** Both teams' sheets with a heading, side by side where there is room. */
export const SheetSection = <Figures,>(props: SheetSectionProps<Figures>) => {
  const m = useMessages(matchPageMessages);
  const { match, names, sheets, title, name, columns, width, note } = props;
  const { room = 'table', what = m.parts.players, none = m.noPlayers, sums = noSums } = props;
  const pathOf = usePersonPath(match);
  return (
    <Section title={title} isBare>
      <Part page={sheets} what={what} room={room}>
        {(both) =>
          sides.every((side) => both[side].rows.length === 0) ? (
            <p className={quiet}>{none}</p>
          ) : (
            <>
              {note}
              <div className={styles.widths[width]}>
                {sides.map((side) =>
                  both[side].rows.length === 0 ? null : (
                    <div key={side} className={stack}>
                      <h3 className={subtitle}>
                        <TeamLabel name={names[side]} side={side} />
                      </h3>
                      <PlayerSheet
                        caption={`${title}, ${names[side]}`}
                        side={side}
                        name={`${name}-${side}`}
                        sheet={both[side]}
                        columns={columns}
                        sums={sums}
                        pathOf={(id) => pathOf(id, side)}
                      />
                      {both[side].coaches.length === 0 ? null : (
                        <p className={quiet}>
                          {m.coaches}: {both[side].coaches.join(', ')}
                        </p>
                      )}
                    </div>
                  ),
                )}
              </div>
              <Legend sheets={both} />
            </>
          )
        }
      </Part>
    </Section>
  );
};
