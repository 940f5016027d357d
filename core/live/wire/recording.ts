import { either } from 'fp-ts';
import * as t from 'io-ts';
import { MatchId } from '../../ids.ts';
import { type SportKind, sportKinds } from '../../sportKind.ts';
import { Instant } from '../../time/instant.ts';
import { Serial, serialOfInteger, type TimeToken } from '../log/timeToken.ts';
import type { ChannelMessage } from './channel.ts';
import { WireNumber, WireText } from './wireCodecs.ts';

/** The recording format that this code writes, and the newest that it reads (recordings.md). */
const recordingFormat = 1;

const MatchFields = t.type({
  matchDate: WireText,
  /** As hhmm. */
  matchStartTime: WireNumber,
  hometeam: WireText,
  awayteam: WireText,
  hometeamId: WireNumber,
  awayteamId: WireNumber,
});

const Header = t.type({
  recording: t.number,
  sport: t.string,
  channel: WireText,
  match: t.type({ matchId: t.number, ...MatchFields.props }),
});

/** The first line of a recording. */
export interface RecordingHeader {
  readonly sport: SportKind;
  readonly channel: string;
  /** Missing fields are null. */
  readonly match: Readonly<t.TypeOf<typeof MatchFields>> & { readonly matchId: MatchId };
}

/** A line that was dropped or repaired. */
export interface LineProblem {
  /** From 1, the header. */
  readonly line: number;
  readonly message: string;
}

/** The history of one channel as a text file. */
export interface Recording {
  readonly header: RecordingHeader;
  /** In the order of the file. */
  readonly messages: readonly ChannelMessage[];
  readonly problems: readonly LineProblem[];
}

/** Why a text cannot be read as a recording. */
export interface RecordingRefusal {
  readonly type: 'RecordingRefusal';
  readonly message: string;
}

const refuse = (message: string): either.Either<RecordingRefusal, never> =>
  either.left({ type: 'RecordingRefusal', message });

const parseJson = (text: string): either.Either<string, unknown> =>
  either.tryCatch(
    () => JSON.parse(text) as unknown,
    () => 'not JSON',
  );

const parseHeader = (line: string): either.Either<RecordingRefusal, RecordingHeader> => {
  const json = parseJson(line);
  if (either.isLeft(json) || !t.UnknownRecord.is(json.right)) {
    return refuse(
      'line 1 is no recording header: it must be a JSON object with "recording", "sport" and "match"',
    );
  }
  const version = json.right.recording;
  if (typeof version === 'number' && version > recordingFormat) {
    return refuse(
      `the recording has format ${version}; this version of Kampdag reads up to ${recordingFormat}`,
    );
  }
  const header = Header.decode(json.right);
  if (either.isLeft(header)) {
    return refuse('line 1 is no recording header: "recording", "sport" and "match.matchId" must be there');
  }
  const sport = sportKinds.find((kind) => kind === header.right.sport);
  if (sport === undefined) {
    return refuse(`unknown sport ${JSON.stringify(header.right.sport)}; known are ${sportKinds.join(', ')}`);
  }
  const matchId = MatchId(header.right.match.matchId);
  return either.right({
    sport,
    channel: header.right.channel ?? `match:${matchId}:all`,
    match: { ...header.right.match, matchId },
  });
};

/**
 * A line's token. The order of the file is the order of the channel: a serial that is missing or does not grow is replaced
 * by one just after the line before, so that no message is lost or moved.
 */
const tokenAfter = (
  before: TimeToken,
  sent: Readonly<Record<string, unknown>>,
  line: number,
): { readonly token: TimeToken; readonly problem: string | null } => {
  const timestamp =
    typeof sent.timestamp === 'number' && Number.isFinite(sent.timestamp)
      ? Instant(sent.timestamp)
      : before.timestamp;
  const own =
    typeof sent.serial === 'number' && Number.isSafeInteger(sent.serial) && sent.serial >= 0
      ? serialOfInteger(sent.serial)
      : null;
  if (own !== null && own > before.serial) return { token: { serial: own, timestamp }, problem: null };
  const root = before.serial.split('+')[0] ?? '';
  const serial = Serial(`${root}+${String(line).padStart(9, '0')}`);
  const problem = own === null ? 'no integer "serial"' : `serial ${Number(own)} does not grow`;
  return { token: { serial, timestamp }, problem: `${problem}: kept in the order of the file` };
};

/** Parses a recording. A bad line is dropped and reported; a bad header fails the whole. */
export const parseRecording = (text: string): either.Either<RecordingRefusal, Recording> => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = parseHeader(lines[0] ?? '');
  if (either.isLeft(header)) return header;
  const messages: ChannelMessage[] = [];
  const problems: LineProblem[] = [];
  let before: TimeToken = { serial: serialOfInteger(0), timestamp: Instant(0) };
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (line === 1) continue;
    if (content.trim() === '') {
      // The last newline does not begin another line.
      if (line < lines.length) problems.push({ line, message: 'blank line' });
      continue;
    }
    const json = parseJson(content);
    if (either.isLeft(json) || !t.UnknownRecord.is(json.right)) {
      problems.push({ line, message: 'no JSON object' });
      continue;
    }
    const sent = json.right;
    const { token, problem } = tokenAfter(before, sent, line);
    if (problem !== null) problems.push({ line, message: problem });
    before = token;
    messages.push({
      ...token,
      data: sent.data,
      ...(typeof sent.error === 'string' ? { error: sent.error } : {}),
    });
  }
  return either.right({ header: header.right, messages, problems });
};

/** The contents of a recording to print. */
interface PrintedRecording extends Pick<Recording, 'header' | 'messages'> {
  /** An extra field of its first line. */
  readonly report?: unknown;
}

/** Prints a recording; serials that are not integers are numbered in order. */
export const printRecording = ({ header, messages, report }: PrintedRecording): string => {
  const { sport, channel, match } = header;
  const first = JSON.stringify({ recording: recordingFormat, sport, channel, match, report });
  const rest = messages.map(({ serial, timestamp, data, error }, index) => {
    const integer = /^\d{1,16}$/.test(serial) ? Number(serial) : index + 1;
    return JSON.stringify({ serial: integer, timestamp, error, data });
  });
  return `${[first, ...rest].join('\n')}\n`;
};
