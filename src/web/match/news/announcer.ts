import type { News } from '@kampdag/core/live/news/news';
import { type NextNews, nextNews, withNews } from '@kampdag/core/live/news/newsQueue';

/** Announces news one after the other, paced for listening. */
export interface Announcer {
  /** Queues news; the most important is never dropped. */
  readonly announce: (news: readonly News[]) => void;
  /** Announces other text, such as a lost connection. */
  readonly say: (text: string) => void;
  /** Stops for good. */
  readonly stop: () => void;
}

/** The ports of an announcer. */
export interface AnnouncerPorts {
  readonly show: (text: string) => void;
  /** Whether a text is still being spoken; the next waits. */
  readonly isBusy: () => boolean;
  /** News as sentences, worded when announced. */
  readonly textsOf: (next: NextNews) => readonly string[];
}

/** Least silence after a text, milliseconds. */
const pause = 3000;

/** Milliseconds between checks whether speech has ended. */
const busy = 400;

/** Milliseconds to speak a letter, at about 180 words a minute. */
const perLetter = 60;

/**
 * An announcer that shows a text, waits as long as it takes to hear, three seconds at least, then announces together what came
 * meanwhile. It empties the region in between, so that repeated news is announced again.
 */
export const createAnnouncer = ({ show, isBusy, textsOf }: AnnouncerPorts): Announcer => {
  let waiting: readonly News[] = [];
  let words: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    if (isBusy()) {
      timer = setTimeout(next, busy);
      return;
    }
    const chosen = nextNews(waiting);
    const text = [...words, ...textsOf(chosen)].join(' ');
    waiting = chosen.waiting;
    words = [];
    show(text);
    timer = text === '' ? undefined : setTimeout(next, Math.max(pause, text.length * perLetter));
  };
  const begin = (): void => {
    if (timer === undefined) next();
  };

  return {
    announce: (news) => {
      waiting = withNews(waiting, news);
      if (waiting.length > 0) begin();
    },
    say: (text) => {
      words = [...words.filter((one) => one !== text), text];
      begin();
    },
    stop: () => {
      clearTimeout(timer);
      waiting = [];
      words = [];
    },
  };
};
