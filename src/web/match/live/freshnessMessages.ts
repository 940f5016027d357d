import type { Localised } from '../../i18n/localised.ts';

const en = {
  title: 'Freshness',
  delay: (median: string, longest: string, messages: number): string =>
    messages === 1
      ? `The last message arrived ${median} after it was sent.`
      : `Half of the last ${messages} messages arrived within ${median}; the slowest took ${longest}.`,
  noDelay: 'No message has arrived since the page was opened, so the delay is unknown.',
  chosenDelay: (seconds: number): string =>
    `In addition, you see the match ${seconds} seconds late, as you chose.`,
  reconnects: 'Reconnected',
  fetched: 'Messages fetched to fill gaps',
  corrections: 'Corrections',
  verified: (time: string, missing: number): string =>
    missing === 0
      ? `Compared with the whole history at ${time}: nothing was missing.`
      : `Compared with the whole history at ${time}: ${missing} missing ${missing === 1 ? 'message was' : 'messages were'} added.`,
  notVerified: 'Not yet compared with the whole history.',
  unread: (count: number): string =>
    count === 1 ? '1 message could not be read' : `${count} messages could not be read`,
  more: (count: number): string => `and ${count} more`,
  /** What cannot be as it was reported; none of it is shown. */
  anomalies: {
    title: (count: number): string =>
      count === 1 ? '1 report does not fit the others' : `${count} reports do not fit the others`,
    score: (reported: string, counted: string): string =>
      `The reporter’s own score was ${reported} where the events add up to ${counted}.`,
    afterEnd: 'An event was reported after the end of the match.',
    tooMany: (team: string, players: number): string => `${team} would have had ${players} at play.`,
    unknownPerson: 'An event names a person of neither roster.',
    notIn: (team: string): string => `A player of ${team} went out who was not in.`,
    unreportedChange: (team: string): string =>
      `${team} changed players without a report: playing times are uncertain.`,
  },
};

/** The texts on the freshness of a followed match. */
export type FreshnessMessages = typeof en;

const no: FreshnessMessages = {
  title: 'Hvor ferskt dette er',
  delay: (median, longest, messages) =>
    messages === 1
      ? `Den siste meldingen kom fram ${median} etter at den ble sendt.`
      : `Halvparten av de siste ${messages} meldingene kom fram innen ${median}; den tregeste brukte ${longest}.`,
  noDelay: 'Ingen melding har kommet etter at siden ble åpnet, så forsinkelsen er ukjent.',
  chosenDelay: (seconds) => `I tillegg ser du kampen ${seconds} sekunder senere, slik du har valgt.`,
  reconnects: 'Koblet til på nytt',
  fetched: 'Meldinger hentet for å fylle hull',
  corrections: 'Rettelser',
  verified: (time, missing) =>
    missing === 0
      ? `Sammenlignet med hele historikken kl. ${time}: ingenting manglet.`
      : `Sammenlignet med hele historikken kl. ${time}: ${missing} ${missing === 1 ? 'melding' : 'meldinger'} manglet og er lagt til.`,
  notVerified: 'Ennå ikke sammenlignet med hele historikken.',
  unread: (count) => (count === 1 ? '1 melding kunne ikke leses' : `${count} meldinger kunne ikke leses`),
  more: (count) => `og ${count} til`,
  anomalies: {
    title: (count) =>
      count === 1 ? '1 rapport passer ikke med de andre' : `${count} rapporter passer ikke med de andre`,
    score: (reported, counted) => `Rapportørens egen stilling var ${reported} der hendelsene gir ${counted}.`,
    afterEnd: 'En hendelse ble rapportert etter kampslutt.',
    tooMany: (team, players) => `${team} ville hatt ${players} spillere på banen.`,
    unknownPerson: 'En hendelse nevner en person som ikke er på noe lag.',
    notIn: (team) => `En spiller på ${team} gikk ut uten å ha vært inne.`,
    unreportedChange: (team) => `${team} byttet spillere uten rapport: spilletidene er usikre.`,
  },
};

/** The texts on freshness in every language. */
export const freshnessMessages: Localised<FreshnessMessages> = { en, no };
