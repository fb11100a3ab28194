/** A page that is never painted, in a tab behind others, starts then. */
const LATEST_MS = 4000;

/**
 * A script that fetches and runs the modules of a page once its first picture stands: on a slow connection, text, fonts
 * and the large picture come before code that nobody can use yet.
 */
export const startScript = (modules: readonly string[]): string =>
  `(function(){var m=${JSON.stringify(modules)};` +
  `function go(){m.splice(0).forEach(function(u){import(u).catch(function(){})})}` +
  `if(document.hidden)go();else{requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,${LATEST_MS})}})()`;
