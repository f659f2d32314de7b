import { useEffect } from 'react';

let isFirstArrival = true;

/**
 * Stands beside a page, inside its Suspense boundary, so that it acts once the page is there: names the document
 * and, after a navigation, moves focus to the page's heading, which screen readers then speak.
 */
export function Arrival({ title }: { title: string }): null {
  useEffect(() => {
    document.title = title;
    document.documentElement.dataset['hydrated'] = '';
    if (isFirstArrival) {
      isFirstArrival = false;
      // The member document comes without its page: the browser looked for the hash before it was there.
      if (location.hash && scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView();
      return;
    }
    // A hash names where to go; there the browser's own idea of the starting point is the right one.
    const heading = location.hash ? null : document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [title]);
  return null;
}
