import type { Match } from '@kampdag/core/league/match/match';
import { liveMatchPath, matchPath } from '@kampdag/core/site/paths';
import { useSelector } from '@xstate/react';
import { ChevronRight, History, Pause, Play } from 'lucide-react';
import { useHydrated } from '../../context/hydration.tsx';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { FaultReportButton } from '../faultReport/FaultReportButton.tsx';
import { SoundSwitch } from '../news/SoundSwitch.tsx';
import { lazyPanel } from '../parts/lazyPanel.tsx';
import { useMatchSelection } from '../parts/usePersonPath.ts';
import { scrubMessages } from '../scrub/scrubMessages.ts';
import { ConnectionSlice, FailureSlice, RetrySlice } from './ConnectionSlice.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { IncompleteNote } from './IncompleteNote.tsx';
import type { LiveProps } from './liveSport.ts';
import * as styles from './page.css.ts';
import { stillRow } from './page.css.ts';
import { isUnavailable, useHasBegun, useMode } from './useLiveSlice.ts';

interface StillNoteProps {
  readonly match: Match;
  readonly messages: MatchMessages;
}

/** Where no script runs, in place of the connection: the page does not update, and can be loaded again. Elsewhere it is not shown, and gone after hydration. */
const StillNote = ({ match, messages: { still } }: StillNoteProps) => {
  const { selection } = useChoice();
  const format = useFormat();
  const { time } = useWallTime();
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <p className={stillRow}>
      {still.text(format.time(time))} <a href={liveMatchPath(selection, match)}>{still.reload}</a>
    </p>
  );
};

type ConnectionProps = LiveProps<LiveMessages>;

const ConnectionDetails = lazyPanel(async () => (await import('./ConnectionDetails.tsx')).ConnectionDetails);

/** Opens and closes the scrub bar. */
const ScrubButton = ({ scrubbing }: Pick<ConnectionProps, 'scrubbing'>) => {
  const { isOpen, isHidden, open, hide, leave } = scrubbing;
  const m = useMessages(scrubMessages);
  return (
    <button
      type="button"
      className={styles.quietButton}
      aria-expanded={isOpen}
      title={m.label}
      onClick={isOpen ? (isHidden ? hide : leave) : open}
    >
      <History aria-hidden="true" size={18} />
      {m.open}
    </button>
  );
};

const PauseButton = ({ pause: { isPaused, toggle }, messages }: ConnectionProps) => {
  const Sign = isPaused ? Play : Pause;
  return (
    <button type="button" className={styles.quietButton} onClick={toggle}>
      <Sign aria-hidden="true" size={18} />
      <span className={styles.buttonWord}>{isPaused ? messages.pause.resume : messages.pause.pause}</span>
    </button>
  );
};

/** The link from an ended match to its page (reading 26). */
const ReportLink = ({ match, messages }: ConnectionProps) => (
  <PageLink to={matchPath(useMatchSelection(match), match)} className={styles.report}>
    {messages.fullReport}
    <ChevronRight aria-hidden="true" size={18} className={styles.reportSign} />
  </PageLink>
);

/** The connection and its controls: while following, while paused, and at a past moment. */
export const Connection = (props: ConnectionProps) => {
  const { actor, live, match, messages, pause, scrubbing, isPlayed } = props;
  const scrubWords = useMessages(scrubMessages);
  // Whatever moment is shown: the button that opened the bar stays where it is, and keeps its focus.
  const hasEnded = useMode(live) === 'ended' || match.result !== null;
  // Before its start there is nothing to go through, and no update to pause.
  const hasBegun = useHasBegun(live, isPlayed);
  const cannotLoad = useSelector(actor, isUnavailable);
  return (
    <>
      <IncompleteNote actor={actor} messages={messages} />
      <StillNote match={match} messages={messages} />
      <div className={`${styles.connectionRow} ${styles.following}`}>
        {scrubbing.view !== null ? (
          <ConnectionStatus tone="busy" text={scrubWords.past} more={<FaultReportButton {...props} />} />
        ) : pause.isPaused ? (
          <ConnectionStatus tone="busy" text={messages.pause.state} />
        ) : (
          <ConnectionSlice
            {...props}
            more={
              <>
                <ConnectionDetails {...props} />
                <FaultReportButton {...props} />
              </>
            }
          />
        )}
        {hasEnded ? (
          <>
            <ScrubButton scrubbing={scrubbing} />
            <ReportLink {...props} />
          </>
        ) : (
          <RetrySlice
            {...props}
            otherwise={
              <>
                {hasBegun ? <ScrubButton scrubbing={scrubbing} /> : null}
                {scrubbing.isOpen ? null : (
                  <>
                    {hasBegun ? <PauseButton {...props} /> : null}
                    <SoundSwitch messages={messages} />
                  </>
                )}
              </>
            }
          />
        )}
      </div>
      {cannotLoad ? null : <FailureSlice {...props} />}
    </>
  );
};
