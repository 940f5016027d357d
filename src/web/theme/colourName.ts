/** The name of a colour's custom property, without its dashes. Short: each page has its style with it, and names some 250 colours there. */
export const colourName = (group: string, job: string): string => `${group.slice(0, 2)}-${job}`;
