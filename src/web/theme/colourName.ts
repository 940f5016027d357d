/** The name of a colour's custom property, without its dashes. Short, because each page's inlined style has some 250 of them. */
export const colourName = (group: string, job: string): string => `${group.slice(0, 2)}-${job}`;
