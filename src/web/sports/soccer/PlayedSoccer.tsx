import { type SoccerSheetLine, soccerSheetOf } from '@kampdag/core/sport/soccer/soccerSheet';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { Part } from '../../match/parts/Part.tsx';
import { quiet } from '../../match/parts/parts.css.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { ScorePeriods, usePlayedPeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { sharedWords } from '../../match/plays/eventView.ts';
import { PlayerSheet } from '../../match/sheets/PlayerSheet.tsx';
import { TeamSheets } from '../../match/sheets/TeamSheets.tsx';
import type { Column } from '../../ui/table/column.ts';

/** The cards, in the specification's order (§2). */
const cards = ['redCards', 'yellowCards'] as const;

const Players = ({ page: { names, selection }, incidents, story }: PlayedProps) => {
  const m = useMessages(matchPageMessages);
  const b = useMessages(ballPageMessages);
  const sheet = useMemo(() => soccerSheetOf(story ?? []), [story]);
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
    <Section title={b.scorersAndCards} isBare>
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
  );
};

/** What is told of a finished match of the corporate variant (specification §2): little enough for its events to stand in the summary. */
const SoccerDetails = (props: PlayedProps) => {
  const { page, incidents, story } = props;
  const b = useMessages(ballPageMessages);
  return (
    <Details
      tabs={[
        {
          key: 'summary',
          lead: <ScorePeriods page={page} incidents={incidents} caption={b.goals} />,
          main: <Events {...props} words={sharedWords} />,
          rest: <PlayedLead page={page} story={story} played={usePlayedPeriods(props)} />,
        },
        { key: 'players', main: <Players {...props} /> },
      ]}
    />
  );
};

/** A played match of soccer. */
export const soccerPlayed: PlayedViews = {
  calls: () => [],
  Details: SoccerDetails,
};
