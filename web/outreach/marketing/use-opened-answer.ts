import { useEffect } from 'react';
import { useLocation } from '#web/lib/router.tsx';

/** Opens the question with this id and scrolls to it; returns false if it isn't on the page. */
function openAnswer(id: string): boolean {
  const answer = document.getElementById(id);
  const details = answer?.closest('details');
  if (!answer) return false;
  // On page load with a hash the browser has already opened it, and the user may have scrolled since.
  if (!details || details.open) return true;
  details.open = true;
  answer.scrollIntoView();
  details.querySelector('summary')?.focus({ preventScroll: true });
  return true;
}

/**
 * /faq#hotel shows that answer: on navigation from another page, when the hash changes, and when a search
 * hides it.
 */
export function useOpenedAnswer(isFiltered: boolean, showAll: () => void): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // From the URL, not the router: a search removes the hash without notifying the router.
    const id = location.hash.slice(1);
    if (!id || openAnswer(id) || !isFiltered) return;
    showAll();
  }, [hash, key, isFiltered, showAll]);
}
