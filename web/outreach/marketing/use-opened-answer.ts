import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question an id stands for and brings it to the screen; false if it is not there. */
function openAnswer(id: string): boolean {
  const answer = document.getElementById(id);
  const details = answer?.closest('details');
  if (!answer) return false;
  // Opening an address with a hash, the browser has done it already, and people may have scrolled on since.
  if (!details || details.open) return true;
  details.open = true;
  answer.scrollIntoView();
  details.querySelector('summary')?.focus({ preventScroll: true });
  return true;
}

/** /faq#hotel shows that answer: on arrival from another page, after a change of the hash, and if a search hides it. */
export function useOpenedAnswer(isFiltered: boolean, showAll: () => void): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // The address, not the router: a search has taken the hash out of it without telling the router.
    const id = location.hash.slice(1);
    if (!id || openAnswer(id) || !isFiltered) return;
    showAll();
  }, [hash, key, isFiltered, showAll]);
}
