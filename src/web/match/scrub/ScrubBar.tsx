import { liveScoreOf } from '@kampdag/core/live/channel/goals';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { type Moment, momentOf } from '@kampdag/core/live/cursor/moment';
import { type Advantage, matchPlaybackScaleOf } from '@kampdag/core/live/cursor/playbackScale';
import { Serial } from '@kampdag/core/live/log/timeToken';
import { type LiveMatch, messagesOf } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { matchStart, momentParameter } from '@kampdag/core/site/paths';
import type { SportKind } from '@kampdag/core/sportKind';
import type { Instant } from '@kampdag/core/time/instant';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { useFormat, useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { positionIn, type ScrubActor, scrubMachine } from '../../machines/scrubMachine.ts';
import { liveText } from '../../matches/matchText.tsx';
import { useQuery } from '../../router/useQuery.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { clockText } from '../board/liveBoard.ts';
import { scrubRoom } from '../live/page.css.ts';
import { useLiveSlice } from '../live/useLiveSlice.ts';
import { AskFirst } from './AskFirst.tsx';
import { momentActor, usePinnedScore } from './momentActor.ts';
import { ScrubControls } from './ScrubControls.tsx';
import { ScrubTrack } from './ScrubTrack.tsx';
import * as styles from './scrub.css.ts';
import { scrubMessages } from './scrubMessages.ts';
import { type Scrubbing } from './useScrubbing.ts';
import { useSeen } from './useSeen.ts';
import { useSteps } from './useSteps.ts';

interface ScrubBarProps {
  /** The match's machine as it is now. */
  readonly live: LiveActor;
  readonly sport: SportKind;
  readonly scrubbing: Scrubbing;
  /** The points of the set in play; null where the sport has none. */
  readonly setPoints: ((match: LiveMatch) => string | null) | null;
  /** Intervals with more players on one side; null where the sport has none. */
  readonly advantages: ((match: LiveMatch) => readonly Advantage[]) | null;
  /** Whether the match is live, to label the way back. */
  readonly isLive: boolean;
}

const matchOf = ({ context }: LiveSnapshot): LiveMatch | null => context.match;

type ScrubSnapshot = ReturnType<ScrubActor['getSnapshot']>;
const momentIn = ({ context }: ScrubSnapshot): Moment => context.moment;
const nowIn = ({ context }: ScrubSnapshot): Instant => context.now;
const isPlayingIn = ({ value }: ScrubSnapshot): boolean => value === 'playing';

/**
 * The first moment shown: the address's, or the first of the match where that is earlier; the last without an address. Null
 * without any message.
 */
const firstMoment = (match: LiveMatch, serial: string | null): Moment | null => {
  const messages = messagesOf(match);
  return (serial === null ? messages.at(-1) : (momentOf(match, Serial(serial)) ?? messages[0])) ?? null;
};

/** Milliseconds on a moment until the address names it, as every link of the page depends on the address. */
const addressDelay = 400;

interface BarProps extends ScrubBarProps {
  /** The match when the bar was opened. */
  readonly first: LiveMatch;
  readonly actor: ScrubActor;
  /** The match's machine at the moment. */
  readonly past: LiveActor;
}

const noPoints = (): null => null;

const Bar = ({ live, first, sport, scrubbing, setPoints, advantages, isLive, actor, past }: BarProps) => {
  const m = useMessages(scrubMessages);
  const format = useFormat();
  const [, change] = useQuery();
  const moment = useSelector(actor, momentIn);
  const now = useSelector(actor, nowIn);
  const isPlaying = useSelector(actor, isPlayingIn);
  const match = useSelector(live, matchOf) ?? first;
  const here = positionIn({ read: () => match, now });
  const seen = useSeen(match, moment, here, scrubbing.isHidden);
  const score = useLiveSlice(past, scoreOf);
  const points = useLiveSlice(past, setPoints ?? noPoints);
  const clock = useLiveSlice(past, clockOf);
  const running = useLiveSlice(past, liveScoreOf);
  const matchWords = useMessages(matchesMessages);
  const { periods, period } = useSportWords(sport);

  const step = useSteps(live, actor);
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (isPlaying || written.current === moment.serial) return undefined;
    const timer = setTimeout(() => {
      written.current = moment.serial;
      change({ [momentParameter]: moment.serial });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [isPlaying, moment, change]);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const time = `${format.clock(now)}:${String(Math.floor(now / 1000) % 60).padStart(2, '0')}`;
  const where = liveText(running, matchWords, periods)?.long;
  // `2nd period 3:49`, `Set 2: 14–12`; the time of day before and after play.
  const within = points === null ? ` ${clock === null ? '' : clockText(clock)(now)}` : `: ${points}`;
  const inMatch = where === undefined || clock === null ? time : `${where}${within}`;
  const scoreText = score === null ? '' : `${score.home}–${score.away}`;
  const standing = clock?.state === 'notStarted' ? time : m.place(inMatch, scoreText);
  return (
    <section ref={place} className={styles.bar} aria-label={m.label} data-scrub>
      <div className={styles.head}>
        <p className={styles.asOf}>{m.asOf(standing)}</p>
        {scrubbing.isHidden ? (
          <AskFirst scrubbing={scrubbing} matchId={match.matchId} />
        ) : (
          <Button quiet onClick={scrubbing.leave}>
            {isLive ? m.toNow : m.toEnd}
          </Button>
        )}
      </div>
      <ScrubTrack
        match={match}
        period={period}
        advantages={advantages}
        place={here}
        length={scrubbing.isHidden ? seen : matchPlaybackScaleOf(match).length}
        label={m.slider}
        text={standing}
        onPlace={(place) => actor.send({ type: 'seek', place })}
        onKey={step}
      />
      <ScrubControls actor={actor} onStep={step} />
      <p className={styles.hint}>{m.keys}</p>
    </section>
  );
};

const StartedScrubBar = ({
  first,
  moment,
  ...props
}: ScrubBarProps & {
  readonly first: LiveMatch;
  readonly moment: Moment;
  /** What the address names. */
  readonly named: string | null;
}) => {
  const { live, scrubbing, named } = props;
  // As it was opened: the address changes with the moment.
  const [playsFromStart] = useState(named === matchStart);
  const { setView, startsAt } = scrubbing;
  const [actor] = useState(() =>
    createActor(scrubMachine, { input: { read: () => matchOf(live.getSnapshot()) ?? first, moment } }),
  );
  const [past] = useState(() => momentActor(live, actor));
  usePinnedScore(past);
  useEffect(() => {
    actor.start();
    if (playsFromStart) actor.send({ type: 'play' });
    setView({
      actor: past,
      clock: {
        now: () => actor.getSnapshot().context.now,
        onMove: (moved) => {
          const subscription = actor.subscribe(moved);
          return () => subscription.unsubscribe();
        },
      },
      goTo: (there) => actor.send({ type: 'goTo', moment: there }),
    });
    return () => {
      setView(null);
      actor.stop();
    };
  }, [actor, past, setView, playsFromStart]);
  // Another moment may be pressed after this was drawn and before the page has its view.
  useEffect(() => {
    if (startsAt !== null) actor.send({ type: 'goTo', moment: startsAt });
  }, [actor, startsAt]);
  return <Bar {...props} first={first} actor={actor} past={past} />;
};

/** Says that there is no moment yet, and shows the live match whatever the address names. */
const NothingYet = ({ scrubbing }: { readonly scrubbing: Scrubbing }) => {
  const m = useMessages(scrubMessages);
  const { stopWaiting } = scrubbing;
  useEffect(stopWaiting, [stopWaiting]);
  return (
    <section className={styles.bar} aria-label={m.label} data-scrub>
      <div className={styles.head}>
        <p>{m.nothingYet}</p>
        <Button quiet onClick={scrubbing.leave}>
          {m.close}
        </Button>
      </div>
    </section>
  );
};

/** The scrub bar: a slider with marked events, steps between events, and playback. */
export const ScrubBar = (props: ScrubBarProps) => {
  const m = useMessages(scrubMessages);
  const { live, scrubbing } = props;
  const match = useSelector(live, matchOf);
  const [query] = useQuery();
  if (match === null) return <output className={scrubRoom}>{m.loading}</output>;
  const named = query.get(momentParameter);
  const moment = scrubbing.startsAt ?? firstMoment(match, named);
  return moment === null ? (
    <NothingYet scrubbing={scrubbing} />
  ) : (
    <StartedScrubBar {...props} first={match} moment={moment} named={named} />
  );
};
