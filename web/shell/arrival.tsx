import { useEffect } from 'react';

let isFirstArrival = true;

/**
 * Rendered beside a page, inside its Suspense boundary, so that it runs once the page has loaded: sets the
 * document title and, after a navigation, moves focus to the page's heading, which screen readers then
 * announce.
 */
export function Arrival({ title }: { title: string }): null {
  useEffect(() => {
    document.title = title;
    document.documentElement.dataset['hydrated'] = '';
    if (isFirstArrival) {
      isFirstArrival = false;
      // The member document arrives without its page, so the browser looked for the hash target before it
      // existed.
      if (location.hash && scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView();
      return;
    }
    // With a hash, the browser's own focus starting point is the right one.
    const heading = location.hash ? null : document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [title]);
  return null;
}
