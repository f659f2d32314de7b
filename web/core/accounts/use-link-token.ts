import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of the link in the e-mail. It travels in the fragment, which no server or log sees, and leaves the
 * address bar at once, so that it cannot be copied or shared by accident.
 */
export function useLinkToken(): [token: string | null, forget: () => void] {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  useLayoutEffect(() => {
    const found = /^#token=(.+)$/.exec(hash)?.[1];
    if (!found) return;
    setToken(found);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return [token, () => setToken(null)];
}
