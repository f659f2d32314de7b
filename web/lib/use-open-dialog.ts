import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from './router.tsx';

const withOpen = (search: string, name: string | null): string => {
  const params = new URLSearchParams(search);
  if (name === null) params.delete('open');
  else params.set('open', name);
  return params.size > 0 ? `?${params}` : '';
};

/**
 * Dialogs that a URL can open: `/vault?open=pin`. Opened on the page, a dialog gets its own history entry, so
 * that Back closes it. Returns the open one and a function that opens one or, with null, closes it.
 */
export function useOpenDialog<T extends string>(...names: T[]): [T | null, (name: T | null) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('open');
  const open = names.find((name) => name === asked) ?? null;
  // Closing is asynchronous, and dialogs report it more than once: going back twice would leave the page.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [open]);
  const set = (name: T | null) => {
    if (name !== null) return navigate(pathname + withOpen(search, name), { state: { isDialog: true } });
    if (open === null || isClosing.current) return;
    isClosing.current = true;
    if ((state as { isDialog?: boolean } | null)?.isDialog) navigate(-1);
    else navigate(pathname + withOpen(search, null), { replace: true });
  };
  return [open, set];
}

/** Whether the URL asks for this part of the page: `/evacuation?open=drill`. */
export const useIsAskedFor = (name: string): boolean =>
  new URLSearchParams(useLocation().search).get('open') === name;
