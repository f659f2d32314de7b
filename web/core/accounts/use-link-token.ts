import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';

/**
 * The token from the link in the email. It's in the fragment, which never reaches servers or logs, and is
 * removed from the address bar right away, so that it can't be shared by accident.
 */
export function useLinkToken(): [token: string | null, forget: () => void] {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  useLayoutEffect(() => {
    const found = /^#token=(.+)$/.exec(hash)?.[1];
    if (!found) return;
    setToken(found);
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return [token, () => setToken(null)];
}
