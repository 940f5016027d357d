import * as t from 'io-ts';

/** What may be left out or null. */
export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** Reads a message as its publisher sends it. */
export const Draft = t.partial({
  id: nullable(t.string),
  name: nullable(t.string),
  data: nullable(t.string),
  encoding: nullable(t.string),
  clientId: nullable(t.string),
  extras: nullable(t.UnknownRecord),
});

/** A message as its publisher sends it. What the server sets itself (time, serial) is not taken from it. */
export type Draft = t.TypeOf<typeof Draft>;
