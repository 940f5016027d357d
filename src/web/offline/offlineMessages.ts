import type { Localised } from '../i18n/localised.ts';

const en = {
  seen: (time: string, age: string) => `Seen ${time}, ${age}`,
  justNow: 'just now',
  noNetwork: 'No network',
  noAnswer: 'The site cannot be reached',
  missing: 'Parts of this page are not stored on this device. You can open:',
  missingAll: 'Parts of this page are not stored on this device.',
  reload: 'Reload',
  showNewest: 'Show latest',
  update: 'A new version is ready',
};

type OfflineMessages = typeof en;

const no: OfflineMessages = {
  seen: (time, age) => `Sett ${time}, ${age}`,
  justNow: 'nå nettopp',
  noNetwork: 'Uten nett',
  noAnswer: 'Nettstedet svarer ikke',
  missing: 'Denne siden er ikke lagret i sin helhet på denne enheten. Du kan åpne:',
  missingAll: 'Denne siden er ikke lagret i sin helhet på denne enheten.',
  reload: 'Last på nytt',
  showNewest: 'Vis det nyeste',
  update: 'En ny versjon er klar',
};

/** Texts about the network, the age of the content, and new versions. */
export const offlineMessages: Localised<OfflineMessages> = { en, no };
