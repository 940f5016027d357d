import { fullName } from '../league/player/person.ts';
import type { Transfer } from '../league/transfer/transfer.ts';
import { matchesName } from './searchWord.ts';

/** The transfers that match a search: each of its words begins a word of the player's or a club's name. */
export const foundTransfers = (transfers: readonly Transfer[], search: string): readonly Transfer[] =>
  transfers.filter((transfer) =>
    matchesName(search, [fullName(transfer), transfer.from, transfer.to].filter(Boolean).join(' ')),
  );
