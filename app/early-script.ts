// The one inline script, at most 0.5 kB compressed. It must run before the first paint (theme,
// no flash) and before the browser restores a scroll position, so it cannot be a file.
// The theme switch lives here too: it answers the first tap, long before React has started.
// Scroll restoration is manual, and Chromium then leaves out the anchor of a page that is
// loaded again: it is followed here.
// A picture that has come is marked, so that its placeholder goes without waiting for React.
// The application starts when the page has loaded, has been painted and is idle, or at the first
// sign of intent, whichever comes first.
// It is the same on every page, so one hash in the Content-Security-Policy covers the site.

/** `start` is the module that makes the page interactive. */
export function earlyScript(start: string): string {
  return `(d=>{let r=d.documentElement,t,on=addEventListener,go=()=>{if(go){go=0;import(${JSON.stringify(start)}).catch(e=>0)}},s=()=>go&&go();
history.scrollRestoration='manual';
try{t=localStorage.theme}catch{}
if(t=='dark'||t=='light')r.dataset.theme=t;
on('click',e=>{if(e.target.closest('[data-theme-switch]')){t=getComputedStyle(r).colorScheme;t=t=='dark'||t!='light'&&matchMedia('(prefers-color-scheme:dark)').matches?'light':'dark';r.dataset.theme=t;try{localStorage.theme=t}catch{}}});
for(t of['pointerdown','pointerover','keydown','focusin','scroll'])on(t,s,{capture:!0,passive:!0});
on('DOMContentLoaded',()=>{if(location.hash&&performance.getEntriesByType('navigation')[0]?.type=='reload')location.replace(location.hash)});
d.addEventListener('load',e=>{if(e.target.src)e.target.dataset.loaded=''},!0);
on('load',()=>new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();(window.requestIdleCallback||setTimeout)(s)}}).observe({type:'paint',buffered:!0}))})(document)`.replaceAll(
    '\n',
    '',
  )
}
