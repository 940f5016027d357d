import { either } from 'fp-ts';
import * as t from 'io-ts';
import { MatchId } from '../../ids.ts';
import { type SportKind, sportKinds } from '../../sport/sportKind.ts';
import { Instant } from '../../time/instant.ts';
import type { ChannelMessage } from '../channel/channel.ts';
import { Serial, serialOfInteger } from '../log/timeToken.ts';
import { WireNumber, WireText } from './wireCodecs.ts';

/** The recording format's number that this code writes and, at most, reads (recordings.md). */
const recordingFormat = 1;

/** The row of the match list that a recording's header carries; fields it lacks are null. */
export interface RecordedMatch {
  readonly matchId: MatchId;
  readonly matchDate: string | null;
  /** As hhmm. */
  readonly matchStartTime: number | null;
  readonly hometeam: string | null;
  readonly awayteam: string | null;
  readonly hometeamId: number | null;
  readonly awayteamId: number | null;
}

/** The first line of a recording. */
export interface RecordingHeader {
  readonly sport: SportKind;
  readonly channel: string;
  readonly match: RecordedMatch;
}

/** A line that could not be taken as it is; the others stand. */
export interface LineProblem {
  /** From 1, the header's. */
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

/** Why a text is no recording this code can read. */
export interface RecordingRefusal {
  readonly type: 'RecordingRefusal';
  readonly message: string;
}

const refuse = (message: string): either.Either<RecordingRefusal, never> =>
  either.left({ type: 'RecordingRefusal', message });

const Header = t.type({
  recording: t.number,
  sport: t.string,
  channel: WireText,
  match: t.type({
    matchId: t.number,
    matchDate: WireText,
    matchStartTime: WireNumber,
    hometeam: WireText,
    awayteam: WireText,
    hometeamId: WireNumber,
    awayteamId: WireNumber,
  }),
});

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

interface Place {
  readonly serial: Serial;
  readonly timestamp: Instant;
}

/**
 * Where a line stands in the channel. The order of the file is the order of the channel: a serial that is missing or does
 * not grow is replaced by one just after the line before, so that no message of the file is lost or moved.
 */
const placeAfter = (
  before: Place,
  sent: Readonly<Record<string, unknown>>,
  line: number,
): { readonly place: Place; readonly problem: string | null } => {
  const timestamp =
    typeof sent.timestamp === 'number' && Number.isFinite(sent.timestamp)
      ? Instant(sent.timestamp)
      : before.timestamp;
  const own =
    typeof sent.serial === 'number' && Number.isSafeInteger(sent.serial) && sent.serial >= 0
      ? serialOfInteger(sent.serial)
      : null;
  if (own !== null && own > before.serial) return { place: { serial: own, timestamp }, problem: null };
  const root = before.serial.split('+')[0] ?? '';
  const serial = Serial(`${root}+${String(line).padStart(9, '0')}`);
  const problem = own === null ? 'no integer "serial"' : `serial ${Number(own)} does not grow`;
  return { place: { serial, timestamp }, problem: `${problem}: kept in the order of the file` };
};

/** Reads a recording. A bad line is reported and costs itself alone; a bad header refuses the whole. */
export const parseRecording = (text: string): either.Either<RecordingRefusal, Recording> => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = parseHeader(lines[0] ?? '');
  if (either.isLeft(header)) return header;
  const messages: ChannelMessage[] = [];
  const problems: LineProblem[] = [];
  let before: Place = { serial: serialOfInteger(0), timestamp: Instant(0) };
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (line === 1) continue;
    if (content.trim() === '') {
      // The end of the last line is no line.
      if (line < lines.length) problems.push({ line, message: 'blank line' });
      continue;
    }
    const json = parseJson(content);
    if (either.isLeft(json) || !t.UnknownRecord.is(json.right)) {
      problems.push({ line, message: 'no JSON object' });
      continue;
    }
    const sent = json.right;
    const { place, problem } = placeAfter(before, sent, line);
    if (problem !== null) problems.push({ line, message: problem });
    before = place;
    messages.push({
      ...place,
      data: sent.data,
      ...(typeof sent.error === 'string' ? { error: sent.error } : {}),
    });
  }
  return either.right({ header: header.right, messages, problems });
};

/** What is written down as a recording. */
interface Written extends Pick<Recording, 'header' | 'messages'> {
  /** More that its first line tells. */
  readonly report?: unknown;
}

/** Writes a recording; serials become the integers of the file by their order. */
export const printRecording = ({ header, messages, report }: Written): string => {
  const { sport, channel, match } = header;
  const first = JSON.stringify({ recording: recordingFormat, sport, channel, match, report });
  const rest = messages.map(({ serial, timestamp, data, error }, index) => {
    const integer = /^\d{1,16}$/.test(serial) ? Number(serial) : index + 1;
    return JSON.stringify({ serial: integer, timestamp, ...(error === undefined ? {} : { error }), data });
  });
  return `${[first, ...rest].join('\n')}\n`;
};
