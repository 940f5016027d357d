/** The language of what the federation writes, names above all: it stands on parts of an English page (WCAG 3.1.2). */
export const federationLanguage = 'nb';
