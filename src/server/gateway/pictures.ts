import { playerInfo, rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import * as t from 'io-ts';
import type { Call } from './router.ts';

/** The calls whose rows have pictures. */
const withPictures: ReadonlySet<string> = new Set([
  rosterOfTeam.name,
  playerInfo.name,
  matchTeamMembers.name,
]);

/** Over TLS from one of the hosts, or part of the answer itself. */
const isShown = (address: string, hosts: readonly string[]): boolean => {
  if (address.startsWith('data:image/')) return true;
  const [, host = ''] = /^https:\/\/([a-z\d.-]+)(?:[/?#]|$)/i.exec(address) ?? [];
  return hosts.includes(host.toLowerCase());
};

/** Removes pictures from other hosts, so that the federation cannot direct a visitor's browser elsewhere. */
export const picturesFrom = (hosts: readonly string[]) => {
  const filtered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filtered);
    if (!t.UnknownRecord.is(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === 'imageUrl' && !(typeof inner === 'string' && isShown(inner, hosts)) ? null : filtered(inner),
      ]),
    );
  };
  return ({ name }: Call, body: unknown): unknown => (withPictures.has(name) ? filtered(body) : body);
};
