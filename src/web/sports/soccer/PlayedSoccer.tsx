import { periodPlaceOf } from '@kampdag/core/league/match/periodPlace';

import { type SoccerSheetLine, soccerSheetOf } from '@kampdag/core/sport/soccer/soccerSheet';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { Part } from '../../match/parts/Part.tsx';
import { valueOf } from '../../match/parts/page.ts';
import { quiet } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { PlayerSheet } from '../../match/sheets/PlayerSheet.tsx';
import { TeamSheets } from '../../match/sheets/TeamSheets.tsx';
import type { Column } from '../../ui/table/column.ts';

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
      { key: 'goals', label: b.goals, value: ({ goals }) => goals },
      ...cards.map((key): Column<SoccerSheetLine> => {
        const [label, explanation] = b.cards[key];
        return { key, label, explanation, value: (line) => line[key] };
      }),
    ],
    [b],
  );
  return (
    <Details
      parts={[]}
      lead={<ScorePeriods page={page} incidents={incidents} caption={b.goals} />}
      main={<Events {...props} />}
      rest={<PlayedLead page={page} story={story} played={halves} />}
      wide={
        <Section title={b.scorersAndCards} id="sheet" isBare>
          <Part page={incidents} what={m.parts.players} room="some">
            {() =>
              sheet.length === 0 ? (
                <p className={quiet}>{b.nothingOnSheet}</p>
              ) : (
                <TeamSheets names={names}>
                  {(side) => {
                    const own = sheet.filter((line) => line.side === side);
                    return own.length === 0 ? null : (
                      <PlayerSheet
                        caption={`${b.scorersAndCards}, ${names[side]}`}
                        name={`sheet-${side}`}
                        lines={own}
                        columns={columns}
                        selection={selection}
                      />
                    );
                  }}
                </TeamSheets>
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
