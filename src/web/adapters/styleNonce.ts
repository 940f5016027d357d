/** The name under which libraries look for it. */
const name = '__webpack_nonce__';

/**
 * Hands the page's nonce to libraries that write a stylesheet of their own (the scroll lock behind a panel): the page's policy
 * refuses one without.
 */
export const shareStyleNonce = (page: Window): void => {
  const meta = page.document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta !== null && meta.nonce !== '') Object.assign(page, { [name]: meta.nonce });
};
