import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isIntroSeen, markIntroSeen } from './intro-seen.ts';

/** The introduction opens for those who have not seen it, and for whoever asks with `?intro=1`. */
export function useIntro() {
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (new URLSearchParams(search).get('intro') === '1' || !isIntroSeen()) setOpen(true);
  }, [search]);
  const close = useCallback(() => {
    markIntroSeen();
    setOpen(false);
  }, []);
  const open = useCallback(() => setOpen(true), []);
  return { isOpen, open, close };
}
