import { missingAt } from '@kampdag/core/sport/common/exclusion';
import { sendingsOffIn } from '@kampdag/core/sport/soccer/sendingsOff';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { LeadByPeriods } from '../../match/lead/PlayedLead.tsx';
import { lazyPanel } from '../../match/parts/lazyPanel.tsx';
import type { PlayedProps, PlayedViews } from '../../match/parts/page.ts';
import { quiet } from '../../match/parts/parts.css.ts';
import { ScorePeriods } from '../../match/periods/PlayedPeriods.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { sharedWords } from '../../match/plays/incidentWords.ts';

/** The minute of a second of play, as football counts: the first second is in the first minute. */
const minuteOf = (second: number): number => Math.floor(second / 60) + 1;

/** Goals by half and, after a sending-off, from when a side was players short (IFAB law 12.3). */
const SoccerPeriods = (props: PlayedProps) => {
  const { names, played } = props.page;
  const b = useMessages(ballPageMessages);
  const sentOff = sendingsOffIn(props.story ?? [], played);
  return (
    <ScorePeriods
      {...props}
      caption={b.goals}
      below={
        sentOff.length === 0 ? null : (
          <ul className={quiet}>
            {sentOff.map(({ key, side, from }) => {
              const own = sentOff.filter((one) => one.side === side);
              return <li key={key}>{b.playersShort(names[side], missingAt(own, from), minuteOf(from))}</li>;
            })}
          </ul>
        )
      }
    />
  );
};

const Sheets = lazyPanel(async () => (await import('./PlayedSheets.tsx')).PlayedSheets);

const Incidents = (props: PlayedProps) => <Events {...props} words={sharedWords} />;

/** A played match of the corporate variant (specification §2); its few events fit the summary. */
export const soccerPlayed: PlayedViews = {
  calls: () => [],
  tabs: [
    { key: 'summary', Lead: SoccerPeriods, Main: Incidents, Rest: LeadByPeriods },
    { key: 'players', Main: Sheets },
  ],
};
