/** How a PNG's last chunk looks in base64, at each of the three places where it can begin. */
const pngEnd = /(?:SUVORK5CYII=|lFTkSuQmCC|JRU5ErkJggg==)$/;

/**
 * Whether a `data:` address holds its picture to the end. A browser draws nothing for a PNG that broke on its way, and says
 * nothing of it: no error comes for which a crest could stand in.
 */
export const isWholePicture = (url: string): boolean => !url.startsWith('data:image/png') || pngEnd.test(url);
