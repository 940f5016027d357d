import type { News } from '@kampdag/core/live/news/news';
import { type NextNews, nextNews, withNews } from '@kampdag/core/live/news/newsQueue';

/** Says news one after the other, never faster than they can be heard. */
export interface Announcer {
  /** Says news in its turn: what weighs most is never dropped. */
  readonly tell: (news: readonly News[]) => void;
  /** Says what is no news of the match, such as a line that was lost. */
  readonly say: (text: string) => void;
  /** Falls silent for good. */
  readonly stop: () => void;
}

/** What an announcer works on. */
export interface Announcements {
  readonly show: (text: string) => void;
  /** Whether a text is still being spoken: the next one waits. */
  readonly isBusy: () => boolean;
  /** News in sentences, in the words of the moment at which it is said. */
  readonly textsOf: (next: NextNews) => readonly string[];
}

/** Milliseconds of silence after a text, at least. */
const pause = 3000;

/** Milliseconds after which somebody who is spoken to is looked at again. */
const busy = 400;

/** Milliseconds that it takes to say a letter: about 180 words a minute. */
const perLetter = 60;

/**
 * An announcer that shows a text at once and then waits as long as it takes to hear it, three seconds at least; what comes
 * meanwhile is said together. Its place is emptied afterwards, so that the same news is heard a second time.
 */
export const createAnnouncer = ({ show, isBusy, textsOf }: Announcements): Announcer => {
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
    tell: (news) => {
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
