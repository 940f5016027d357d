import * as t from 'io-ts';

/** A recording that the demonstration offers in the lab. */
export interface LabRecording {
  readonly name: string;
}

/** The demonstration's list of recordings. */
export const LabRecordings: t.Type<readonly LabRecording[], unknown> = t.readonlyArray(
  t.type({ name: t.string }),
);
