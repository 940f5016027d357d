import * as t from 'io-ts';

/** A recording that a demonstration offers to its workbench. */
export interface LabRecording {
  readonly name: string;
}

/** What a demonstration answers when it is asked for its recordings. */
export const LabRecordings: t.Type<readonly LabRecording[], unknown> = t.readonlyArray(
  t.type({ name: t.string }),
);
