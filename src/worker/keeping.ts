import { keptAtHeader } from '../web/offline/protocol.ts';

/** Statuses by which the server says that there is no such thing, or none that may be shown. */
const gone: ReadonlySet<number> = new Set([401, 403, 404, 410, 451]);

/** Whether what is kept at an address has to go, because this is the answer there now. */
export const isGone = ({ status }: Response): boolean => gone.has(status);

/** Whether an answer may be kept on the device. */
export const mayBeKept = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('cache-control')?.includes('no-store') !== true;

/** When a kept answer came, in milliseconds since 1970. */
export const keptAtOf = ({ headers }: Response): number => Number(headers.get(keptAtHeader));

/** Headers of a kept answer: of its own those that decide how it is shown, and when it came. */
export const keptHeaders = (
  { headers }: Response,
  keptAt: number,
  more: Readonly<Record<string, string>> = {},
): Headers => {
  const kept = new Headers({ ...more, [keptAtHeader]: String(keptAt) });
  for (const name of [
    'content-type',
    'content-security-policy',
    'cross-origin-opener-policy',
    'referrer-policy',
  ]) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
};
