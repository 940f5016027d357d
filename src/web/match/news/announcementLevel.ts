import { useCallback, useState, useSyncExternalStore } from 'react';

/** How much of a match is read aloud: nothing, what decides it, or every score too. */
export const announcementLevels = ['off', 'moments', 'scores'] as const;

export type AnnouncementLevel = (typeof announcementLevels)[number];

/** Where the choice is remembered. */
const key = 'announcements';

const isLevel = (text: string | null): text is AnnouncementLevel =>
  announcementLevels.some((level) => level === text);

/** Storage may be refused (a private window, a strict policy): the choice then holds for the page. */
const stored = (attempt: () => string | null): string | null => {
  try {
    return attempt();
  } catch {
    return null;
  }
};

const kept = (): AnnouncementLevel => {
  const text = stored(() => localStorage.getItem(key));
  return isLevel(text) ? text : 'moments';
};

const nobody = (): (() => void) => () => undefined;
const unknown = (): AnnouncementLevel => 'moments';

/** The visitor's choice and how to change it; big moments until there is one. The server does not know it. */
export const useAnnouncementLevel = (): readonly [AnnouncementLevel, (level: AnnouncementLevel) => void] => {
  const remembered = useSyncExternalStore(nobody, kept, unknown);
  const [chosen, setChosen] = useState<AnnouncementLevel | null>(null);
  const choose = useCallback((level: AnnouncementLevel) => {
    setChosen(level);
    stored(() => {
      localStorage.setItem(key, level);
      return null;
    });
  }, []);
  return [chosen ?? remembered, choose];
};
