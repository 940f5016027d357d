/** The oldest browsers that run the whole site, as the README names them; others show what the server rendered. */
export const oldestBrowsers = ['chrome105', 'edge105', 'firefox110', 'safari16'] as const;
