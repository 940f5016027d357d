import { either } from 'fp-ts';
import * as t from 'io-ts';
import { type Match, MatchRow } from '../league/match/match.ts';
import type { Serial } from '../live/log/timeToken.ts';
import { type LiveMatch, messagesOf } from '../live/match.ts';
import type { ChannelMessage } from '../live/wire/channel.ts';
import type { LiveMessage } from '../live/wire/message.ts';
import { parseRecording, printRecording, type Recording } from '../live/wire/recording.ts';
import { matchRecordingHeader } from '../open/matchRecording.ts';
import { openMessages } from '../open/openLog.ts';
import { languageRecords } from '../site/language.ts';
import type { SportKind } from '../sportKind.ts';

/** The report format that this code writes, and the newest that it reads. */
const reportFormat = 1;

const nullable = <A>(codec: t.Type<A, unknown>) => t.union([codec, t.null]);
const OptionalNumber = nullable(t.number);

const Report = t.type({
  /** The report format. */
  version: t.literal(reportFormat),
  /** The version of the site. */
  build: t.string,
  /** The server's time when it was copied, milliseconds since 1970 UTC. */
  at: t.number,
  /** The deployment's id. */
  deployment: t.string,
  language: t.keyof(languageRecords),
  /** Seconds of the visitor's delay. */
  delay: t.number,
  hidesResults: t.boolean,
  /** The number of the last message shown, 0 for none; null for a live page. */
  cursor: OptionalNumber,
  /** The address's view parameters: tab, filter. */
  view: t.record(t.string, t.string),
  viewport: t.type({ width: t.number, height: t.number }),
  timeZone: t.string,
  /** The state of the connection. */
  line: t.type({
    mode: t.keyof({
      waiting: null,
      replaying: null,
      settling: null,
      notYet: null,
      notSetUp: null,
      following: null,
      reconnecting: null,
      ended: null,
      unavailable: null,
    }),
    lostSince: OptionalNumber,
    glimpse: nullable(t.type({ at: OptionalNumber })),
    verified: nullable(t.type({ at: t.number, missing: t.number })),
    record: nullable(t.type({ delays: t.readonlyArray(t.number), reconnects: t.number, fetched: t.number })),
    historyFailure: nullable(t.string),
  }),
});

/** The state of a page with a fault, besides its match's log. It identifies no visitor. */
export type FaultReport = t.TypeOf<typeof Report>;

/** The first line of a recording, with the fault report's extra field. */
const Head = t.intersection([t.type({ match: t.unknown }), t.partial({ report: t.unknown })]);

/** A recording that the demonstration offers in the lab. */
export interface LabRecording {
  readonly name: string;
}

/** The demonstration's list of recordings. */
export const LabRecordings: t.Type<readonly LabRecording[], unknown> = t.readonlyArray(
  t.type({ name: t.string }),
);

/** A recording or fault report, with its match. */
export interface OpenedRecording {
  readonly recording: Recording;
  readonly match: Match;
  /** Null for a plain recording. */
  readonly report: FaultReport | null;
}

/** The number of the last message up to a serial; 0 for none. */
export const numberOf = (match: LiveMatch, last: Serial): number =>
  messagesOf(match).findLastIndex(({ serial }) => serial <= last) + 1;

/** Turns a decoded message back into the channel's. */
const channelMessageOf = (message: LiveMessage): ChannelMessage => {
  const { serial, timestamp, raw: data } = message;
  // A text body could not be decrypted.
  return message.type === 'unreadable' && typeof data === 'string'
    ? { serial, timestamp, data, error: message.why }
    : { serial, timestamp, data };
};

/** Prints a fault report: a recording of the page's messages, with the report in its first line and nothing private. */
export const printFaultReport = (
  report: Omit<FaultReport, 'version'>,
  { match, sport, live }: { readonly match: Match; readonly sport: SportKind; readonly live: LiveMatch },
): string => {
  const { match: row, ...header } = matchRecordingHeader(match, sport);
  const messages = messagesOf(live).map(channelMessageOf);
  return printRecording({
    header: { ...header, match: { ...MatchRow.encode(match), ...row } },
    messages: openMessages({ areTeamsPublished: true, areRefereesPublished: true }, match.matchId, messages),
    report: { version: reportFormat, ...report },
  });
};

const reportIn = (head: unknown): either.Either<string, FaultReport | null> => {
  if (!Head.is(head) || head.report === undefined) return either.right(null);
  const version = t.type({ version: t.number }).is(head.report) ? head.report.version : null;
  if (version !== null && version > reportFormat) {
    return either.left(
      `line 1: the fault report has form ${version}; this version reads up to ${reportFormat}`,
    );
  }
  const report = Report.decode(head.report);
  if (either.isRight(report)) return report;
  const names = report.left.map(({ context }) => context.map(({ key }) => key).filter((key) => key !== ''));
  return either.left(
    `line 1: the fault report's ${names.map((path) => path.join('.')).join(', ')} cannot be read`,
  );
};

/** Opens a recording or a fault report; an error names the line, for developers. */
export const openRecording = (text: string): either.Either<string, OpenedRecording> => {
  const parsed = parseRecording(text);
  if (either.isLeft(parsed)) {
    const { message } = parsed.left;
    return either.left(message.startsWith('line ') ? message : `line 1: ${message}`);
  }
  const recording = parsed.right;
  if (recording.messages.length === 0) return either.left('line 2: there is no message');
  const head = JSON.parse(text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '') as unknown;
  const row = Head.is(head) ? head.match : null;
  const match = MatchRow.decode(row);
  if (either.isLeft(match)) return either.left('line 1: "match" is no row of a match list');
  return either.map((report: FaultReport | null) => ({ recording, match: match.right, report }))(
    reportIn(head),
  );
};
