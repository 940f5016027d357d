/** The language of the federation's texts, mostly names, on pages in English too (WCAG 3.1.2). */
export const federationLanguage = 'nb';
