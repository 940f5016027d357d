/**
 * The language of the federation's texts, mostly names, on pages in every language (WCAG 3.1.2). By its rules the site orders names
 * (reading 6) and makes their letters great; a table that a visitor sorts follows the visitor's language.
 */
export const federationLanguage = 'nb';
