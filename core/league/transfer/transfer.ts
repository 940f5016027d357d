import { OptionalDate, OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { optionalId, RowKey } from '../../decode/rowCodecs.ts';
import { PersonId } from '../../ids.ts';
import { compareNames } from '../../nameOrder.ts';
import { addYears } from '../../time/calendar.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import { fullName, nameFields } from '../player/person.ts';

/** A row of `activity/Transfers`. */
export const TransferRow = entity('transfer', {
  transferId: field('transferId', RowKey),
  personId: field('personId', optionalId(PersonId)),
  ...nameFields,
  from: field('fromOrgName', OptionalText),
  to: field('toOrgName', OptionalText),
  /** The first day on which the player may play for the new club. */
  permittedFrom: field('datePermittedToPlayNewOrg', OptionalDate),
});

/** A player's move between clubs (specification §3). */
export type Transfer = ModelOf<typeof TransferRow>;

/** The day from which transfers are requested: a year back (specification §7, §9). */
export const transfersSince = (today: CivilDate): CivilDate => addYears(today, -1);

/** Newest first (specification §2, "Transfers"), those without a date last, then by name. */
export const newestTransfersFirst = (transfers: readonly Transfer[]): readonly Transfer[] =>
  transfers.toSorted(
    (a, b) =>
      (b.permittedFrom ?? '').localeCompare(a.permittedFrom ?? '') || compareNames(fullName(a), fullName(b)),
  );
