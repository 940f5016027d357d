/**
 * Keeps what a visitor presses before the site's code is there; `window.earlyPresses` gives it to `replayEarlyClicks`. The only script in the
 * document itself: any file comes a round trip and more after the page is seen, and of early presses on a slow phone two in ten
 * were lost without it (`npm run bench:page` waited for them in vain).
 */
export const earlyPressesScript =
  'window.earlyPresses=(()=>{const pressed=[],keep=({target})=>{pressed.push(target)};' +
  'addEventListener("click",keep,true);' +
  'return()=>{removeEventListener("click",keep,true);return pressed}})()';
