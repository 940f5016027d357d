import type { LabRecording } from '@kampdag/core/lab/faultReport';
import { labRecordingPath, labRecordingsPath } from '@kampdag/core/site/paths';
import type { FastifyPluginAsync } from 'fastify';
import { sendError } from '../http/errors.ts';

/** A recording that ships with a demonstration. */
export interface BuiltInRecording {
  readonly name: string;
  readonly recording: string;
}

/** The lab's recordings: their names, and each as a file. Created on the first request. */
export const labPlugin =
  (recordings: () => readonly BuiltInRecording[]): FastifyPluginAsync =>
  async (app) => {
    const made: { all: readonly BuiltInRecording[] | null } = { all: null };
    const all = (): readonly BuiltInRecording[] => {
      made.all ??= recordings();
      return made.all;
    };

    app.get(labRecordingsPath, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(all().map(({ name }): LabRecording => ({ name }))),
    );

    app.get<{ Params: { name: string } }>(labRecordingPath(':name'), async (request, reply) => {
      const found = all().find(({ name }) => name === request.params.name);
      return found === undefined
        ? sendError(reply, 404, 'NoSuchRecording', 'There is no such recording.')
        : reply
            .type('application/jsonl; charset=utf-8')
            .header('cache-control', 'no-store')
            .send(found.recording);
    });
  };
