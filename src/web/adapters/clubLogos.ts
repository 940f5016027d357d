import type { OrgId } from '@kampdag/core/ids';
import { sides } from '@kampdag/core/side';
import { logoPath } from '@kampdag/core/site/paths';
import type { LogosOf } from '../context/services.ts';

/** A browser that can report the visitor's wish to save data. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Finds clubs' logos, and marks each loaded image (`data-loaded`); a crest is shown until then. No logos in data-saving mode. */
export const clubLogos = (page: Window): LogosOf => {
  if ((page.navigator as SavingNavigator).connection?.saveData === true) return () => () => null;
  page.document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.dataset['logo'] !== undefined) {
        target.dataset['loaded'] = '';
      }
    },
    true,
  );
  return (matches) => {
    const clubs = new Map<string | null, OrgId | null>(
      matches.flatMap(({ teams }) => sides.map((side) => [teams[side].name, teams[side].clubOrgId] as const)),
    );
    return (name, club) => {
      const found = club ?? clubs.get(name) ?? null;
      return found === null || name === null ? null : logoPath(found);
    };
  };
};
