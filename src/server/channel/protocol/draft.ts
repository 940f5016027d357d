import * as t from 'io-ts';

/** An optional, nullable value. */
export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** Reads a message from its publisher. */
export const Draft = t.partial({
  id: nullable(t.string),
  name: nullable(t.string),
  data: nullable(t.string),
  encoding: nullable(t.string),
  clientId: nullable(t.string),
  extras: nullable(t.UnknownRecord),
});

/** A message from its publisher. Fields that the server sets (time, serial) are ignored. */
export type Draft = t.TypeOf<typeof Draft>;
