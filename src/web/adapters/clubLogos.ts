import type { OrgId } from '@kampdag/core/ids';
import { sides } from '@kampdag/core/side';
import { logoPath } from '@kampdag/core/site/paths';
import type { LogosOf } from '../context/logosOf.ts';

/** Where a browser says that its visitor wants few bytes. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Finds clubs' logos, and marks each picture that has come (`data-loaded`): a crest stands there until then. None where bytes are saved. */
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
