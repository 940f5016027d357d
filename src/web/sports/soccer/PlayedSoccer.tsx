import { periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import { fullName } from '@kampdag/core/league/player/person';
import { sides } from '@kampdag/core/side';
import { playerPath } from '@kampdag/core/site/paths';
import { type SoccerSheetLine, soccerSheetOf } from '@kampdag/core/sport/soccer/soccerSheet';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { Part } from '../../match/parts/Part.tsx';
import { valueOf } from '../../match/parts/page.ts';
import { pair, quiet, stack, subtitle } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { TeamLabel } from '../../match/parts/TeamLabel.tsx';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';

/** The cards, in the specification's order (§2). */
const cards = ['redCards', 'yellowCards'] as const;

/** What is told of a finished match of the corporate variant (specification §2). */
const SoccerDetails = (props: PlayedProps) => {
  const { page, incidents, story } = props;
  const { sport, names, selection } = page;
  const m = useMessages(matchPageMessages);
  const b = useMessages(ballPageMessages);
  const sheet = useMemo(() => soccerSheetOf(story ?? []), [story]);
  const results = valueOf(incidents.view)?.periodResults ?? null;
  const halves = useMemo(
    () => (results ?? []).flatMap(({ periodId, name }) => periodPlaceOf(sport, { periodId, name }) ?? []),
    [sport, results],
  );
  const columns = useMemo(
    (): readonly Column<SoccerSheetLine>[] => [
      { key: 'name', label: m.player, value: (line) => fullName(line) || m.nobody, isHeader: true },
      { key: 'goals', label: b.goals, value: ({ goals }) => goals, numeric: true },
      ...cards.map((key): Column<SoccerSheetLine> => {
        const [label, explanation] = b.cards[key];
        return { key, label, explanation, value: (line) => line[key], numeric: true };
      }),
    ],
    [m, b],
  );
  return (
    <Details
      parts={[]}
      lead={<ScorePeriods page={page} incidents={incidents} caption={b.goals} />}
      main={<Events {...props} />}
      rest=<PlayedLead page={page} story={story} played={halves} />
      wide={
        <Section title={b.scorersAndCards} id="sheet" isBare>
          <Part page={incidents} what={m.parts.players} room="some">
            {() =>
              sheet.length === 0 ? (
                <p className={quiet}>{b.nothingOnSheet}</p>
              ) : (
                <div className={pair}>
                  {sides.map((side) => {
                    const own = sheet.filter((line) => line.side === side);
                    return own.length === 0 ? null : (
                      <div key={side} className={stack}>
                        <h3 className={subtitle}>
                          <TeamLabel name={names[side]} side={side} />
                        </h3>
                        <DataTable
                          caption={`${b.scorersAndCards}, ${names[side]}`}
                          rows={own}
                          columns={columns}
                          rowKey={({ personId }) => String(personId)}
                          name={`sheet-${side}`}
                          sort={null}
                          paged={false}
                          rowLink={({ personId, orgId }) =>
                            playerPath(selection, { playerId: personId, orgId })
                          }
                        />
                      </div>
                    );
                  })}
                </div>
              )
            }
          </Part>
        </Section>
      }
    />
  );
};

/** A played match of soccer. */
export const soccerPlayed: PlayedViews = {
  calls: [],
  Details: SoccerDetails,
};
