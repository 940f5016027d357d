/** The global under which libraries look for the nonce. */
const name = '__webpack_nonce__';

/**
 * Shares the page's nonce with libraries that insert a style sheet (the scroll lock behind a panel); the page's policy refuses one without
 * it.
 */
export const shareStyleNonce = (page: Window): void => {
  const meta = page.document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta !== null && meta.nonce !== '') Object.assign(page, { [name]: meta.nonce });
};
