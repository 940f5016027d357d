import { type Moment, momentOf } from '@kampdag/core/live/cursor/moment';
import { matchPlaybackScaleOf } from '@kampdag/core/live/cursor/playbackScale';
import type { Advantage } from '@kampdag/core/live/cursor/playTimes';
import { Serial } from '@kampdag/core/live/log/timeToken';
import { type LiveMatch, messagesOf } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import type { Instant } from '@kampdag/core/time/instant';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { placeIn, type TravelActor, travelMachine } from '../../machines/scrubMachine.ts';
import { useQuery } from '../../router/useQuery.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { travelRoom } from '../live/page.css.ts';
import { useLiveSlice } from '../live/useLiveSlice.ts';
import { travellingActor } from './momentActor.ts';
import { TravelControls } from './ScrubControls.tsx';
import { TravelTrack } from './ScrubTrack.tsx';
import * as styles from './scrub.css.ts';
import { travelMessages } from './scrubMessages.ts';
import { usePinned } from './usePinnedScore.ts';
import { momentParameter, type Travel } from './useScrubbing.ts';
import { useSteps } from './useSteps.ts';

/** The props of the scrub bar. */
export interface TravelBarProps {
  /** The match's machine as it is now. */
  readonly live: LiveActor;
  readonly travel: Travel;
  /** Intervals with more players on one side; null where the sport has none. */
  readonly advantages: ((match: LiveMatch) => readonly Advantage[]) | null;
  /** Whether the match is live, to label the way back. */
  readonly isLive: boolean;
}

const matchOf = ({ context }: LiveSnapshot): LiveMatch | null => context.match;

type TravelSnapshot = ReturnType<TravelActor['getSnapshot']>;
const momentIn = ({ context }: TravelSnapshot): Moment => context.moment;
const nowIn = ({ context }: TravelSnapshot): Instant => context.now;
const isPlayingIn = ({ value }: TravelSnapshot): boolean => value === 'playing';

/**
 * The first moment shown: the address's, or the first of the match where that is earlier; the last without an address. Null
 * without any message.
 */
const firstMoment = (match: LiveMatch, serial: string | null): Moment | null => {
  const messages = messagesOf(match);
  return (serial === null ? messages.at(-1) : (momentOf(match, Serial(serial)) ?? messages[0])) ?? null;
};

/** Milliseconds on a moment until the address names it, as every link of the page depends on the address. */
const standing = 400;

interface BarProps extends TravelBarProps {
  readonly actor: TravelActor;
  /** The match's machine at the moment. */
  readonly past: LiveActor;
}

const Bar = ({ live, travel, advantages, isLive, actor, past }: BarProps) => {
  const m = useMessages(travelMessages);
  const format = useFormat();
  const [, change] = useQuery();
  const moment = useSelector(actor, momentIn);
  const now = useSelector(actor, nowIn);
  const isPlaying = useSelector(actor, isPlayingIn);
  const match = useSelector(live, matchOf);
  const score = useLiveSlice(past, scoreOf);

  const step = useSteps(live, actor);
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (isPlaying || written.current === moment.serial) return undefined;
    const timer = setTimeout(() => {
      written.current = moment.serial;
      change({ [momentParameter]: moment.serial });
    }, standing);
    return () => clearTimeout(timer);
  }, [isPlaying, moment, change]);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const time = `${format.clock(now)}:${String(Math.floor(now / 1000) % 60).padStart(2, '0')}`;
  const scoreText = score === null ? '' : `${score.home}–${score.away}`;
  return (
    <section ref={place} className={styles.bar} aria-label={m.label} data-travel>
      <div className={styles.head}>
        <p className={styles.asOf}>{m.asOf(time)}</p>
        <Button quiet onClick={travel.leave}>
          {isLive ? m.toNow : m.toEnd}
        </Button>
      </div>
      {match === null ? null : (
        <TravelTrack
          match={match}
          advantages={advantages}
          place={placeIn({ read: () => match, now })}
          length={matchPlaybackScaleOf(match).length}
          label={m.slider}
          text={m.place(time, scoreText)}
          onPlace={(place) => actor.send({ type: 'seek', place })}
          onKey={step}
        />
      )}
      <TravelControls actor={actor} onStep={step} />
      <p className={styles.hint}>{m.keys}</p>
    </section>
  );
};

interface WayProps extends TravelBarProps {
  readonly first: LiveMatch;
  readonly moment: Moment;
}

/** The scrub bar of a match with messages. */
const Way = ({ first, moment, ...props }: WayProps) => {
  const { live, travel } = props;
  const { begin } = travel;
  const [actor] = useState(() =>
    createActor(travelMachine, { input: { read: () => matchOf(live.getSnapshot()) ?? first, moment } }),
  );
  const [past] = useState(() => travellingActor(live, actor));
  usePinned(past);
  useEffect(() => {
    actor.start();
    begin({
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
      begin(null);
      actor.stop();
    };
  }, [actor, past, begin]);
  return <Bar {...props} actor={actor} past={past} />;
};

/** Says that there is no moment yet, and shows the live match whatever the address names. */
const NothingYet = ({ travel }: { readonly travel: Travel }) => {
  const m = useMessages(travelMessages);
  const { giveUp } = travel;
  useEffect(giveUp, [giveUp]);
  return (
    <section className={styles.bar} aria-label={m.label} data-travel>
      <div className={styles.head}>
        <p>{m.nothingYet}</p>
        <Button quiet onClick={travel.leave}>
          {m.close}
        </Button>
      </div>
    </section>
  );
};

/** The scrub bar: a slider with marked events, steps between events, and playback. */
export const TravelBar = (props: TravelBarProps) => {
  const m = useMessages(travelMessages);
  const { live, travel } = props;
  const match = useSelector(live, matchOf);
  const [query] = useQuery();
  if (match === null) return <output className={travelRoom}>{m.loading}</output>;
  const moment = travel.startsAt ?? firstMoment(match, query.get(momentParameter));
  return moment === null ? <NothingYet travel={travel} /> : <Way {...props} first={match} moment={moment} />;
};
