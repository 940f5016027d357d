import { matchCourseOf } from '@kampdag/core/live/cursor/course';
import { type Moment, momentOf } from '@kampdag/core/live/cursor/moment';
import type { Advantage } from '@kampdag/core/live/cursor/playTimes';
import { type Step, stepFrom, stepsOf } from '@kampdag/core/live/cursor/steps';
import { Serial } from '@kampdag/core/live/log/timeToken';
import { type LiveMatch, messagesOf } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { useSelector } from '@xstate/react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import {
  placeIn,
  type Speed,
  speeds,
  type TravelActor,
  travelMachine,
} from '../../machines/travelMachine.ts';
import { useQuery } from '../../router/useQuery.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { Segments } from '../../ui/controls/Segments.tsx';
import { travelRoom } from '../live/page.css.ts';
import { useReading } from '../live/useLive.ts';
import { TravelTrack } from './TravelTrack.tsx';
import * as styles from './travel.css.ts';
import { travellingActor } from './travellingActor.ts';
import { travelMessages } from './travelMessages.ts';
import { usePinned } from './usePinned.ts';
import { momentParameter, type Travel } from './useTravel.ts';

/** What the bar needs of the page. */
export interface TravelBarProps {
  /** The match's machine as it is, never as it was. */
  readonly live: LiveActor;
  readonly travel: Travel;
  /** The stretches of play with more players on one side; null where the sport has none. */
  readonly advantages: ((match: LiveMatch) => readonly Advantage[]) | null;
  /** Whether the match goes on, so that one comes back to it live. */
  readonly isLive: boolean;
}

const matchOf = ({ context }: LiveSnapshot): LiveMatch | null => context.match;

/** Where one begins: at the address's moment, or the first where that was before all; without one at the last. Null where nothing was told. */
const firstMoment = (match: LiveMatch, serial: string | null): Moment | null => {
  const messages = messagesOf(match);
  return (serial === null ? messages.at(-1) : (momentOf(match, Serial(serial)) ?? messages[0])) ?? null;
};

/** Milliseconds at a moment after which the address names it: who passes by changes no address, which all links of a page are made of. */
const standing = 400;

const speedText = (speed: Speed): string => `${speed}×`;

interface BarProps extends TravelBarProps {
  readonly actor: TravelActor;
  /** The match's machine at the moment. */
  readonly past: LiveActor;
}

const Bar = ({ live, travel, advantages, isLive, actor, past }: BarProps) => {
  const m = useMessages(travelMessages);
  const format = useFormat();
  const [, change] = useQuery();
  const { moment, now, speed } = useSelector(actor, ({ context }) => context);
  const isPlaying = useSelector(actor, ({ value }) => value === 'playing');
  const match = useSelector(live, matchOf);
  const score = useReading(past, scoreOf);

  const step = useCallback(
    (direction: 'on' | 'back', onlyScores: boolean) => {
      const known = matchOf(live.getSnapshot());
      if (known === null) return;
      const isChosen = onlyScores ? ({ scored }: Step) => scored !== null : undefined;
      const next = stepFrom(stepsOf(known), actor.getSnapshot().context.moment, direction, isChosen);
      if (next !== null) actor.send({ type: 'goTo', moment: next.moment });
    },
    [actor, live],
  );
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
  const Sign = isPlaying ? Pause : Play;
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
          length={matchCourseOf(match).length}
          label={m.slider}
          text={m.place(time, scoreText)}
          onPlace={(place) => actor.send({ type: 'seek', place })}
          onKey={step}
        />
      )}
      <div className={styles.controls}>
        <div className={styles.steps}>
          <IconButton label={m.scoreBack} onClick={() => step('back', true)}>
            <ChevronFirst aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label={m.back} onClick={() => step('back', false)}>
            <ChevronLeft aria-hidden="true" size={20} />
          </IconButton>
          <IconButton
            label={isPlaying ? m.pause : m.play}
            onClick={() => actor.send({ type: isPlaying ? 'pause' : 'play' })}
          >
            <Sign aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label={m.on} onClick={() => step('on', false)}>
            <ChevronRight aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label={m.scoreOn} onClick={() => step('on', true)}>
            <ChevronLast aria-hidden="true" size={20} />
          </IconButton>
        </div>
        <Segments
          label={m.speed}
          value={String(speed)}
          options={speeds.map((one) => ({ value: String(one), label: speedText(one) }))}
          onChoose={(value) => {
            const chosen = speeds.find((one) => String(one) === value);
            if (chosen !== undefined) actor.send({ type: 'setSpeed', speed: chosen });
          }}
        />
      </div>
      <p className={styles.hint}>{m.keys}</p>
    </section>
  );
};

interface WayProps extends TravelBarProps {
  readonly first: LiveMatch;
  readonly moment: Moment;
}

/** The way through a match of which something was told. */
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

/** Says that there is no moment to go to yet. The page shows what there is, whatever moment the address names. */
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

/** The way through the match: a slider with what happened marked on it, steps from event to event, and play. */
export const TravelBar = (props: TravelBarProps) => {
  const m = useMessages(travelMessages);
  const { live, travel } = props;
  const match = useSelector(live, matchOf);
  const [query] = useQuery();
  if (match === null) return <output className={travelRoom}>{m.loading}</output>;
  const moment = travel.startsAt ?? firstMoment(match, query.get(momentParameter));
  return moment === null ? <NothingYet travel={travel} /> : <Way {...props} first={match} moment={moment} />;
};
