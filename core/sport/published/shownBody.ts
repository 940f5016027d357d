import type { MatchId } from '../../ids.ts';
import { WireCommon, WireDelete, WireMatchData } from '../../live/wire/wire.ts';
import { isRecord, type NamesOf, type WireField } from '../../live/wire/wireCodecs.ts';
import { allSports } from '../sportOf.ts';

/** Whose names a league publishes. */
export type PublishedNames = Readonly<Record<NamesOf, boolean>>;

/** A message's body as it leaves the server. */
export type ShownBody = Readonly<Record<string, unknown>>;

type WireFields = Readonly<Record<string, WireField<unknown>>>;

const { MatchEventType: _type, ...common } = WireCommon.props;

/** The readers of each field of a type of message; sports that share a type may read a field differently. */
const fieldsOf = (own: readonly WireFields[]): ReadonlyMap<string, readonly WireField<unknown>[]> => {
  const fields = new Map<string, readonly WireField<unknown>[]>();
  for (const [name, field] of [common, ...own].flatMap((some) => Object.entries<WireField<unknown>>(some))) {
    fields.set(name, [...new Set([...(fields.get(name) ?? []), field])]);
  }
  return fields;
};

const eventRules = allSports.flatMap(({ events }) => Object.values(events));

/** Every event type of every sport, with the fields that it is read from. */
const eventTypes: ReadonlyMap<string, ReadonlyMap<string, readonly WireField<unknown>[]>> = new Map(
  [...new Set(eventRules.map(({ sentAs }) => sentAs))].map((sentAs) => [
    sentAs,
    fieldsOf(
      eventRules.flatMap((rule) =>
        rule.sentAs === sentAs ? Object.values(rule.fields).map(({ wire }) => wire) : [],
      ),
    ),
  ]),
);

const types = new Map([
  ...eventTypes,
  ['MatchData', fieldsOf([WireMatchData.props])],
  ['Delete', fieldsOf([WireDelete.props])],
]);

/** Says only that there was a message: it is read as unreadable. */
const unreadable: ShownBody = {};

/**
 * What of a message's body leaves the server: the fields that decoders read, as they read them, and names only where the league
 * publishes them (reading 43). The result decodes to the same message. Of a message that cannot be read, or that is another
 * match's, nothing of its content leaves.
 */
export const shownBody =
  (matchId: MatchId, published: PublishedNames) =>
  (body: unknown): ShownBody => {
    if (!isRecord(body) || typeof body.MatchEventType !== 'string') return unreadable;
    const { MatchEventType } = body;
    const sentMatchId = common.MatchId.read(body.MatchId);
    if (sentMatchId !== null && sentMatchId !== matchId) return { MatchEventType: '', MatchId: sentMatchId };
    const fields = types.get(MatchEventType);
    if (fields === undefined) return unreadable;
    const shown: Record<string, unknown> = { MatchEventType };
    for (const [name, readers] of fields) {
      for (const { shown: part, namesOf } of readers) {
        const value = namesOf === null || published[namesOf] ? part(body[name]) : null;
        if (value === null) continue;
        shown[name] = value;
        break;
      }
    }
    const isUnnamedEvent = eventTypes.has(MatchEventType) && !('ClientId' in shown) && !('Id' in shown);
    return isUnnamedEvent ? unreadable : shown;
  };
