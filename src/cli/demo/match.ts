import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchById } from '@kampdag/core/gateway/endpoints';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { printRecording } from '@kampdag/core/live/wire/recording';
import { liveMatchPath } from '@kampdag/core/site/paths';
import { emptySelection, type Selection } from '@kampdag/core/site/selection';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import { recordedMoment } from '../../../fixtures/upstream/recordedMoment.ts';
import { projectRoot } from '../processes.ts';
import { publishRecording } from '../publish/recording.ts';
import { type Running, readRecording } from '../recordedFile.ts';
import type { DemoInstallation } from './installation.ts';

/** The recording of the first deployment's match that is live at the recorded moment. */
const recordingFile = join(projectRoot, 'fixtures/recordings/hockey-overtime-corrections.jsonl');

/** Reads the match, and writes its recording in the installation's time. */
export const demoMatch = async (installation: DemoInstallation) => {
  const read = await readRecording(recordingFile, console.error);
  if (either.isLeft(read)) throw new Error(read.left);
  const { header, messages } = read.right;
  const { matchId, hometeam, awayteam } = header.match;
  const file = join(installation.folder, 'match.jsonl');
  const caughtUp = messages.map((message) => ({
    ...message,
    timestamp: Instant(Math.max(message.timestamp, recordedMoment)),
  }));
  await writeFile(file, printRecording({ header, messages: caughtUp }));

  const row = matchById.decode(installation.upstream.expected(matchById.write({ matchId })));
  if (either.isLeft(row)) throw new Error(`the upstream has no match ${matchId}`);
  const { seasonId, tournamentId } = row.right;
  const selection: Selection = { ...emptySelection, seasonId, tournamentId };
  const { date } = osloWallTime(recordedMoment);
  const [port] = installation.replicas;
  return {
    matchId,
    channel: allChannel(matchId),
    /** Its season and its league. */
    selection,
    date,
    teams: [String(hometeam), String(awayteam)] as const,
    /** The messages from before the demonstration's time, which are sent at once; the rest follows at its pace. */
    earlier: messages.filter(({ timestamp }) => timestamp <= recordedMoment).map(({ data }) => data),
    /** The path of its live page. */
    livePath: liveMatchPath(selection, { matchId, date }),
    /** Reports it as `npm run publish` does, into the first replica, until aborted. Fails with an error message. */
    report: (speed: number, running: Running) =>
      publishRecording(
        { file, speed, url: `http://127.0.0.1:${port}`, key: installation.key, match: matchId, goals: false },
        running,
      ),
  };
};

/** The match that is reported into the demonstration. */
export type DemoMatch = Awaited<ReturnType<typeof demoMatch>>;
